import type { Piece, Studio } from "../send/film";
import type { Club, View } from "../types/challenge";
import Figure from "./Figure.svelte";
import Ground from "./Ground.svelte";
import { layoutOf, middle } from "./layout";
import { EMPTY, fixtureOf, type Scene, shirtOf, sideOf } from "./scene";

/** The chequered board for a picture that is sent: the match that this club plays. */
export const studio: Studio = (view: View, seat) => {
  const { board } = view;
  const layout = layoutOf(board, "wide", false);
  const box = { x: 0, y: 0, width: layout.width, height: layout.height };
  const ground = { id: "ground", box, of: [Ground, { layout, board }] as [typeof Ground, Record<string, unknown>] };
  const around = { x: -14, y: -14, width: 28, height: 28 };
  const ball = {
    id: "ball",
    box: around,
    of: '<circle fill="#fffdf4" stroke="var(--cha-ink)" r="5.4"/><path d="M0-2.4 2.3-.7 1.4 2-1.4 2-2.3-.7Z" fill="var(--cha-ink)"/>',
  };
  const matchOf = (scene: Scene) => {
    const at = fixtureOf(scene.view, seat as Club);
    return { match: scene.matches[at] ?? EMPTY, fixture: scene.view.fixtures[at] };
  };
  function pieces(scene: Scene): Piece[] {
    const { match, fixture } = matchOf(scene);
    const men = match.men.flatMap((man): Piece[] => {
      const { name, number, ring, caution, keeper, at } = man;
      if (!at || !fixture) return [];
      const props = { man: { number, ring, caution, keeper }, shirt: shirtOf(fixture, man.side) };
      return [
        {
          key: name,
          subject: { id: JSON.stringify(props), box: around, of: [Figure, props] },
          ...middle(layout, at),
          scale: 1.15,
        },
      ];
    });
    const { x, y } = middle(layout, match.ball);
    const held = match.men.some(({ at }) => at === match.ball) ? 6.2 : 0;
    return [
      { key: "ground", subject: ground, x: 0, y: 0 },
      ...men,
      { key: "ball", subject: ball, x: x + held, y: y + held, scale: 1.15 },
    ];
  }
  return {
    box,
    pieces,
    shirts(scene: Scene) {
      const { fixture } = matchOf(scene);
      const first = fixture && sideOf(fixture, fixture.clubs[0]);
      return fixture && first && shirtOf(fixture, first) === "B" ? ["B", "R"] : ["R", "B"];
    },
    score(scene: Scene) {
      const { match, fixture } = matchOf(scene);
      const { S, N } = match.score;
      // In the order of the clubs, whoever plays at home.
      return fixture && fixture.host !== null && fixture.host !== fixture.clubs[0] ? [N, S] : [S, N];
    },
  };
};
