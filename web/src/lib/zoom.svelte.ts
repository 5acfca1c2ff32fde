import { type At, far, type Size } from "./plane";

/** The part of a large board that is in sight: all of it, or nearer. */
export class Zoom {
  k = $state(1);
  x = $state(0);
  y = $state(0);
  /** How many times as broad as the whole board its place is: what is nearer fills that too. */
  room = $state(1);

  box({ width, height }: Size): string {
    return `${this.x} ${this.y} ${width / this.k} ${height / this.k}`;
  }

  /** Comes nearer or goes back, with this point of the board staying where it is on the screen. */
  by(factor: number, at: At, size: Size) {
    const k = Math.min(5, Math.max(1, this.k * factor));
    const part = this.k / k;
    this.x = at.x - (at.x - this.x) * part;
    this.y = at.y - (at.y - this.y) * part;
    this.k = k;
    this.#keep(size);
  }

  pan(by: At, size: Size) {
    this.x -= by.x;
    this.y -= by.y;
    this.#keep(size);
  }

  /** Brings a point into sight, if it is not well inside: farther from the edge than this part of what is seen. */
  show(at: At, size: Size, edge = 0.18) {
    if (this.k === 1) return;
    const [w, h] = [size.width / this.k, size.height / this.k];
    const aside = Math.abs(at.x - this.x - w / 2) / this.room;
    const inside = aside < w * (0.5 - edge) && Math.abs(at.y - this.y - h / 2) < h * (0.5 - edge);
    if (inside) return;
    this.x = at.x - w / 2;
    this.y = at.y - h / 2;
    this.#keep(size);
  }

  whole() {
    [this.k, this.x, this.y] = [1, 0, 0];
  }

  #keep({ width, height }: Size) {
    const part = width / this.k;
    // Beside the part that the board's own breadth shows there is as much again on both sides.
    const beside = Math.min((part * (this.room - 1)) / 2, (width - part) / 2);
    this.x = Math.min(width - part - beside, Math.max(beside, this.x));
    this.y = Math.min(height - height / this.k, Math.max(0, this.y));
  }
}

/** How wide a board is on the screen, in pixels; 0 until that is known. */
export class Width {
  pixels = $state(0);

  constructor(board: () => Element | undefined) {
    $effect(() => {
      const seen = board();
      const observer = new ResizeObserver(() => (this.pixels = seen?.clientWidth ?? 0));
      if (seen) observer.observe(seen);
      return () => observer.disconnect();
    });
  }
}

/** Fingers and pointers on a drawing: where they are on it. Two of them come nearer or go back, and so does the wheel. */
export class Fingers {
  readonly #down = new Map<number, At>();

  constructor(
    readonly svg: () => SVGSVGElement | undefined,
    readonly zoom: Zoom,
    readonly size: () => Size,
  ) {
    $effect(() => {
      const drawing = svg();
      // Listens itself: the page may not scroll while the board comes nearer.
      drawing?.addEventListener("wheel", this.#wheel, { passive: false });
      return () => drawing?.removeEventListener("wheel", this.#wheel);
    });
  }

  get count(): number {
    return this.#down.size;
  }

  /** A point of the screen on the drawing. */
  at(event: { clientX: number; clientY: number }): At {
    const matrix = this.svg()?.getScreenCTM()?.inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return { x, y };
  }

  /** So many units of the drawing are these pixels of the screen. */
  units = (pixels: number) => pixels / (this.svg()?.getScreenCTM()?.a ?? 1);

  down({ pointerId, clientX: x, clientY: y }: PointerEvent) {
    this.#down.set(pointerId, { x, y });
  }

  /** False if this one is not held down; `pinched` if there is another, and the two have moved the board. */
  move({ pointerId, clientX: x, clientY: y }: PointerEvent): boolean | "pinched" {
    const before = this.#down.get(pointerId);
    if (!before) return false;
    const now = { x, y };
    const other = [...this.#down].find(([id]) => id !== pointerId)?.[1];
    this.#down.set(pointerId, now);
    if (!other) return true;
    const middle = (a: At) => this.at({ clientX: (a.x + other.x) / 2, clientY: (a.y + other.y) / 2 });
    const [was, is] = [middle(before), middle(now)];
    this.zoom.pan({ x: is.x - was.x, y: is.y - was.y }, this.size());
    this.zoom.by(far(now, other) / Math.max(1, far(before, other)), middle(now), this.size());
    return "pinched";
  }

  up({ pointerId }: PointerEvent) {
    this.#down.delete(pointerId);
  }

  #wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && this.zoom.k === 1) return;
    event.preventDefault();
    this.zoom.by(Math.exp(-event.deltaY / 300), this.at(event), this.size());
  };
}
