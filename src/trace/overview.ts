import { bisectRight } from 'd3-array';

/** Least and greatest metric among the steps that fall on one pixel column. */
export type OverviewColumn = readonly [min: number, max: number];

const BLOCK = 256;
/** The quartiles of a stretch are those of at most twice so many of its values. */
const SAMPLES = 512;

/** How the values of a stretch are spread. */
export interface Spread {
  readonly low: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
  readonly high: number;
}

/** The metric of a whole trace, ready to be drawn at any width: per block of steps its least and greatest value. */
export class Overview {
  readonly #metrics: Uint16Array[] = [];
  readonly #starts: number[] = [];
  #blocks = new Uint16Array(2 * 1024);
  #length = 0;
  max = 0;

  append(metric: Uint16Array): void {
    this.#starts.push(this.#length);
    this.#metrics.push(metric);
    this.#grow(Math.ceil((this.#length + metric.length) / BLOCK));
    const blocks = this.#blocks;
    for (let from = 0; from < metric.length; ) {
      const index = this.#length + from;
      const block = Math.floor(index / BLOCK);
      const to = Math.min(metric.length, (block + 1) * BLOCK - this.#length);
      let [min, max] = index % BLOCK === 0 ? [0xffff, 0] : [blocks[2 * block]!, blocks[2 * block + 1]!];
      for (; from < to; from++) {
        const value = metric[from]!;
        if (value < min) min = value;
        if (value > max) max = value;
      }
      blocks[2 * block] = min;
      blocks[2 * block + 1] = max;
      if (max > this.max) this.max = max;
    }
    this.#length += metric.length;
  }

  #grow(blocks: number): void {
    if (2 * blocks <= this.#blocks.length) return;
    const larger = new Uint16Array(Math.max(2 * blocks, 2 * this.#blocks.length));
    larger.set(this.#blocks);
    this.#blocks = larger;
  }

  /** `count` columns over the steps from index `first` up to, not including, `last`. */
  columns(count: number, first: number, last: number): OverviewColumn[] {
    const span = last - first;
    if (span <= 0) return [];
    return Array.from({ length: count }, (_, column) => {
      const from = first + Math.floor((column * span) / count);
      const to = Math.max(from + 1, first + Math.floor(((column + 1) * span) / count));
      return this.#range(from, Math.min(to, this.#length));
    });
  }

  /** How the metric is spread over the steps from index `first` up to, not including, `last`: at least one. */
  spread(first: number, last: number): Spread {
    const to = Math.min(last, this.#length);
    const [low, high] = this.#range(first, to);
    const stride = Math.max(1, Math.floor((to - first) / SAMPLES));
    const counts = new Uint32Array(high - low + 1);
    let read = 0;
    for (let index = first; index < to; ) {
      const chunk = bisectRight(this.#starts, index) - 1;
      const start = this.#starts[chunk]!;
      const values = this.#metrics[chunk]!;
      for (const end = Math.min(to, start + values.length); index < end; index += stride, read++) counts[values[index - start]! - low]!++;
    }
    const quantile = (share: number) => {
      let [place, seen] = [0, counts[0]!];
      while (seen < share * read) seen += counts[++place]!;
      return low + place;
    };
    return { low, lowerQuartile: quantile(0.25), median: quantile(0.5), upperQuartile: quantile(0.75), high };
  }

  #range(from: number, to: number): OverviewColumn {
    let min = 0xffff;
    let max = 0;
    for (let index = from; index < to; ) {
      if (index % BLOCK === 0 && index + BLOCK <= to) {
        const block = index / BLOCK;
        min = Math.min(min, this.#blocks[2 * block]!);
        max = Math.max(max, this.#blocks[2 * block + 1]!);
        index += BLOCK;
      } else {
        // To the end of the block, of the span or of the chunk: a chunk is looked up once.
        const chunk = bisectRight(this.#starts, index) - 1;
        const start = this.#starts[chunk]!;
        const values = this.#metrics[chunk]!;
        const end = Math.min(to, (Math.floor(index / BLOCK) + 1) * BLOCK, start + values.length);
        for (; index < end; index++) {
          const value = values[index - start]!;
          if (value < min) min = value;
          if (value > max) max = value;
        }
      }
    }
    return [min, max];
  }
}
