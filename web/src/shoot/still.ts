import { t } from "../lib/words.svelte";
import type { Piece, Studio } from "../send/film";
import type { View } from "../types/shoot";
import { layoutOf, middle, point, readSquare } from "./layout";
import Pitch from "./Pitch.svelte";
import type { Man, Scene } from "./scene";

/** The board for a picture that is sent: without the strip of the dice. */
export const studio: Studio = ({ board }: View) => {
  const layout = layoutOf(board, "wide", false);
  const box = { x: 0, y: 0, width: layout.strip.x, height: layout.height };
  const names = { R: t("page-colour", { side: "R" }), B: t("page-colour", { side: "B" }) };
  const around = (r: number) => ({ x: -r, y: -r, width: 2 * r, height: 2 * r });
  const ball = { id: "ball", box: around(10), of: '<use href="#sho-ball"/>' };

  const man = ({ side, number, square, offside }: Man, holds: boolean): Piece => ({
    key: `${side}${number}`,
    subject: {
      id: `${side}${number}${offside}`,
      box: around(17),
      of:
        `<ellipse cx="1.4" cy="3" rx="9" ry="8.6" fill="var(--shade)"/><use href="#sho-counter-${side}"/>` +
        `<text y="4.1" font-size="11.5" text-anchor="middle" font-family="League Gothic" fill="var(--sho-number)">${number}</text>` +
        (offside ? '<path d="M6-2V-14.5 15-11 6-7.5" fill="var(--sho-gold)" stroke="var(--sho-number)"/>' : ""),
    },
    ...middle(layout, square),
    scale: holds ? 1.12 : 1,
  });
  function pieces(scene: Scene, ms: number): Piece[] {
    const { square, net, pace } = scene.ball;
    const [, column] = readSquare(square);
    const at = net ? point(layout, net === "north" ? board.rows + 0.55 : -0.55, column - 0.5) : middle(layout, square);
    const high = pace ? Math.sin(Math.PI * Math.min(1, ms / pace)) : 0;
    return [
      {
        key: "board",
        subject: { id: `board ${scene.south}`, box, of: [Pitch, { board, layout, south: scene.south, names }] },
        x: 0,
        y: 0,
      },
      ...scene.men.map((one) => man(one, scene.holder === one.side && scene.holders.includes(one.number))),
      { key: "ball", subject: ball, ...at, scale: 1 + 0.35 * high },
    ];
  }
  return { box, pieces, score: ({ score }: Scene) => [score.R, score.B] };
};
