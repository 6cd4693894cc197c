/** Least and greatest metric among the steps that fall on one pixel column. */
export type StripColumn = readonly [min: number, max: number];

const BLOCK = 256;

/** The metric of a whole trace, ready to be drawn at any width: per block of steps its least and greatest value. */
export class Strip {
  readonly #metrics: Uint16Array[] = [];
  readonly #starts: number[] = [];
  #blocks = new Uint16Array(2 * 1024);
  #length = 0;
  max = 0;

  append(metric: Uint16Array): void {
    this.#starts.push(this.#length);
    this.#metrics.push(metric);
    for (let i = 0; i < metric.length; i++) this.#add(metric[i]!);
  }

  #add(value: number): void {
    const block = Math.floor(this.#length / BLOCK);
    if (2 * block >= this.#blocks.length) {
      const larger = new Uint16Array(this.#blocks.length * 2);
      larger.set(this.#blocks);
      this.#blocks = larger;
    }
    if (this.#length % BLOCK === 0) {
      this.#blocks[2 * block] = value;
      this.#blocks[2 * block + 1] = value;
    } else {
      if (value < this.#blocks[2 * block]!) this.#blocks[2 * block] = value;
      if (value > this.#blocks[2 * block + 1]!) this.#blocks[2 * block + 1] = value;
    }
    if (value > this.max) this.max = value;
    this.#length++;
  }

  /** `count` columns over the steps from index `first` up to, not including, `last`. */
  columns(count: number, first: number, last: number): StripColumn[] {
    const span = last - first;
    if (span <= 0) return [];
    return Array.from({ length: count }, (_, column) => {
      const from = first + Math.floor((column * span) / count);
      const to = Math.max(from + 1, first + Math.floor(((column + 1) * span) / count));
      return this.#range(from, Math.min(to, this.#length));
    });
  }

  #range(from: number, to: number): StripColumn {
    let min = 0xffff;
    let max = 0;
    for (let index = from; index < to; ) {
      if (index % BLOCK === 0 && index + BLOCK <= to) {
        const block = index / BLOCK;
        min = Math.min(min, this.#blocks[2 * block]!);
        max = Math.max(max, this.#blocks[2 * block + 1]!);
        index += BLOCK;
      } else {
        const value = this.#valueAt(index);
        min = Math.min(min, value);
        max = Math.max(max, value);
        index++;
      }
    }
    return [min, max];
  }

  #valueAt(index: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#starts[middle]! <= index) low = middle;
      else high = middle - 1;
    }
    return this.#metrics[low]![index - this.#starts[low]!]!;
  }
}
