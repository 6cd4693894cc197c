import { type ScaleLinear, type ScaleLogarithmic, type ScalePoint, scaleLinear, scaleLog, scalePoint } from 'd3-scale';
import { select } from 'd3-selection';
import * as words from '#words/experiment.ts';
import { pointIn } from '../../views/kit/hover.ts';
import { chartIn, drawLabels, drawLines, type Label, type Line } from './chart.ts';
import { type Guess, MAX_RATIO, MIN_RATIO } from './prediction.ts';

type End = 'value' | 'from' | 'to';

/** What is asked: a ratio for each name, or a share. */
export interface Asked {
  readonly kind: 'ratio' | 'share';
  readonly names: readonly string[];
  /** Of ratios: the run that may need fewer, and what is counted. */
  readonly run: string;
  readonly unit: string;
}

interface Handle {
  readonly guess: number;
  readonly end: End;
}

const ROW = 74;
const FIRST_RATIO: Guess = { value: 2, range: { from: 0.5, to: 8 } };
const FIRST_SHARE: Guess = { value: 50, range: undefined };
/** A press of an arrow key: a factor of ratios, and points of shares. */
const FACTOR = 1.1;
const POINTS = 2;
const MARGIN = { left: 96, right: 26, share: 46 };
const SHARE_HEIGHT = 300;

export const firstGuesses = ({ kind, names }: Asked): Guess[] => names.map(() => (kind === 'ratio' ? FIRST_RATIO : FIRST_SHARE));

/** Lets a reader say what to expect, with a pointer, a finger or the arrow keys. */
export class PredictionPanel {
  readonly #element: HTMLElement;
  readonly #changed: (guesses: readonly Guess[]) => void;
  #asked: Asked = { kind: 'ratio', names: [], run: '', unit: '' };
  #guesses: readonly Guess[] = [];
  #ratios: ScaleLogarithmic<number, number> = scaleLog();
  #shares: ScaleLinear<number, number> = scaleLinear();
  #columns: ScalePoint<string> = scalePoint();

  constructor(element: HTMLElement, changed: (guesses: readonly Guess[]) => void) {
    this.#element = element;
    this.#changed = changed;
  }

  show(asked: Asked, guesses: readonly Guess[], width: number): void {
    this.#asked = asked;
    this.#guesses = guesses;
    this.#draw(width);
  }

  #draw(width: number): void {
    const { kind, names } = this.#asked;
    const height = kind === 'ratio' ? names.length * ROW + 54 : SHARE_HEIGHT;
    const svg = chartIn(this.#element, width, height, '');
    svg.attr('role', 'group').attr('aria-label', words.prediction.intro[kind]);
    const { lines, labels } = kind === 'ratio' ? this.#ratioFrame(width, height) : this.#shareFrame(width, height);
    drawLines(svg, 'rule', lines);
    drawLabels(svg, 'label', labels);
    svg
      .selectAll<SVGPathElement, Guess>('path.ghost')
      .data([...this.#guesses])
      .join('path')
      .attr('class', 'ghost')
      .attr('d', (guess, place) => this.#ghostPath(guess, place, height));
    const handles = this.#guesses.flatMap(({ range }, guess): Handle[] =>
      range
        ? [
            { guess, end: 'from' },
            { guess, end: 'to' },
            { guess, end: 'value' },
          ]
        : [{ guess, end: 'value' }],
    );
    const groups = svg
      .selectAll<SVGGElement, Handle>('g.handle')
      .data(handles)
      .join((enter) => {
        const made = enter.append('g').attr('role', 'slider').attr('tabindex', 0);
        made.append('circle').attr('class', 'reach').attr('r', 20);
        made.append('path');
        return made;
      })
      .attr('class', ({ end }) => `handle ${end}`)
      .attr('transform', (handle) => this.#placeOf(handle))
      .attr('aria-orientation', kind === 'ratio' ? 'horizontal' : 'vertical')
      .attr('aria-label', ({ guess, end }) => `${names[guess]}, ${words.prediction.handle[end]}`)
      .attr('aria-valuemin', kind === 'ratio' ? MIN_RATIO : 0)
      .attr('aria-valuemax', kind === 'ratio' ? MAX_RATIO : 100)
      .attr('aria-valuenow', (handle) => this.#valueOf(handle))
      .attr('aria-valuetext', (handle) => this.#textOf(handle))
      .on('keydown', (event: KeyboardEvent, handle) => this.#press(event, handle))
      .on('pointerdown', (event: PointerEvent, handle) => this.#take(event, handle));
    groups.select('path').attr('d', ({ end }) => (end === 'value' ? 'M0 -11L11 0L0 11L-11 0Z' : 'M-3 -15H3V15H-3Z'));
  }

  #ratioFrame(width: number, height: number): { lines: Line[]; labels: Label[] } {
    const { names, run, unit } = this.#asked;
    const bottom = height - 26;
    this.#ratios = scaleLog([MIN_RATIO, MAX_RATIO], [MARGIN.left, width - MARGIN.right]).clamp(true);
    const x = this.#ratios;
    const ticks = width < 500 ? [0.1, 1, 10, 100, 1000] : [0.1, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
    return {
      lines: ticks.map((tick) => ({ kind: tick === 1 ? 'equal' : 'grid', x1: x(tick), x2: x(tick), y1: 22, y2: bottom })),
      labels: [
        ...ticks.map(
          (tick): Label => ({
            kind: 'tick',
            x: x(tick),
            y: height - 8,
            text: tick === 1 ? words.charts.equal : words.times(tick),
            anchor: 'middle',
          }),
        ),
        { kind: 'note', x: x(1) - 8, y: 14, text: words.prediction.more(unit), anchor: 'end' },
        { kind: 'note', x: x(1) + 8, y: 14, text: words.prediction.fewer(run, unit) },
        ...names.map((text, place): Label => ({ kind: 'name', x: 0, y: this.#rowOf(place) + 5, text })),
        ...this.#guesses.map(
          (guess, place): Label => ({
            kind: 'value',
            x: x(guess.value),
            y: this.#rowOf(place) - 17,
            text: words.times(Number(guess.value.toPrecision(2))),
            anchor: 'middle',
          }),
        ),
      ],
    };
  }

  #shareFrame(width: number, height: number): { lines: Line[]; labels: Label[] } {
    const { names } = this.#asked;
    const bottom = height - 30;
    this.#shares = scaleLinear([0, 100], [bottom, 24]).clamp(true);
    this.#columns = scalePoint([...names], [MARGIN.share, width - 14]).padding(0.5);
    const y = this.#shares;
    const every = names.length > 8 && width < 600 ? 2 : 1;
    return {
      lines: [0, 25, 50, 75, 100].map((tick) => ({
        kind: tick === 0 ? 'axis' : 'grid',
        x1: MARGIN.share,
        x2: width - 14,
        y1: y(tick),
        y2: y(tick),
      })),
      labels: [
        ...[0, 50, 100].map(
          (tick): Label => ({ kind: 'tick', x: MARGIN.share - 6, y: y(tick) + 4, text: words.percent(tick / 100), anchor: 'end' }),
        ),
        ...names
          .filter((_, index) => index % every === 0)
          .map((text): Label => ({ kind: 'tick', x: this.#columns(text)!, y: height - 10, text, anchor: 'middle' })),
      ],
    };
  }

  #ghostPath({ value, range }: Guess, place: number, height: number): string {
    if (range) {
      const [y, x] = [this.#rowOf(place), this.#ratios];
      return `M${x(range.from)} ${y - 11}H${x(range.to)}V${y + 11}H${x(range.from)}Z`;
    }
    const wide = Math.min(22, this.#columns.step() / 2 - 2);
    const x = this.#columns(this.#asked.names[place]!)!;
    return `M${x - wide} ${height - 30}V${this.#shares(value)}H${x + wide}V${height - 30}`;
  }

  #rowOf = (place: number) => 54 + place * ROW;

  #placeOf(handle: Handle): string {
    if (this.#asked.kind === 'ratio') return `translate(${this.#ratios(this.#valueOf(handle))} ${this.#rowOf(handle.guess)})`;
    return `translate(${this.#columns(this.#asked.names[handle.guess]!)} ${this.#shares(this.#valueOf(handle))})`;
  }

  #valueOf({ guess, end }: Handle): number {
    const { value, range } = this.#guesses[guess]!;
    return end === 'value' ? value : range![end];
  }

  #textOf(handle: Handle): string {
    const value = this.#valueOf(handle);
    return this.#asked.kind === 'ratio' ? words.fewerText(value) : words.percent(value / 100);
  }

  #press(event: KeyboardEvent, handle: Handle): void {
    const [isUp, isDown] = [/^Arrow(Right|Up)$/.test(event.key), /^Arrow(Left|Down)$/.test(event.key)];
    if (!isUp && !isDown) return;
    event.preventDefault();
    event.stopPropagation();
    const before = this.#valueOf(handle);
    const sign = isUp ? 1 : -1;
    this.#set(handle, this.#asked.kind === 'ratio' ? before * FACTOR ** sign : before + POINTS * sign);
  }

  #take(event: PointerEvent, handle: Handle): void {
    const svg = this.#element.querySelector('svg')!;
    const group = event.currentTarget as SVGGElement;
    event.preventDefault();
    group.focus({ preventScroll: true });
    group.setPointerCapture(event.pointerId);
    const move = ({ clientX, clientY }: PointerEvent) => {
      const point = pointIn(svg, clientX, clientY);
      if (point) this.#set(handle, this.#asked.kind === 'ratio' ? this.#ratios.invert(point.x) : this.#shares.invert(point.y));
    };
    const moving = select(group).on('pointermove', move);
    moving.on('pointerup pointercancel', () => moving.on('pointermove pointerup pointercancel', null));
  }

  /** Moves a handle. The guess takes its ends along, and an end stops at the guess. */
  #set({ guess, end }: Handle, wished: number): void {
    const [least, greatest] = this.#asked.kind === 'ratio' ? [MIN_RATIO, MAX_RATIO] : [0, 100];
    const to = Math.min(greatest, Math.max(least, wished));
    this.#guesses = this.#guesses.map((each, place) => {
      if (place !== guess) return each;
      const { value, range } = each;
      if (!range) return { value: Math.round(to), range };
      if (end !== 'value') return { value, range: { ...range, [end]: end === 'from' ? Math.min(to, value) : Math.max(to, value) } };
      const factor = to / value;
      const moved = { from: Math.max(least, range.from * factor), to: Math.min(greatest, range.to * factor) };
      return { value: to, range: moved };
    });
    this.#draw(Number(this.#element.querySelector('svg')!.getAttribute('width')));
    this.#changed(this.#guesses);
  }
}
