import { animated } from "./apng";
import { type Card, footOf, headOf, paintCard } from "./drawing";
import type { Film } from "./film";

/** No moving picture that is sent is larger. */
export const LIMIT = 1_500_000;
const WEBM = "video/webm";
/** The quickest of its codecs: a film is recorded as it runs. */
const CODEC = `${WEBM};codecs=vp8`;

/** Can this browser record what a canvas shows? */
export const records = () =>
  "captureStream" in HTMLCanvasElement.prototype &&
  "MediaRecorder" in globalThis &&
  MediaRecorder.isTypeSupported(CODEC);

/** How wide a film is: as much as a slow device draws thirty times a second. */
export const WIDE = 640;

/** A canvas for a film, and what draws a moment of it there. */
export function screen(
  film: Film,
  card: Card,
): { canvas: HTMLCanvasElement; show: (time: number) => CanvasRenderingContext2D } {
  const canvas = document.createElement("canvas");
  const { width, height } = film.stills.box;
  canvas.width = 2 * Math.round((width * film.camera.pixels) / 2);
  // Even, as films want it.
  canvas.height = headOf(canvas.width) + 2 * Math.round((height * film.camera.pixels) / 2) + footOf(canvas.width);
  const paint = canvas.getContext("2d", { willReadFrequently: !records() }) as CanvasRenderingContext2D;
  const show = (time: number) => {
    const [one = 0, other = 0] = film.score(time);
    paintCard(paint, canvas, { ...card, score: [one, other], shirts: film.shirts(time) });
    paint.save();
    paint.translate(0, headOf(canvas.width));
    film.draw(paint, time);
    paint.restore();
    // How far the film has come; so no moment of it is like another, and none is left out by whoever records.
    paint.fillStyle = "#d9a126";
    paint.fillRect(0, headOf(canvas.width) - 3, (canvas.width * time) / film.length, 3);
    return paint;
  };
  return { canvas, show };
}

export type Screen = ReturnType<typeof screen>;

/** The film as a file: recorded as it runs, or drawn picture by picture. `onshow` hears what moment was drawn. */
export async function filed(film: Film, on: Screen, onshow: (time: number) => void): Promise<File> {
  const recorded = records() ? await recording(film, on, onshow) : null;
  if (recorded && recorded.size > 0 && recorded.size <= LIMIT) return new File([recorded], "onze.webm", { type: WEBM });
  for (const step of [90, 180]) {
    const drawn = await pictures(film, on, step, onshow);
    if (drawn.size <= LIMIT || step === 180) return new File([drawn], "onze.png", { type: drawn.type });
  }
  throw new Error("no film");
}

/** The film as it runs; null where the browser is too slow to follow, and most of it would be missing. */
async function recording(film: Film, { canvas, show }: Screen, onshow: (time: number) => void): Promise<Blob | null> {
  show(0);
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: CODEC, videoBitsPerSecond: 900_000 });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise((done) => {
    recorder.onstop = done;
  });
  recorder.start(SECOND);
  const began = performance.now();
  for (let time = 0; time < film.length; time = performance.now() - began) {
    show(time);
    onshow(time);
    await new Promise((done) => setTimeout(done, 33));
  }
  recorder.stop();
  await ended;
  const full = parts.filter(({ size }) => size > 100).length;
  return full * SECOND < film.length - 2 * SECOND ? null : new Blob(parts, { type: WEBM });
}
const SECOND = 1000;

function pictures(film: Film, { canvas, show }: Screen, step: number, onshow: (time: number) => void): Promise<Blob> {
  const moving = Math.ceil(film.still / step);
  const holds = [...Array(moving).fill(step), Math.round(film.length - moving * step)];
  return animated((n) => {
    onshow(n * step);
    return show(n * step).getImageData(0, 0, canvas.width, canvas.height);
  }, holds);
}
