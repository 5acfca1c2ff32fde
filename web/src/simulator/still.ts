import type { Piece, Studio } from "../send/film";
import type { View } from "../types/simulator";
import Cloth from "./Cloth.svelte";
import { ballAt } from "./flight";
import { apart, groundOf, layoutOf, shown, TILT } from "./layout";
import Peg from "./Peg.svelte";
import type { PegScene, Scene } from "./scene";

/** The cloth for a picture that is sent. */
export const studio: Studio = ({ pitch, flight }: View) => {
  const layout = layoutOf(groundOf(pitch), "wide", false, 640);
  const { width, height, figure } = layout;
  const box = { x: 0, y: 0, width, height };
  const cloth = { id: "cloth", box, of: [Cloth, { pitch, layout }] as [typeof Cloth, Record<string, unknown>] };
  const ball = (id: string, of: string) => ({ id, box: { x: -9, y: -9, width: 18, height: 18 }, of });
  const leather = ball("ball", '<use href="#sim-ball"/>');
  const shadow = ball("shadow", '<ellipse rx="6" ry="3" fill="rgb(10 30 16 / 0.38)"/>');

  function peg(
    one: PegScene,
    at: { x: number; y: number },
    lies: number | null,
    carrier: boolean,
    offside: boolean,
  ): Piece {
    const { peg, keeper, yellow } = one;
    const props = { peg: one, at: { x: 0, y: 0 }, figure: 1, lies, carrier, offside };
    return {
      key: peg,
      subject: {
        id: JSON.stringify([peg, keeper, yellow, lies, carrier, offside]),
        box: { x: -24, y: -44, width: 48, height: 60 },
        of: [Peg, props],
      },
      ...at,
      scale: figure,
    };
  }
  function pieces(scene: Scene, ms: number): Piece[] {
    const path = scene.flight?.path;
    const { x, y, z } = path ? ballAt(path, ms / 1000, flight) : { ...scene.ball.at, z: scene.ball.z };
    const fallen = new Map(
      (path?.fallen ?? [])
        .filter(([, time]) => time * 1000 <= ms)
        .map(([who, , [dx, dy]]) => [who, (Math.atan2(dy, dx) * 180) / Math.PI]),
    );
    const places = apart(
      scene.pegs.map(({ at }) => shown(layout, at)),
      figure,
    );
    const at = shown(layout, { x, y });
    return [
      { key: "cloth", subject: cloth, x: 0, y: 0 },
      ...scene.pegs.map((one, i) => {
        const on = fallen.get(one.peg) ?? one.angle;
        const lies = on === null ? null : Math.round(on + layout.turn);
        return peg(
          one,
          places[i] ?? at,
          lies,
          !path && scene.ball.carrier === one.peg,
          scene.offside.includes(one.peg),
        );
      }),
      { key: "shadow", subject: shadow, x: at.x + z * 0.25, y: at.y + z * 0.12, scale: figure },
      {
        key: "ball",
        subject: leather,
        x: at.x,
        y: at.y - (z - 5) * TILT,
        scale: figure * (1 + Math.max(0, z - 5) / 220),
      },
    ];
  }
  return { box, pieces, score: ({ score }: Scene) => [score.R, score.B] };
};
