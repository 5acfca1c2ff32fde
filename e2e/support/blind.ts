import type { CDPSession, Page } from "@playwright/test";
import { expect } from "./test";

interface Node {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  childIds?: string[];
  parentId?: string;
  properties?: { name: string; value: { value: unknown } }[];
}

/** What a screen reader has: roles and names in their order, and what has the focus. */
export interface Heard {
  role: string;
  name: string;
  focused: boolean;
  /** Roles and names of what it is part of, the nearest first. */
  within: string[];
}

const isPart = ({ ignored, role }: Node) => !ignored && role?.value !== "generic" && role?.value !== "none";
const nameOf = ({ role, name }: Node) => `${role?.value ?? ""} ${name?.value ?? ""}`;

/** Somebody who plays with nothing but the accessibility tree and the keyboard. */
export class Blind {
  #session: Promise<CDPSession>;

  constructor(readonly page: Page) {
    this.#session = page.context().newCDPSession(page);
  }

  async tree(): Promise<Heard[]> {
    const session = await this.#session;
    const { nodes } = (await session.send("Accessibility.getFullAXTree")) as unknown as { nodes: Node[] };
    const by = new Map(nodes.map((node) => [node.nodeId, node]));
    const heard: Heard[] = [];
    const visit = (node: Node, within: string[]) => {
      const role = node.role?.value ?? "";
      const name = node.name?.value ?? "";
      const focused = node.properties?.some((one) => one.name === "focused" && one.value.value === true) ?? false;
      if (!node.ignored) heard.push({ role, name, focused, within });
      const more = isPart(node) ? [nameOf(node), ...within] : within;
      for (const id of node.childIds ?? []) {
        const child = by.get(id);
        if (child) visit(child, more);
      }
    };
    if (nodes[0]) visit(nodes[0], []);
    return heard;
  }

  /** What has the focus; never the page as a whole. */
  async focused(): Promise<Heard> {
    const session = await this.#session;
    const { result } = await session.send("Runtime.evaluate", { expression: "document.activeElement" });
    const lost = { role: "", name: "", focused: false, within: [] };
    if (!result.objectId || result.className === "HTMLBodyElement") return lost;
    // Of the tree only this and what it is part of: the whole of it for each press of a key takes most of the time.
    const { nodes } = (await session.send("Accessibility.getPartialAXTree", { objectId: result.objectId, fetchRelatives: true })) as unknown as { nodes: Node[] };
    const by = new Map(nodes.map((node) => [node.nodeId, node]));
    const [at] = nodes;
    if (!at || at.ignored) return lost;
    const within: string[] = [];
    for (let node = by.get(at.parentId ?? ""); node; node = by.get(node.parentId ?? "")) if (isPart(node)) within.push(nameOf(node));
    return { role: at.role?.value ?? "", name: at.name?.value ?? "", focused: true, within };
  }

  async inside(part: string): Promise<Heard[]> {
    return (await this.tree()).filter((one) => one.within.includes(part));
  }

  /** The sentences of the log, oldest first. */
  async log(name: string): Promise<string[]> {
    return (await this.inside(`log ${name}`)).filter((one) => one.role === "StaticText").map((one) => one.name);
  }

  press = (key: string) => this.page.keyboard.press(key);

  /** Goes on with the tab key until something has the focus that fits. */
  async tabTo(fits: (at: Heard) => boolean, most = 60): Promise<Heard> {
    for (let i = 0; i < most; i++) {
      const at = await this.focused();
      if (at.role && fits(at)) return at;
      await this.press("Tab");
    }
    throw new Error("the tab key does not lead there");
  }

  /** Presses a key and waits for what the log says to it. */
  async ask(key: string, log: string): Promise<string> {
    const before = (await this.log(log)).at(-1);
    await this.press(key);
    await expect.poll(async () => (await this.log(log)).at(-1)).not.toBe(before);
    return (await this.log(log)).at(-1) ?? "";
  }
}
