import { tickStep } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { landscape as words } from '#words/views.ts';
import { degrees, percent, tenth } from '../../ui/numbers.ts';
import { ensureChild, type Layer, setAttributes } from '../kit/elements.ts';

/** A swap changes two rows and two columns at most. */
const MAX_WIDTH = 4;
export const differences: readonly number[] = Array.from({ length: 2 * MAX_WIDTH + 1 }, (_, index) => index - MAX_WIDTH);

/** What a drawing of all swaps shows. A picture of numbers: between two there are others. */
export interface Hills {
  /** By difference: how many swaps there are, and the chance that one is kept. */
  readonly counts: readonly number[];
  readonly chances: readonly number[];
  /** 0 where there is none. */
  readonly temperature: number;
  /** The difference that the step is about. */
  readonly lit: number | undefined;
  /** Whether its swap is one of those drawn: one that was made is not, the bars are those of the grid after it. */
  readonly isAhead: boolean;
}

/** How a search that cools takes changes: undefined for one that goes by the chances alone. */
export type Curve = ((difference: number, temperature: number) => number) | undefined;

/** Differences from left to right, with room for what is warmer than the widest. */
const x = scaleLinear([-MAX_WIDTH - 0.6, MAX_WIDTH + 1.7], [0, 1]).clamp(true);
const BAR = 0.74 / (2 * MAX_WIDTH + 2.3);
/** The units of the curve, which is stretched. */
const [WIDTH, HEIGHT] = [1000, 100];

export const differenceAt = (share: number): number => x.invert(share);
/** The warmest and the coldest that can be supposed. */
export const WARMEST = MAX_WIDTH + 1.4;
export const COLDEST = 0.05;

/** The top of the axis of counts. */
function topOf(counts: readonly number[]): number {
  const most = Math.max(...counts, 1);
  const step = Math.max(1, tickStep(0, most, 7));
  return Math.ceil((most * 1.02) / step) * step;
}

/** Draws the bars, the curve over them and both axes. */
export function drawHills(drawing: Layer, { counts, chances, temperature, lit, isAhead }: Hills, curve: Curve): void {
  const y = scaleLinear([0, topOf(counts)], [1, 0]);
  // What is drawn later lies above, whichever of it comes first.
  const [axes, layer, over] = [ensureChild(drawing, 'g', 'axes'), ensureChild(drawing, 'g', 'bars'), ensureChild(drawing, 'g', 'over')];
  drawAxes(
    axes,
    y,
    counts.every((count) => count === 0),
    curve !== undefined,
  );
  const bars = (name: string, drawn: readonly number[], height: (difference: number) => number, grown = 0) =>
    setAttributes(ensureChild(layer, 'g', `${name}-bars`).selectAll('rect').data(drawn).join('rect'), {
      class: (difference) => `${name} ${difference < 0 ? 'better' : difference === 0 ? 'same' : 'worse'}`,
      x: (difference) => percent(x(difference) - BAR / 2 - grown),
      width: percent(BAR + 2 * grown),
      y: (difference) => percent(y(height(difference))),
      height: (difference) => percent(1 - y(height(difference))),
      rx: 2,
    });
  const countOf = (difference: number) => counts[difference + MAX_WIDTH]!;
  const chanceOf = (difference: number) =>
    curve && temperature > 0 ? curve(difference, temperature) : curve ? 0 : chances[difference + MAX_WIDTH]!;
  const there = differences.filter((difference) => countOf(difference) > 0);
  bars('all', there, countOf);
  bars('kept', there, (difference) => countOf(difference) * chanceOf(difference));
  bars('lit', isAhead && lit !== undefined && there.includes(lit) ? [lit] : [], countOf, 0.004);
  const number = (name: string, drawn: readonly number[], dy: string, text: (difference: number) => string) =>
    setAttributes(
      ensureChild(layer, 'g', `${name}s`).selectAll('text').data(drawn).join('text'),
      { class: (difference) => (difference === lit ? `${name} now` : name), x: (difference) => percent(x(difference)), y: '100%', dy },
      text,
    );
  number('difference', differences, '1.35em', signed);
  const known = !curve || temperature > 0;
  number('percent', known ? differences.filter((difference) => difference >= 0) : [], '2.6em', (each) =>
    words.chancePercent(chanceOf(each)),
  );
  drawCurve(over, known ? chanceOf : undefined, curve !== undefined);
  drawSign(over, temperature);
}

const signed = (difference: number) => (difference > 0 ? `+${difference}` : String(difference).replace('-', '−'));

function drawAxes(layer: Layer, y: ReturnType<typeof scaleLinear<number, number>>, isEmpty: boolean, hasRule: boolean): void {
  const levels = isEmpty ? [0] : y.ticks(4).filter(Number.isInteger);
  const height = (level: number) => percent(y(level));
  setAttributes(ensureChild(layer, 'g', 'levels').selectAll('line').data(levels).join('line'), {
    class: (level) => `level${level === 0 ? ' ground' : ''}`,
    x2: '100%',
    y1: height,
    y2: height,
  });
  const texts = (name: string, values: readonly number[]) => ensureChild(layer, 'g', name).selectAll('text').data(values).join('text');
  setAttributes(texts('counts', levels), { class: 'count', x: -7, y: height, dy: '.35em' }, String);
  const chances = { class: 'chance', x: '100%', dx: 8, y: (chance: number) => percent(1 - chance), dy: '.35em' };
  setAttributes(texts('chances', [1, 0.5, 0]), chances, words.chancePercent);
  setAttributes(ensureChild(layer, 'text', 'counts-title'), { x: 0, dx: -30, dy: '-.75em' }, words.count);
  setAttributes(ensureChild(layer, 'text', 'chances-title'), { x: '100%', dx: 44, dy: '-.75em' }, words.chance);
  setAttributes(ensureChild(layer, 'text', 'ground-title'), { x: '100%', y: '100%', dy: '1.35em' }, words.difference(hasRule));
}

/** The chance over the differences: as a curve, or in steps where the search knows whole numbers alone. */
function drawCurve(layer: Layer, chanceOf: ((difference: number) => number) | undefined, isCurve: boolean): void {
  const at = (difference: number, chance: number) => `${tenth(x(difference) * WIDTH)} ${tenth((1 - chance) * HEIGHT)}`;
  const [left, right] = x.domain() as [number, number];
  const points: string[] = [];
  if (chanceOf && isCurve) {
    points.push(at(left, 1));
    for (let difference = 0; difference <= right + 0.01; difference += 0.1) points.push(at(difference, chanceOf(difference)));
  } else if (chanceOf) {
    for (const difference of differences) {
      const [from, to] = [difference === -MAX_WIDTH ? left : difference - 0.5, difference === MAX_WIDTH ? right : difference + 0.5];
      points.push(at(from, chanceOf(difference)), at(to, chanceOf(difference)));
    }
  }
  const drawing = ensureChild(layer, 'svg', 'curve');
  setAttributes(drawing, { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none' });
  const d = points.length > 0 ? `M${points.join('L')}` : '';
  for (const name of ['casing', 'rule']) setAttributes(ensureChild(drawing, 'path', name), { d });
  const formula = ensureChild(layer, 'text', 'formula');
  setAttributes(formula, { display: chanceOf && isCurve ? 'inline' : 'none', x: percent(x(0.75)), dy: '.35em' });
  const [before, base, exponent] = words.rule;
  setAttributes(ensureChild(formula, 'tspan', 'before'), {}, before!);
  setAttributes(ensureChild(formula, 'tspan', 'base'), {}, base!);
  setAttributes(ensureChild(formula, 'tspan', 'exponent'), { dy: '-.45em' }, exponent!);
}

/** Where on the curve the difference is the temperature; at the edge for what is warmer than there is room for. */
export function signPlace(temperature: number): readonly [left: number, down: number] {
  const difference = Math.min(temperature, WARMEST);
  return [x(difference), 1 - Math.exp(-difference / temperature)];
}

/** The sign on the curve that shows the temperature, where there is one. */
function drawSign(layer: Layer, temperature: number): void {
  const sign = ensureChild(layer, 'g', 'sign');
  setAttributes(sign, { display: temperature > 0 ? 'inline' : 'none' });
  const [left, down] = signPlace(temperature > 0 ? temperature : 1).map(percent) as [string, string];
  setAttributes(ensureChild(sign, 'line', 'foot'), { x1: left, x2: left, y1: down, y2: '100%' });
  setAttributes(ensureChild(sign, 'circle', 'ring'), { cx: left, cy: down, r: 10 });
  setAttributes(ensureChild(sign, 'circle', 'grip'), { cx: left, cy: down, r: 8.5 });
  setAttributes(ensureChild(sign, 'text', 'degrees'), { x: left, y: down, dx: 24, dy: '.35em' }, words.temperature(degrees(temperature)));
}

/** Hills between two others; everything but numbers comes from the later ones. */
export function hillsBetween(one: Hills, other: Hills, share: number): Hills {
  const mix = (a: number, b: number) => a + (b - a) * share;
  const mixAll = (a: readonly number[], b: readonly number[]) => a.map((value, index) => mix(value, b[index]!));
  return {
    counts: mixAll(one.counts, other.counts),
    chances: mixAll(one.chances, other.chances),
    temperature:
      one.temperature > 0 && other.temperature > 0 ? mix(one.temperature, other.temperature) : (share > 0 ? other : one).temperature,
    lit: (share > 0 ? other : one).lit,
    isAhead: (share > 0 ? other : one).isAhead,
  };
}
