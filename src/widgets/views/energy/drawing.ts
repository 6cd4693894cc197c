import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { energy as words } from '#words/views.ts';
import { degrees, percent, tenth } from '../../ui/numbers.ts';
import { ensureChild, type Layer } from '../kit/elements.ts';
import { warmthOf } from '../kit/warmth.ts';
import type { Span } from './lettering.ts';
import type { Bin, Profile } from './profile.ts';

/** The drawing's own units; it is stretched to its place, and only what is no text and no dot is drawn in them. */
export const WIDTH = 1000;
export const HEIGHT = 192;

/** Where the rows of a drawing lie, from top to bottom. */
export interface Rows {
  readonly plot: readonly [top: number, bottom: number];
  /** The rug of changes for the worse that were kept; undefined where none is ever kept. */
  readonly rug: readonly [top: number, bottom: number] | undefined;
  /** The middle of the band of temperature; undefined where nothing cools. */
  readonly heat: number | undefined;
}

/** A run that lacks something leaves no room for it. */
export function rowsFor({ keepsWorse, cools }: { readonly keepsWorse: boolean; readonly cools: boolean }): Rows {
  const [bottom, heat] = cools ? [128, 183] : [keepsWorse ? 158 : HEIGHT - 6, undefined];
  return { plot: [2, bottom], rug: keepsWorse ? [bottom + 8, bottom + 23] : undefined, heat };
}

/** Half of a line's thickness, about. */
const STROKE = 2;

/** Places of a window of a run in its drawing. */
export interface Places {
  readonly x: ScaleLinear<number, number>;
  y(value: number): number;
  /** Round values of the energy, about so many. */
  levels(count: number): readonly number[];
}

/** Places in the drawing of a window; next to a longer run the window ends before the drawing, which reaches `until`. */
export function placesOf({ first, last, bins, reheats }: Profile, { plot: [top, bottom] }: Rows, until = last): Places {
  const lows = bins.map(({ low, best }) => Math.min(low, best));
  // From 0 where that is near: what is shown fills the room that it has.
  const highest = Math.max(1, ...bins.map(({ high }) => high));
  const lowest = Math.min(highest - 1, ...lows);
  const y = scaleLinear([lowest < highest / 3 ? 0 : lowest, highest], [bottom, top + (reheats.length > 0 ? 16 : 6)]);
  return {
    x: scaleLinear([first, Math.max(first + 1, last, until)], [0, WIDTH]).clamp(true),
    y: scaleLinear(y.domain(), y.range()).clamp(true),
    levels: (count) => y.ticks(count).filter(Number.isInteger),
  };
}

/** A coordinate in the drawing's units as a share of its height. */
export const ofHeight = (y: number): string => percent(y / HEIGHT);
export const ofWidth = (x: number): string => percent(x / WIDTH);

/** Draws the parts that do not move with the playhead: `shapes` is stretched, `labels` is not. */
export function drawProfile(shapes: Layer, profile: Profile, rows: Rows, places: Places): void {
  const { bins } = profile;
  const { x, y } = places;
  const path = (name: string, d: string) => ensureChild(shapes, 'path', name).attr('d', d);
  // Under all that follows.
  ensureChild(shapes, 'path', 'levels');
  path('range', between(bins, places, ['low', 'high']));
  path('quartiles', between(bins, places, ['lowerQuartile', 'upperQuartile']));
  const middleOf = ({ from, to }: Bin) => (from + to) / 2;
  const isNewStart = (index: number) =>
    index === 0 || profile.reheats.some(({ position }) => position > middleOf(bins[index - 1]!) && position <= middleOf(bins[index]!));
  const middle = (bin: Bin, index: number) => `${isNewStart(index) ? 'M' : 'L'}${tenth(x(middleOf(bin)))} ${tenth(y(bin.median))}`;
  path('median', bins.map(middle).join(''));
  const lowest = stairs(
    bins.map(({ best }) => y(best)),
    bins.map(({ to }) => x(to)),
  );
  path('best', bins.length > 0 ? `M0 ${tenth(y(bins[0]!.best))}${lowest}` : '');
  drawRug(shapes, bins, rows, x);
}

/** Draws as many round values of the energy as have room for their numbers, of which each takes `line`. */
export function drawLevels(shapes: Layer, labels: Layer, { y, levels: levelsOf }: Places, line: number): void {
  const fit = (levels: readonly number[]) => levels.every((level, index) => index === 0 || y(levels[index - 1]!) - y(level) >= line);
  const levels = [5, 4, 3, 2, 1].map(levelsOf).find(fit) ?? [];
  ensureChild(shapes, 'path', 'levels').attr('d', levels.map((level) => `M0 ${tenth(y(level))}H${WIDTH}`).join(''));
  labels
    .selectAll('text.level')
    .data(levels)
    .join('text')
    .attr('class', 'level')
    .attr('x', -8)
    .attr('y', (level) => ofHeight(y(level)))
    .attr('dy', '.35em')
    .text(String);
}

/** The heights of the line of medians and of the lowest so far, between two places. */
export function linesIn({ bins }: Profile, { x, y }: Places, from: number, to: number): Span[] {
  const within = bins.filter((bin) => x(bin.to) >= from && x(bin.from) <= to);
  const span = (values: readonly number[]): Span => [Math.min(...values) - STROKE, Math.max(...values) + STROKE];
  return within.length === 0 ? [] : [span(within.map(({ median }) => y(median))), span(within.map(({ best }) => y(best)))];
}

/** Draws the middle of another run's energy as a dashed line; of none, nothing. */
export function drawGhost(shapes: Layer, medians: readonly { position: number; median: number }[], { x, y }: Places): void {
  shapes
    .selectAll('path.ghost-run')
    .data(medians.length > 0 ? [medians] : [])
    .join('path')
    .attr('class', 'ghost-run')
    .attr('d', (line) => `M${line.map(({ position, median }) => `${tenth(x(position))} ${tenth(y(median))}`).join('L')}`);
}

/** A stepped path from value to value, bin by bin, continuing from the current point to the first value. */
function stairs(values: readonly number[], places: readonly number[]): string {
  const moves = values.map(
    (value, index) =>
      (value === values[index - 1] ? '' : `V${tenth(value)}`) + (value === values[index + 1] ? '' : `H${tenth(places[index]!)}`),
  );
  return moves.join('');
}

/** The area between two of the values of each bin. */
function between(
  bins: readonly Bin[],
  { x, y }: Places,
  [low, high]: readonly ['low' | 'lowerQuartile', 'high' | 'upperQuartile'],
): string {
  if (bins.length === 0) return '';
  const over = stairs(
    bins.map((bin) => y(bin[high])),
    bins.map(({ to }) => x(to)),
  );
  const back = bins.toReversed();
  const under = stairs(
    back.map((bin) => y(bin[low])),
    back.map(({ from }) => x(from)),
  );
  return `M${tenth(x(bins[0]!.from))} ${tenth(y(bins[0]![high]))}${over}${under}Z`;
}

/** Each stroke is as long as its bin's share of changes for the worse that were kept. */
function drawRug(shapes: Layer, bins: readonly Bin[], { rug }: Rows, x: Places['x']): void {
  if (!rug) return;
  const [top, bottom] = rug;
  const most = Math.max(...bins.map(({ worse }) => worse), 1e-9);
  const strokes = bins.flatMap(({ from, to, worse }) => {
    if (worse === 0) return [];
    const wide = x(to) - x(from);
    const height = Math.max(1.5, ((bottom - top) * worse) / most);
    return [
      `M${tenth(x(from))} ${top}h${tenth(Math.max(0.8, wide - (wide > 4 ? 1.4 : wide > 2 ? 0.6 : 0)))}v${tenth(height)}H${tenth(x(from))}Z`,
    ];
  });
  ensureChild(shapes, 'path', 'rug').attr('d', strokes.join(''));
}

/** Shades from cold to warm: more than an eye can distinguish. */
const SHADES = 64;

/** The band of temperature, and lines through all where it rises. */
export function drawHeat(shapes: Layer, labels: Layer, profile: Profile, rows: Rows, { x }: Places): void {
  if (rows.heat === undefined) return;
  const stretches: { shade: number; from: number; to: number }[] = [];
  for (const [index, { position, temperature }] of profile.temperatures.entries()) {
    const shade = Math.round(warmthOf(temperature) * SHADES) / SHADES;
    const [from, to] = [x(position), x(profile.temperatures[index + 1]?.position ?? profile.last)];
    const before = stretches.at(-1);
    if (before?.shade === shade) before.to = to;
    else stretches.push({ shade, from, to });
  }
  ensureChild(shapes, 'g', 'heat')
    .selectAll('path')
    .data(stretches)
    .join('path')
    .attr('style', ({ shade }) => `--warmth:${shade}`)
    // Shades reach into one another: no seam is seen.
    .attr('d', ({ from, to }) => `M${tenth(from)} ${rows.heat}H${tenth(Math.min(WIDTH, to + 0.5))}`);
  ensureChild(shapes, 'path', 'rises').attr('d', profile.reheats.map(({ position }) => `M${tenth(x(position))} 0V${rows.heat}`).join(''));
  // Texts are drawn where they fit before the next line.
  const apart = WIDTH / 5;
  const marks = labels
    .selectAll<SVGSVGElement, Profile['reheats'][number]>('svg.rise')
    .data(profile.reheats)
    .join((enter) => {
      const mark = enter.append('svg').attr('class', 'rise');
      mark.append('path').attr('d', 'M-5 -8h10l-5 8z');
      mark.append('text').attr('x', 8).attr('dy', '.6em');
      return mark;
    })
    .attr('x', ({ position }) => ofWidth(x(position)))
    .attr('y', 0);
  marks.select('text').text(({ position, temperature }, index) => {
    const next = profile.reheats[index + 1];
    const room = (next ? x(next.position) : WIDTH) - x(position);
    return room < apart ? '' : `${words.reheat}: ${words.backUp(degrees(temperature))}`;
  });
}
