import { energy as words } from '#words/views.ts';
import { degrees } from './degrees.ts';
import { HEIGHT, ofHeight, ofWidth, type Rows, WIDTH } from './energy-drawing.ts';
import { type Layer, one } from './layer.ts';

/** A value of the metric, and where it lies. */
interface Level {
  readonly value: number;
  readonly y: number;
}

/** What is drawn at the place that is shown, in the drawing's units. A picture of numbers: between two there are others. */
export interface Head {
  readonly x: number;
  /** Of the metric: what it is, the lowest so far, and the median around here. Undefined at the start, before anything has happened. */
  readonly levels: { readonly now: Level; readonly best: Level; readonly median: Level } | undefined;
  /** Changes for the worse that were kept around here, as a share; undefined where none ever is. */
  readonly worse: number | undefined;
  /** 0 where there is none. */
  readonly temperature: number;
}

/** What stands beside the head whatever its place is. */
export interface Beside {
  readonly rows: Rows;
  /** Whether shares are those of chains. */
  readonly isChain: boolean;
  /** The temperature at both ends of what is shown, in words. */
  readonly ends: readonly [start: readonly string[], end: readonly string[]] | undefined;
}

/** Words stand on the other side of the head from here on. */
const TURNS = 0.74 * WIDTH;
/** Up to here and from here on the words of an end give way to those of the head. */
const [START_ENDS, END_BEGINS] = [0.24 * WIDTH, 0.84 * WIDTH];
/** What a line of words takes, in the drawing's units. */
const LINE = 16;

/** Draws the playhead through all rows, with what there is at it; what is to come is veiled. */
export function drawHead(layer: Layer, { x, levels, worse, temperature }: Head, { rows, isChain, ends }: Beside): void {
  const place = ofWidth(x);
  const bottom = rows.heat ?? rows.plot[1];
  one(layer, 'rect', 'to-come')
    .attr('x', place)
    .attr('width', ofWidth(WIDTH - x))
    .attr('height', ofHeight((rows.rug ?? rows.plot)[1] + 1));
  for (const name of ['casing', 'line'])
    one(layer, 'line', name)
      .attr('x1', place)
      .attr('x2', place)
      .attr('y2', ofHeight(Math.min(HEIGHT, bottom + 9)));
  const dot = (name: string, y: number | undefined, r: number) =>
    layer
      .selectAll(`circle.${name}`)
      .data(y === undefined ? [] : [y])
      .join('circle')
      .attr('class', name)
      .attr('r', r)
      .attr('cx', place)
      .attr('cy', ofHeight);
  dot('median-point', levels?.median.y, 3.5);
  dot('best-point', levels?.best.y, 4);
  dot('now-point', levels?.now.y, 5);
  dot('knob', bottom, 9);

  const turned = x > TURNS;
  const text = (name: string, said: string | undefined, y: number) =>
    layer
      .selectAll(`text.${name}`)
      .data(said === undefined ? [] : [said])
      .join('text')
      .attr('class', turned ? `${name} turned` : name)
      .attr('x', place)
      .attr('dx', turned ? -9 : 9)
      .attr('y', ofHeight(y))
      .attr('dy', '.35em')
      .text(String);
  // The lower of the two words stands under its line where there is room, and they never cover one another.
  const floor = rows.plot[1] - 4;
  const bestY = levels && (levels.best.y + LINE < floor ? levels.best.y + LINE * 0.8 : levels.best.y - LINE * 0.7);
  const nowY = levels && Math.max(6, Math.min(levels.now.y, bestY! - LINE));
  text('now', levels && words.now(Math.round(levels.now.value)), nowY ?? 0);
  text('best', levels && words.best(Math.round(levels.best.value)), bestY ?? 0);
  text('worse', worse === undefined || !rows.rug || !levels ? undefined : words.worse(worse, isChain), (rows.rug?.[1] ?? 0) + 12);
  drawTemperature(layer, x, temperature, ends);
}

/** Three numbers under the band: at both ends and at the head. */
function drawTemperature(layer: Layer, x: number, temperature: number, ends: Beside['ends']): void {
  const said: { name: string; at: number; parts: readonly string[] }[] = ends
    ? [
        ...(x < START_ENDS && temperature > 0 ? [] : [{ name: 'start', at: 0, parts: ends[0] }]),
        ...(x > END_BEGINS && temperature > 0 ? [] : [{ name: 'end', at: WIDTH, parts: ends[1] }]),
        ...(temperature > 0 ? [{ name: 'present', at: x, parts: [words.present, degrees(temperature)] }] : []),
      ]
    : [];
  layer
    .selectAll<SVGTextElement, (typeof said)[number]>('text.degrees')
    .data(said, (datum) => datum?.name)
    .join((enter) => enter.append('text').attr('y', '100%').attr('dy', '1.35em'))
    .attr(
      'class',
      ({ name, at }) => `degrees ${name}${name !== 'present' ? '' : at < WIDTH * 0.03 ? ' first' : at > WIDTH * 0.97 ? ' last' : ''}`,
    )
    .attr('x', ({ at }) => ofWidth(at))
    .selectAll('tspan')
    .data(({ parts }) => parts)
    .join('tspan')
    .attr('class', (part) => (/\d/.test(part) && !/\p{L}/u.test(part) ? 'number' : null))
    .text((part, index) => (index === 0 ? part : ` ${part}`));
}

/** The head on its way from one place to another; numbers that only one of them has are there at once. */
export function headBetween(one: Head, other: Head, share: number): Head {
  const mix = (a: number, b: number) => a + (b - a) * share;
  const level = (a: Level, b: Level): Level => ({ value: mix(a.value, b.value), y: mix(a.y, b.y) });
  const [from, to] = [one.levels ?? other.levels, other.levels ?? one.levels];
  return {
    x: mix(one.x, other.x),
    levels: from && to && { now: level(from.now, to.now), best: level(from.best, to.best), median: level(from.median, to.median) },
    worse: one.worse === undefined || other.worse === undefined ? (other.worse ?? one.worse) : mix(one.worse, other.worse),
    temperature:
      one.temperature > 0 && other.temperature > 0 ? mix(one.temperature, other.temperature) : Math.max(one.temperature, other.temperature),
  };
}
