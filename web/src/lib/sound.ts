import { settings } from "./settings.svelte";

/*
 * Short sounds of our own, made as they are needed: no file travels. Each is a few lines of noise and tone.
 */
export type Sound = "card" | "dice" | "ball" | "post" | "whistle" | "crowd" | "sigh";

/** How a phone feels it, in milliseconds of buzzing and rest. */
const BUZZ: Partial<Record<Sound, number[]>> = {
  card: [8],
  dice: [12, 40, 12, 40, 18],
  whistle: [30],
  crowd: [40, 60, 40, 60, 120],
};

let air: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Browsers let a page sound only after somebody has touched it. */
function room(): AudioContext | null {
  if (!("AudioContext" in globalThis)) return null;
  air ??= new AudioContext();
  if (air.state === "suspended") void air.resume();
  return air;
}

function noise(at: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = at.createBuffer(1, at.sampleRate, at.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return hiss;
}

interface Burst {
  /** Seconds from now, and how long it lasts. */
  from?: number;
  long: number;
  loud: number;
  /** The middle of what is let through, in hertz, and how narrow that is. */
  pitch: number;
  narrow?: number;
  /** Seconds until it is at its loudest. */
  rise?: number;
}

function burst(at: AudioContext, { from = 0, long, loud, pitch, narrow = 1, rise = 0.004 }: Burst) {
  const start = at.currentTime + from;
  const source = new AudioBufferSourceNode(at, { buffer: noise(at), loop: true });
  const filter = new BiquadFilterNode(at, { type: "bandpass", frequency: pitch, Q: narrow });
  source.connect(filter).connect(swell(at, start, long, loud, rise));
  source.start(start, Math.random() * 0.5);
  source.stop(start + long);
}

function tone(at: AudioContext, { from = 0, long, loud, pitch, rise = 0.005, to = pitch }: Burst & { to?: number }) {
  const start = at.currentTime + from;
  const source = new OscillatorNode(at, { frequency: pitch });
  source.frequency.exponentialRampToValueAtTime(to, start + long);
  source.connect(swell(at, start, long, loud, rise));
  source.start(start);
  source.stop(start + long);
}

function swell(at: AudioContext, start: number, long: number, loud: number, rise: number): GainNode {
  const gain = new GainNode(at, { gain: 0.0001 });
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  gain.connect(at.destination);
  return gain;
}

const MADE: Record<Sound, (at: AudioContext) => void> = {
  card: (at) => burst(at, { long: 0.09, loud: 0.16, pitch: 2600, narrow: 0.7 }),
  dice(at) {
    for (const from of [0, 0.09, 0.16, 0.29, 0.36, 0.5])
      burst(at, { from, long: 0.035, loud: 0.22, pitch: 1500 + from * 1200, narrow: 3 });
  },
  ball: (at) => tone(at, { long: 0.16, loud: 0.35, pitch: 190, to: 55 }),
  post: (at) => tone(at, { long: 0.5, loud: 0.14, pitch: 920, to: 880 }),
  whistle(at) {
    for (const from of [0, 0.16]) {
      tone(at, { from, long: from ? 0.42 : 0.12, loud: 0.07, pitch: 2350 });
      burst(at, { from, long: from ? 0.42 : 0.12, loud: 0.05, pitch: 2500, narrow: 9 });
    }
  },
  crowd(at) {
    burst(at, { long: 1.9, loud: 0.2, pitch: 620, narrow: 0.6, rise: 0.35 });
    burst(at, { long: 1.5, loud: 0.1, pitch: 1500, narrow: 0.8, rise: 0.5 });
  },
  sigh: (at) => burst(at, { long: 0.8, loud: 0.09, pitch: 420, narrow: 0.8, rise: 0.12 }),
};

/** Plays a sound, if sound is wanted and allowed. */
export function sound(what: Sound) {
  if (document.hidden) return;
  if (settings.buzz && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ[what] ?? []);
  // Without a touch so far the browser would refuse, and say so.
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  const at = room();
  if (!at) return;
  MADE[what](at);
  document.documentElement.dataset.heard = what;
}
