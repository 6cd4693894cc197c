import { lanes } from '#words/review.ts';
import { clockText, rungName } from '../../../../narration/en/solve.ts';
import { svgElement } from '../../../ui/element.ts';
import { hundredth } from '../../../ui/numbers.ts';
import type { Review } from './review.ts';
import { type StripLayout, stripLayout } from './strip-layout.ts';

type Attributes = Readonly<Record<string, string | number>>;

/** Classes are joined by dots, as in a selector. */
const classOf = (name: string) => name.replaceAll('.', ' ');
const path = (d: string, name: string): SVGElement => svgElement('path', { d, class: classOf(name) });
const text = (x: number, y: number, name: string, said: string): SVGElement =>
  svgElement('text', { x: hundredth(x), y: hundredth(y), class: classOf(name) }, said);
const group = (attributes: Attributes, ...children: readonly SVGElement[]): SVGElement => {
  const made = svgElement('g', attributes);
  made.append(...children);
  return made;
};

/** The strip of a solve: seconds from left to right, techniques from below to above. */
export class Strip {
  readonly #box: HTMLElement;
  readonly #svg = svgElement('svg');
  readonly #still = svgElement('g');
  readonly #cursor = svgElement('g', { class: 'cursor' });
  #layout: StripLayout | undefined;

  /** Calls `go` with the second at which a reader points. */
  constructor(box: HTMLElement, go: (seconds: number) => void) {
    this.#box = box;
    this.#svg.append(this.#still, this.#cursor);
    this.#svg.setAttribute('aria-hidden', 'true');
    box.replaceChildren(this.#svg);
    const point = (event: PointerEvent) => {
      const layout = this.#layout;
      const { left, width } = box.getBoundingClientRect();
      if (layout && width > 0) go(layout.secondsAt(((event.clientX - left) * layout.width) / width));
    };
    box.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      box.setPointerCapture(event.pointerId);
      point(event);
    });
    box.addEventListener('pointermove', (event) => box.hasPointerCapture(event.pointerId) && point(event));
  }

  /** Draws all but the cursor. `lit` is a rung that stands out. */
  draw(review: Review, width: number, lit?: number): void {
    const layout = stripLayout(review, width);
    this.#layout = layout;
    this.#svg.setAttribute('viewBox', `0 0 ${layout.width} ${layout.height}`);
    this.#box.style.height = `${layout.height}px`;
    this.#still.replaceChildren(
      ...lanesOf(review, layout, lit),
      ...takenBackBands(review, layout),
      ...simplestArea(review, layout),
      ...pausesOf(review, layout),
      ...movesOf(review, layout, lit),
      ...ladderBars(review, layout),
      ...axisOf(layout),
    );
  }

  /** Puts the cursor at a second. */
  at(seconds: number): void {
    const layout = this.#layout;
    if (!layout) return;
    const x = hundredth(layout.x(seconds));
    this.#cursor.replaceChildren(
      path(`M${x} 2V${layout.ladder + 2}`, 'now'),
      svgElement('circle', { cx: x, cy: layout.ladder + 2, r: 5, class: 'knob' }),
    );
  }
}

function lanesOf({ rungList }: Review, { left, right, rungs, top, y }: StripLayout, lit: number | undefined): SVGElement[] {
  return [
    text(14, top + 4, 'name.nothing', lanes.nothing),
    path(`M${left} ${top}H${right}`, 'lane.nothing'),
    ...rungs.flatMap((rung) => [
      path(`M${left} ${y(rung)}H${right}`, 'lane'),
      text(14, y(rung) + 4, rung === lit ? 'name.lit' : 'name', rungName(rung, rungList)),
    ]),
  ];
}

/** From a move that was taken back to the one that did it. */
function takenBackBands({ frames }: Review, { x, top, base }: StripLayout): SVGElement[] {
  const bands = frames.flatMap(({ deed, takenBackBy }, index) =>
    takenBackBy === undefined || frames.some((each, other) => other < index && (each.takenBackBy ?? -1) >= takenBackBy)
      ? []
      : [[deed.seconds, frames[takenBackBy]!.deed.seconds] as const],
  );
  return bands.map(([from, to]) =>
    svgElement('rect', {
      x: hundredth(x(from) - 3),
      y: top - 8,
      width: hundredth(x(to) - x(from) + 6),
      height: base - top + 8,
      rx: 4,
      class: 'band',
    }),
  );
}

/** The simplest rung that gave a digit, from move to move. */
function simplestArea({ verdicts, frames }: Review, { x, y, base, rungs }: StripLayout): SVGElement[] {
  let [line, before, first] = ['', 0, true];
  let widest = { seconds: 0, from: 0, rung: undefined as number | undefined };
  for (const [index, { simplest }] of verdicts.entries()) {
    const { seconds } = frames[index]!.deed;
    const rung = simplest?.showing.rung;
    const height = y(rung);
    line += `${first ? 'M' : 'L'}${hundredth(x(before))} ${height}L${hundredth(x(seconds))} ${height}`;
    if (rung !== undefined && rungs.indexOf(rung) >= 3 && seconds - before > widest.seconds)
      widest = { seconds: seconds - before, from: before, rung };
    [before, first] = [seconds, false];
  }
  if (line === '') return [];
  const labels =
    widest.rung !== undefined && x(widest.from + widest.seconds) - x(widest.from) > 90
      ? lanes.simplest.map((said, index) => text(x(widest.from) + 5, y(widest.rung) + 34 + 13 * index, 'simplest-name', said))
      : [];
  return [path(`${line}L${hundredth(x(before))} ${base}L${hundredth(x(0))} ${base}Z`, 'area'), path(line, 'simplest'), ...labels];
}

/** How much room the name of a pause takes, in the drawing's units. */
const PAUSE_NAME = 84;

function pausesOf({ solve }: Review, { x, top, base, isNarrow }: StripLayout): SVGElement[] {
  // The name of a pause has to end before that of the next one begins; a long pause has its own before a short one.
  const named: number[] = [];
  for (const { seconds } of [...solve.pauses].sort((a, b) => b.length - a.length))
    if (!isNarrow && named.every((at) => Math.abs(x(seconds) - at) >= PAUSE_NAME)) named.push(x(seconds));
  return solve.pauses.flatMap(({ seconds, length }) => {
    const at = x(seconds);
    return [
      path(`M${hundredth(at - 2.5)} ${top - 6}V${base}M${hundredth(at + 2.5)} ${top - 6}V${base}`, 'pause'),
      ...(named.includes(at) ? [text(at + 6, top + 17, 'pause-name', lanes.paused(clockText(length)))] : []),
    ];
  });
}

function movesOf(review: Review, layout: StripLayout, lit: number | undefined): SVGElement[] {
  const { x, y, top, base } = layout;
  const passedBy = review.passed();
  return review.verdicts.map((verdict, index) => {
    const { deed, thought, written, takenBackBy } = review.frames[index]!;
    const { kind, rung } = verdict;
    const simpler = passedBy[index];
    const at = x(deed.seconds);
    if (kind === 'taken-back' || kind === 'repeated')
      return path(`M${hundredth(at)} ${base - 2}l-3 ${kind === 'repeated' ? '6' : '-6'}h6z`, 'back');
    if (kind === 'hint') return path(`M${hundredth(at)} ${base - 9}l4 4l-4 4l-4 -4z`, 'hint');
    const isBad = kind === 'guess' || kind === 'mistake' || kind === 'unproven';
    const height = isBad ? top : y(rung);
    const hollow = takenBackBy === undefined ? '' : '.hollow';
    const name = `move.${isBad ? 'bad' : written.length > 0 ? 'digit' : 'strike'}${hollow}`;
    const shape =
      kind === 'guess' || kind === 'unproven'
        ? path(`M${hundredth(at)} ${height - 7}l7 7l-7 7l-7 -7z`, name)
        : kind === 'mistake'
          ? path(`M${hundredth(at - 5)} ${height - 5}l10 10m0 -10l-10 10`, 'move.mistake')
          : written.length > 0
            ? svgElement('circle', { cx: hundredth(at), cy: height, r: 3.8, class: classOf(name) })
            : path(`M${hundredth(at - 4.5)} ${height - 4.5}h9v9h-9z`, name);
    const thoughtLine = path(
      `M${hundredth(x(deed.seconds - thought) + 3)} ${height}H${hundredth(Math.max(at, x(deed.seconds - thought) + 3))}`,
      `thought.${isBad ? 'bad' : written.length > 0 ? 'digit' : 'strike'}`,
    );
    const passed = simpler === undefined ? [] : passedSign(at, height, y(simpler));
    return group({ class: lit !== undefined && rung !== lit ? 'faint' : '' }, thoughtLine, ...passed, shape);
  });
}

const passedSign = (at: number, from: number, to: number): SVGElement[] => [
  path(`M${hundredth(at)} ${from}V${to}`, 'passed'),
  svgElement('circle', { cx: hundredth(at), cy: to, r: 3.8, class: 'passed' }),
];

/** The ladder’s digits, each at the move that brought the reader to as many. */
function ladderBars(review: Review, { x, ladder: base, left, right, rungs }: StripLayout): SVGElement[] {
  let written = 0;
  const bars = review.frames.flatMap(({ deed, written: digits, takenBackBy }, index) => {
    const stands = digits.length > 0 && takenBackBy === undefined && deed.did !== 'undo';
    const now = stands ? review.writtenAt(index + 1) : written;
    const reached = review.ladder.slice(written, now);
    written = Math.max(written, now);
    return reached.map(({ rung }) => {
      const height = 2 + rungs.indexOf(rung) * 2.3;
      return svgElement('rect', {
        x: hundredth(x(deed.seconds) - 2.5),
        y: hundredth(base - height),
        width: 5,
        height: hundredth(height),
        class: 'bar',
      });
    });
  });
  return [text(14, base - 4, 'name', lanes.ladder), ...bars, path(`M${left} ${base}H${right}`, 'lane')];
}

const axisOf = ({ ticks, x, height }: StripLayout): SVGElement[] =>
  ticks.map((seconds) => text(x(seconds), height - 5, 'tick', clockText(seconds)));
