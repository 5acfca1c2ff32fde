import { expect, test } from "vitest";
import { routeOf } from "./router.svelte";

test("an address is a page of a game that there is, or it is lost", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("//")).toEqual({ page: "home" });
  expect(routeOf("/mine/")).toEqual({ page: "mine" });
  expect(routeOf("/rules/shoot")).toEqual({ page: "rules", game: "shoot" });
  expect(routeOf("/new/chifootmi")).toEqual({ page: "new", game: "chifootmi" });
  expect(routeOf("/m/5f9e1576447fbf07")).toEqual({ page: "match", id: "5f9e1576447fbf07" });
  expect(routeOf("/m/5f9e1576447fbf07/replay")).toEqual({ page: "replay", id: "5f9e1576447fbf07" });
});

test("whatever else is typed is lost, and throws nothing", () => {
  const typed = ["/%E0%A4%A", "/m/%E0%A4%A", "/m/%00", "/m/a%2Fb", "/m", "/m/a/b", "/m/a/replay/b"];
  const games = [
    "/rules/nothing",
    "/rules/__proto__",
    "/new/constructor",
    "/learn/",
    "/study/chess",
    "/mine/x",
    "/new",
  ];
  for (const path of [...typed, ...games]) expect(routeOf(path), path).toEqual({ page: "lost" });
});
