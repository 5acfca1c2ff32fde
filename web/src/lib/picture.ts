import type { Outcome } from "../types/protocol";
import { save } from "./share";

const [WIDE, HIGH] = [1200, 630];

/** Draws a result as a picture of its own: the score in the colours and patterns of the sides. */
function draw(game: string, { winner, score, tie_break }: Outcome, name: (side: string) => string): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  const paint = canvas.getContext("2d");
  if (!paint) return canvas;
  const style = getComputedStyle(document.documentElement);
  const colour = (variable: string) => style.getPropertyValue(variable).trim();
  const [display, ink, card] = [colour("--display"), "#231d16", "#fdf8ea"];
  paint.fillStyle = "#f4ecdb";
  paint.fillRect(0, 0, WIDE, HIGH);
  const half = WIDE / 2;
  for (const [i, side] of ["R", "B"].entries()) {
    const x = i * half;
    paint.fillStyle = colour(side === "R" ? "--shirt-red" : "--shirt-blue");
    paint.fillRect(x, 110, half, 400);
    // Hoops, so that the sides differ without colour too.
    paint.fillStyle = "rgb(253 248 234 / 0.16)";
    if (side === "B") for (let y = 140; y < 510; y += 80) paint.fillRect(x, y, half, 36);
    paint.textAlign = "center";
    paint.fillStyle = card;
    paint.font = `400 260px ${display}`;
    paint.fillText(String(score[i] ?? 0), x + half / 2, 390);
    paint.font = `400 56px ${display}`;
    paint.fillText(`${name(side)}${winner === side ? " ★" : ""}`, x + half / 2, 478, half - 60);
  }
  paint.fillStyle = ink;
  paint.font = `400 64px ${display}`;
  paint.fillText(game, half, 82, WIDE - 80);
  paint.font = `400 44px ${display}`;
  paint.fillText(tie_break ? `(${tie_break.join("–")})` : "Onze", half, 585, WIDE - 80);
  return canvas;
}

/** Hands the picture on: to the phone's own way of sharing, or as a file. */
export async function shareResult(game: string, outcome: Outcome, name: (side: string) => string) {
  const blob = await new Promise<Blob | null>((done) => draw(game, outcome, name).toBlob(done, "image/png"));
  if (!blob) return;
  const file = new File([blob], `onze-${outcome.score.join("-")}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] }) && matchMedia("(pointer: coarse)").matches) {
    await navigator.share({ files: [file] }).catch(() => {
      // Not shared after all.
    });
    return;
  }
  save(file, file.name);
}
