import { expect, test } from "vitest";
import { hops, layoutOf, middle, nearest, ofBoard, ownBox, readSquare, towards } from "./layout";

const SIZE = { rows: 27, columns: 19 };
const squares = Array.from({ length: 27 * 19 }, (_, i) => `${Math.floor(i / 19) + 1},${(i % 19) + 1}`);

for (const name of ["wide", "tall"] as const)
  for (const turned of [false, true])
    test(`every square lies on the pitch, one square apart: ${name}${turned ? ", turned" : ""}`, () => {
      const layout = layoutOf(SIZE, name, turned);
      const { x, y, width, height } = layout.pitch;
      const places = squares.map((square) => middle(layout, square));
      expect(new Set(places.map((at) => `${at.x} ${at.y}`)).size).toBe(513);
      for (const at of places) expect(at.x > x && at.x < x + width && at.y > y && at.y < y + height).toBe(true);
    });

test("the near side has its goal on the left, or below on a phone", () => {
  for (const turned of [false, true]) {
    const [own, far] = turned ? ["27,10", "1,10"] : ["1,10", "27,10"];
    const [wide, tall] = [layoutOf(SIZE, "wide", turned), layoutOf(SIZE, "tall", turned)];
    expect(middle(wide, own as string).x).toBeLessThan(middle(wide, far as string).x);
    expect(middle(tall, own as string).y).toBeGreaterThan(middle(tall, far as string).y);
  }
});

test("the half-turn of SHO-106", () => {
  expect(ofBoard(SIZE, "11,10", true)).toBe("11,10");
  expect(ofBoard(SIZE, "11,10", false)).toBe("17,10");
  expect(ofBoard(SIZE, "4,13", false)).toBe("24,7");
  const layout = layoutOf(SIZE, "wide", false);
  const [south, north] = [true, false].map((end) => ownBox(layout, end, [1, 6], [5, 15]));
  expect(south?.x).toBe(layout.pitch.x);
  expect((north?.x ?? 0) + (north?.width ?? 0)).toBe(layout.pitch.x + layout.pitch.width);
});

test("the ball hops one row and one column at a time and arrives", () => {
  for (const [from, to] of [
    ["12,10", "17,9"],
    ["12,10", "24,18"],
    ["16,10", "9,3"],
    ["25,1", "27,3"],
    ["13,19", "15,19"],
  ] as const) {
    const way = [from, ...hops(SIZE, from, to)];
    expect(way.at(-1)).toBe(to);
    for (let i = 1; i < way.length; i++) {
      const [[a, b], [c, d]] = [readSquare(way[i - 1] as string), readSquare(way[i] as string)];
      expect([Math.abs(a - c), Math.abs(b - d)]).toEqual([1, 1]);
      expect(d >= 1 && d <= 19).toBe(true);
    }
  }
});

test("a tap means the nearest square, an arrow key the next one that way", () => {
  const things = [
    { x: 0, y: 0 },
    { x: 40, y: 0 },
    { x: 20, y: 20 },
  ];
  expect(nearest({ x: 34, y: 3 }, things, 20)).toBe(things[1]);
  expect(nearest({ x: 90, y: 90 }, things, 20)).toBeNull();
  expect(towards({ x: 0, y: 0 }, things, "ArrowRight")).toBe(things[1]);
  expect(towards({ x: 0, y: 0 }, things, "ArrowDown")).toBe(things[2]);
  expect(towards({ x: 0, y: 0 }, things, "ArrowLeft")).toBeNull();
});
