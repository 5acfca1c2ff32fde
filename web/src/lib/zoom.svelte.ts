interface At {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** The part of a large board that is in sight: all of it, or nearer. */
export class Zoom {
  k = $state(1);
  x = $state(0);
  y = $state(0);

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

  /** Brings a point into sight, if it is not well inside. */
  show(at: At, size: Size) {
    if (this.k === 1) return;
    const [w, h] = [size.width / this.k, size.height / this.k];
    const inside =
      at.x > this.x + w * 0.18 && at.x < this.x + w * 0.82 && at.y > this.y + h * 0.18 && at.y < this.y + h * 0.82;
    if (inside) return;
    this.x = at.x - w / 2;
    this.y = at.y - h / 2;
    this.#keep(size);
  }

  whole() {
    [this.k, this.x, this.y] = [1, 0, 0];
  }

  #keep({ width, height }: Size) {
    this.x = Math.min(width - width / this.k, Math.max(0, this.x));
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
