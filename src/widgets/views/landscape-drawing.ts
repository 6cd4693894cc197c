import { tickStep } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { landscape as words } from '#words/views.ts';
import { degrees } from './degrees.ts';
import { type Layer, one } from './layer.ts';
import { percent } from './percent.ts';
import { tenth } from './tenth.ts';

/** A swap changes two rows and two columns at most. */
const WIDEST = 4;
export const differences: readonly number[] = Array.from({ length: 2 * WIDEST + 1 }, (_, index) => index - WIDEST);

/** What a drawing of all swaps shows. A picture of numbers: between two there are others. */
export interface Hills {
  /** By difference: how many swaps there are, and the chance that one is kept. */
  readonly counts: readonly number[];
  readonly chances: readonly number[];
  /** 0 where there is none. */
  readonly temperature: number;
  /** The difference that the step is about. */
  readonly lit: number | undefined;
}

/** How a search that cools takes changes: undefined for one that goes by the chances alone. */
export type Curve = ((difference: number, temperature: number) => number) | undefined;

/** Differences from left to right, with room for what is warmer than the widest. */
const x = scaleLinear([-WIDEST - 0.6, WIDEST + 1.7], [0, 1]).clamp(true);
const BAR = 0.74 / (2 * WIDEST + 2.3);
/** The units of the curve, which is stretched. */
const [WIDTH, HEIGHT] = [1000, 100];

export const differenceAt = (share: number): number => x.invert(share);
/** The warmest and the coldest that can be supposed. */
export const WARMEST = WIDEST + 1.4;
export const COLDEST = 0.05;

/** The top of the axis of counts. */
function topOf(counts: readonly number[]): number {
  const most = Math.max(...counts, 1);
  const step = Math.max(1, tickStep(0, most, 7));
  return Math.ceil((most * 1.02) / step) * step;
}

/** Draws the bars, the curve over them and both axes. */
export function drawHills(drawing: Layer, { counts, chances, temperature, lit }: Hills, curve: Curve): void {
  const y = scaleLinear([0, topOf(counts)], [1, 0]);
  // What is drawn later lies above, whichever of it comes first.
  const [axes, layer, over] = [one(drawing, 'g', 'axes'), one(drawing, 'g', 'bars'), one(drawing, 'g', 'over')];
  drawAxes(
    axes,
    y,
    counts.every((count) => count === 0),
  );
  const bars = (name: string, drawn: readonly number[], height: (difference: number) => number, grown = 0) =>
    layer
      .selectAll(`rect.${name}`)
      .data(drawn)
      .join('rect')
      .attr('class', (difference) => `${name} ${difference < 0 ? 'better' : difference === 0 ? 'same' : 'worse'}`)
      .attr('x', (difference) => percent(x(difference) - BAR / 2 - grown))
      .attr('width', percent(BAR + 2 * grown))
      .attr('y', (difference) => percent(y(height(difference))))
      .attr('height', (difference) => percent(1 - y(height(difference))))
      .attr('rx', 2);
  const countOf = (difference: number) => counts[difference + WIDEST]!;
  const chanceOf = (difference: number) =>
    curve && temperature > 0 ? curve(difference, temperature) : curve ? 0 : chances[difference + WIDEST]!;
  const there = differences.filter((difference) => countOf(difference) > 0);
  bars('all', there, countOf);
  bars('kept', there, (difference) => countOf(difference) * chanceOf(difference));
  bars('lit', lit !== undefined && there.includes(lit) ? [lit] : [], countOf, 0.004);
  const number = (name: string, drawn: readonly number[], dy: string, text: (difference: number) => string) =>
    layer
      .selectAll(`text.${name}`)
      .data(drawn)
      .join('text')
      .attr('class', (difference) => (difference === lit ? `${name} now` : name))
      .attr('x', (difference) => percent(x(difference)))
      .attr('y', '100%')
      .attr('dy', dy)
      .text(text);
  number('difference', differences, '1.35em', signed);
  const known = !curve || temperature > 0;
  number('percent', known ? differences.filter((difference) => difference >= 0) : [], '2.6em', (each) =>
    words.chancePercent(chanceOf(each)),
  );
  drawCurve(over, known ? chanceOf : undefined, curve !== undefined);
  drawSign(over, temperature);
}

const signed = (difference: number) => (difference > 0 ? `+${difference}` : String(difference).replace('-', '−'));

function drawAxes(layer: Layer, y: ReturnType<typeof scaleLinear<number, number>>, isEmpty: boolean): void {
  const levels = isEmpty ? [0] : y.ticks(4).filter(Number.isInteger);
  layer
    .selectAll('line.level')
    .data(levels)
    .join('line')
    .attr('class', (level) => (level === 0 ? 'level ground' : 'level'))
    .attr('x2', '100%')
    .attr('y1', (level) => percent(y(level)))
    .attr('y2', (level) => percent(y(level)));
  layer
    .selectAll('text.count')
    .data(levels)
    .join('text')
    .attr('class', 'count')
    .attr('x', -7)
    .attr('y', (level) => percent(y(level)))
    .attr('dy', '.35em')
    .text(String);
  layer
    .selectAll('text.chance')
    .data([1, 0.5, 0])
    .join('text')
    .attr('class', 'chance')
    .attr('x', '100%')
    .attr('dx', 8)
    .attr('y', (chance) => percent(1 - chance))
    .attr('dy', '.35em')
    .text((chance) => words.chancePercent(chance));
  const title = (name: string, place: string, dx: number, said: string) =>
    one(layer, 'text', name).attr('x', place).attr('dx', dx).attr('dy', '-.75em').text(said);
  title('counts-title', '0', -30, words.count);
  title('chances-title', '100%', 44, words.chance);
  one(layer, 'text', 'ground-title').attr('x', '100%').attr('y', '100%').attr('dy', '1.35em').text(words.difference);
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
      const [from, to] = [difference === -WIDEST ? left : difference - 0.5, difference === WIDEST ? right : difference + 0.5];
      points.push(at(from, chanceOf(difference)), at(to, chanceOf(difference)));
    }
  }
  const drawing = one(layer, 'svg', 'curve').attr('viewBox', `0 0 ${WIDTH} ${HEIGHT}`).attr('preserveAspectRatio', 'none');
  const d = points.length > 0 ? `M${points.join('L')}` : '';
  for (const name of ['casing', 'rule']) one(drawing, 'path', name).attr('d', d);
  layer
    .selectAll('text.formula')
    .data(chanceOf && isCurve ? [null] : [])
    .join((enter) => {
      const text = enter.append('text').attr('class', 'formula').attr('dy', '.35em');
      const [before, base, exponent] = words.rule;
      text.text(before!);
      text.append('tspan').attr('class', 'base').text(base!);
      text.append('tspan').attr('class', 'exponent').attr('dy', '-.45em').text(exponent!);
      return text;
    })
    .attr('x', percent(x(0.75)));
}

/** Where on the curve the difference is the temperature; at the edge for what is warmer than there is room for. */
export function signPlace(temperature: number): readonly [left: number, down: number] {
  const difference = Math.min(temperature, WARMEST);
  return [x(difference), 1 - Math.exp(-difference / temperature)];
}

/** The sign on the curve that tells the temperature, where there is one. */
function drawSign(layer: Layer, temperature: number): void {
  const sign = one(layer, 'g', 'sign').attr('display', temperature > 0 ? null : 'none');
  const [left, down] = signPlace(temperature > 0 ? temperature : 1).map(percent) as [string, string];
  one(sign, 'line', 'foot').attr('x1', left).attr('x2', left).attr('y1', down).attr('y2', '100%');
  for (const [name, r] of [
    ['ring', 10],
    ['grip', 8.5],
  ] as const)
    one(sign, 'circle', name).attr('cx', left).attr('cy', down).attr('r', r);
  one(sign, 'text', 'degrees')
    .attr('x', left)
    .attr('y', down)
    .attr('dx', 24)
    .attr('dy', '.35em')
    .text(words.temperature(degrees(temperature)));
}

/** Hills on their way to others; all that is no number is that of the later ones, as soon as it moves. */
export function hillsBetween(one: Hills, other: Hills, share: number): Hills {
  const mix = (a: number, b: number) => a + (b - a) * share;
  const mixAll = (a: readonly number[], b: readonly number[]) => a.map((value, index) => mix(value, b[index]!));
  return {
    counts: mixAll(one.counts, other.counts),
    chances: mixAll(one.chances, other.chances),
    temperature:
      one.temperature > 0 && other.temperature > 0 ? mix(one.temperature, other.temperature) : (share > 0 ? other : one).temperature,
    lit: (share > 0 ? other : one).lit,
  };
}
