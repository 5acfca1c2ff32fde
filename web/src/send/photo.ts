import { type Component, mount, unmount } from "svelte";
import face from "../fonts/league-gothic.woff2?url";
import type { Box } from "../lib/plane";

/*
 * Photographs of what the page draws: a component of a board, or a few shapes, as a picture that a canvas can place
 * anywhere. So a goal that is sent looks as it did on the table.
 */
const SVG = "http://www.w3.org/2000/svg";

/** What is photographed: a component of a drawing with its properties, or shapes as markup. */
export interface Subject {
  /** The same name, the same picture. */
  id: string;
  /** The part of the drawing that is in the picture. */
  box: Box;
  /** The component is a drawing of its own, and not a part of one. */
  whole?: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: the properties belong to the component.
  of: string | [Component<any>, Record<string, unknown>];
}

/** What style sheets say of shapes; a picture on its own has none. */
const INKS = [
  ..."fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-linecap stroke-linejoin".split(
    " ",
  ),
  ..."opacity paint-order font-family font-size font-weight text-anchor dominant-baseline visibility display clip-path".split(
    " ",
  ),
  ..."stop-color stop-opacity letter-spacing".split(" "),
];

export class Camera {
  readonly #taken = new Map<string, Promise<HTMLCanvasElement>>();
  readonly #developed = new Map<string, HTMLCanvasElement>();
  #font: Promise<string> | null = null;

  /** So many points of a photograph are one of the picture: what is drawn larger stays sharp. */
  static readonly FINE = 2;

  /** `pixels` to a unit of the drawing. */
  constructor(readonly pixels: number) {}

  take(subject: Subject): Promise<HTMLCanvasElement> {
    const known = this.#taken.get(subject.id);
    if (known) return known;
    const taken = this.#take(subject);
    this.#taken.set(subject.id, taken);
    void taken.then((picture) => this.#developed.set(subject.id, picture));
    return taken;
  }

  /** The picture, if it was taken. */
  developed = ({ id }: Subject): HTMLCanvasElement | undefined => this.#developed.get(id);

  async #take({ box, of, whole }: Subject): Promise<HTMLCanvasElement> {
    const studio = document.createElement("div");
    studio.ariaHidden = "true";
    studio.inert = true;
    studio.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
    const paper = document.createElementNS(SVG, "svg");
    studio.append(paper);
    document.body.append(studio);
    const target = whole ? studio : paper;
    const scene = typeof of === "string" ? null : mount(of[0], { target, props: of[1] });
    if (typeof of === "string") paper.innerHTML = of;
    const drawn = whole ? (studio.querySelector("svg:not(:empty)") ?? paper) : paper;
    const copies = [...drawn.children].map(inked);
    const shapes = used(copies);
    if (scene) void unmount(scene);
    studio.remove();
    const [width, height] = [box.width, box.height].map((side) => Math.ceil(side * this.pixels * Camera.FINE)) as [
      number,
      number,
    ];
    const image = new Image();
    const text = [
      `<svg xmlns="${SVG}" width="${width}" height="${height}" viewBox="${box.x} ${box.y} ${box.width} ${box.height}">`,
      `<style>${await this.#face()}</style><defs>${shapes.join("")}</defs>`,
      ...copies.map(written),
      "</svg>",
    ].join("");
    image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
    return canvas;
  }

  /** A picture knows no fonts of the page: the numbers' travels with it. */
  #face(): Promise<string> {
    this.#font ??= fetch(face)
      .then((answer) => answer.arrayBuffer())
      .then((font) => `@font-face{font-family:"League Gothic";src:url(data:font/woff2;base64,${bytes64(font)})}`)
      .catch(() => "");
    return this.#font;
  }
}

const bytes64 = (data: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(data), (byte) => String.fromCharCode(byte)).join(""));
const written = (shape: Element): string => new XMLSerializer().serializeToString(shape);

/** A copy of what is drawn, each shape with its own ink. */
function inked(drawn: Element): Element {
  const copy = drawn.cloneNode(true) as Element;
  const copies = [copy, ...copy.querySelectorAll("*")];
  for (const [i, one] of [drawn, ...drawn.querySelectorAll("*")].entries()) {
    const style = getComputedStyle(one);
    const to = copies[i];
    if (!to) continue;
    for (const ink of INKS) {
      const value = style.getPropertyValue(ink);
      if (value) to.setAttribute(ink, value.replace(/url\("?[^#"]*#([^")]+)"?\)/, "url(#$1)"));
    }
    // Where it lies, whether a style or the shape itself says so.
    if (style.transform !== "none") to.setAttribute("transform", style.transform);
    to.removeAttribute("style");
    to.removeAttribute("class");
  }
  return copy;
}

/** The shapes of the page that these ones use, and those that they use in turn. */
function used(copies: Element[]): string[] {
  const within = new Set(copies.flatMap((copy) => [copy, ...copy.querySelectorAll("[id]")].map(({ id }) => id)));
  const found = new Map<string, string>();
  const look = (markup: string) => {
    for (const [, id = ""] of markup.matchAll(/(?:href="|url\()#([^")]+)/g)) {
      const shape = within.has(id) || found.has(id) ? null : document.getElementById(id);
      if (!shape) continue;
      found.set(id, "");
      const text = written(inked(shape));
      found.set(id, text);
      look(text);
    }
  };
  for (const copy of copies) look(written(copy));
  return [...found.values()];
}
