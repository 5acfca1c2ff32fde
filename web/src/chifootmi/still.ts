import type { Piece, Studio } from "../send/film";
import type { View } from "../types/chifootmi";
import CardFace from "./CardFace.svelte";
import { poseOf, WIDE } from "./layout";
import Shot from "./Shot.svelte";
import { type Scene, SIDES, type Sprite } from "./scene";
import Table from "./Table.svelte";

/** The table for a picture that is sent. */
export const studio: Studio = ({ centre }: View, seat) => {
  const near = seat === "B" ? "B" : "R";
  const box = { x: 0, y: 0, width: WIDE.width, height: WIDE.height };
  const nothing = { choices: [], label: () => "", onchoose: () => {} };

  /** All but the cards that move: it changes with the heaps, the ball and the score. */
  function table(scene: Scene): Piece {
    const { heaps, ball, kept, needed, score } = scene;
    const bare = { ...scene, sprites: [], choice: {} };
    return {
      key: "table",
      subject: {
        id: JSON.stringify([heaps, ball, kept, needed, score]),
        box,
        whole: true,
        of: [Table, { scene: bare, table: WIDE, near, seat: null, ...nothing }],
      },
      x: 0,
      y: 0,
    };
  }
  function card(scene: Scene, sprite: Sprite): Piece {
    const { owner: side, card, faceUp, key } = sprite;
    return {
      key: String(key),
      subject: {
        id: `card ${side} ${faceUp ? card : ""}`,
        box: { x: -52, y: -72, width: 104, height: 144 },
        of: [CardFace, { side, card, faceUp }],
      },
      ...poseOf(WIDE, scene, near, sprite),
    };
  }
  function shot({ kick, committed }: Scene): Piece[] {
    if (!kick) return [];
    const facts = { kick, eyes: null, committed, three: centre.includes(kick.kick), choice: undefined };
    const around = { x: 0, y: 0, width: 400, height: 330 };
    const of: Piece["subject"]["of"] = [Shot, { ...facts, ...nothing }];
    return [
      {
        key: "grass",
        subject: { id: "grass", box: around, of: '<rect width="400" height="330" rx="14" fill="var(--grass-deep)"/>' },
        x: 204,
        y: 76,
        scale: 1.48,
      },
      { key: "shot", subject: { id: JSON.stringify(kick), box: around, whole: true, of }, x: 204, y: 76, scale: 1.48 },
    ];
  }
  return {
    box,
    pieces: (scene: Scene) => [table(scene), ...scene.sprites.map((one) => card(scene, one)), ...shot(scene)],
    score: ({ score }: Scene) => SIDES.map((side) => score[side]),
  };
};
