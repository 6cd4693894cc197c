import { energy as words } from '#words/views.ts';
import { degrees } from '../../ui/numbers.ts';
import { ensureChild, type Layer, setAttributes } from '../kit/elements.ts';
import { HEIGHT, ofHeight, ofWidth, type Rows, WIDTH } from './drawing.ts';
import type { Lettering, Span } from './lettering.ts';

/** A value of the metric, and where it lies. */
interface Level {
  readonly value: number;
  readonly y: number;
}

/** What is drawn at the place that is shown, in the drawing's units. A picture of numbers: between two there are others. */
export interface Head {
  readonly x: number;
  /** Of the metric: what it is and the lowest so far. Undefined at the start, before anything has happened. */
  readonly levels: { readonly now: Level; readonly best: Level } | undefined;
  /** What the metric would be with the change that is proposed at this step; undefined where none is. */
  readonly proposed: number | undefined;
  /** Changes for the worse that were kept around here, as a share; undefined where none ever is. */
  readonly worse: number | undefined;
  /** 0 where there is none. */
  readonly temperature: number;
}

/** What is drawn around the head wherever it is. */
export interface Annotation {
  readonly rows: Rows;
  readonly letters: Lettering;
  /** The lines that are drawn from one place to another, on which no words are to be. */
  linesIn(from: number, to: number): readonly Span[];
  /** Whether the part to the right of the head is covered. */
  readonly isLast: boolean;
  /** Whether shares are those of chains. */
  readonly isChain: boolean;
  /** The temperature at both ends of what is shown, in words. */
  readonly ends: readonly [start: readonly string[], end: readonly string[]] | undefined;
}

/** Draws the playhead through all rows, with what there is at it; what is to come is veiled. */
export function drawHead(
  layer: Layer,
  { x, levels, proposed, worse, temperature }: Head,
  { rows, letters, linesIn, isLast, isChain, ends }: Annotation,
): void {
  const isTurned = (text: string) => isLast || letters.isTurned(x, text);
  const place = ofWidth(x);
  const bottom = rows.heat ?? rows.plot[1];
  const veil = ofHeight((rows.rug ?? rows.plot)[1] + 1);
  setAttributes(ensureChild(layer, 'rect', 'to-come'), { x: place, width: ofWidth(WIDTH - x), height: veil });
  const foot = ofHeight(Math.min(HEIGHT, bottom + 9));
  for (const name of ['casing', 'line']) setAttributes(ensureChild(layer, 'line', name), { x1: place, x2: place, y2: foot });
  const texts = levels && levelTexts(levels, proposed);
  const linesAt = (text: string) => linesIn(...letters.beside(x, text, isTurned(text)));
  const dots = levels
    ? [
        { name: 'best-point', y: levels.best.y, r: 4 },
        { name: 'now-point', y: levels.now.y, r: 5 },
      ]
    : [];
  setAttributes(
    ensureChild(layer, 'g', 'dots')
      .selectAll('circle')
      .data([...dots, { name: 'knob', y: bottom, r: 9 }])
      .join('circle'),
    { class: ({ name }) => name, r: ({ r }) => r, cx: place, cy: ({ y }) => ofHeight(y) },
  );
  const said = levels
    ? [
        ...levelsSaid(texts!, placesOf(texts!, levels, letters, rows.plot, linesAt)),
        ...(worse === undefined || !rows.rug
          ? []
          : [{ name: 'worse', y: rows.rug[1] + letters.line / 2 + 3, text: words.worse(worse, isChain) }]),
      ]
    : [];
  setAttributes(
    ensureChild(layer, 'g', 'said').selectAll('text').data(said).join('text'),
    {
      class: ({ name, text }) => (isTurned(text) ? `${name} turned` : name),
      x: place,
      dx: ({ text }) => (isTurned(text) ? -9 : 9),
      y: ({ y }) => ofHeight(y),
      dy: '.35em',
    },
    ({ text }) => text,
  );
  drawTemperature(layer, { x, temperature }, ends, letters);
}

/** What is and what is proposed, and the lowest so far: one text where what is is the lowest. */
function levelTexts(
  { now, best }: NonNullable<Head['levels']>,
  proposed: number | undefined,
): { readonly now: string; readonly best?: string } {
  const [present, lowest] = [Math.round(now.value), Math.round(best.value)];
  return present === lowest ? { now: words.nowBest(present, proposed) } : { now: words.now(present, proposed), best: words.best(lowest) };
}

type LevelTexts = ReturnType<typeof levelTexts>;

function placesOf(
  { now, best }: LevelTexts,
  levels: NonNullable<Head['levels']>,
  letters: Lettering,
  plot: Span,
  linesAt: (text: string) => readonly Span[],
): { readonly nowY: number; readonly bestY: number } {
  const lines = { now: linesAt(now), best: linesAt(best ?? now) };
  if (best !== undefined) return letters.levels(levels.now.y, levels.best.y, plot, lines);
  return { nowY: 0, bestY: letters.level(levels.best.y, plot, lines.best) };
}

const levelsSaid = ({ now, best }: LevelTexts, { nowY, bestY }: { readonly nowY: number; readonly bestY: number }) =>
  best === undefined
    ? [{ name: 'now', y: bestY, text: now }]
    : [
        { name: 'now', y: nowY, text: now },
        { name: 'best', y: bestY, text: best },
      ];

/** Three numbers under the band: at both ends and at the head. */
function drawTemperature(
  layer: Layer,
  { x, temperature }: Pick<Head, 'x' | 'temperature'>,
  ends: Annotation['ends'],
  letters: Lettering,
): void {
  const present = temperature > 0 ? [words.present, degrees(temperature)] : [];
  const room = letters.between(x, present.join(' '));
  const fits = (parts: readonly string[], from: number, to: number) => parts.length > 0 && letters.wide(parts.join(' ')) <= to - from;
  const said: { name: string; at: number; parts: readonly string[] }[] = ends
    ? [
        ...(fits(ends[0], 0, room.before) ? [{ name: 'start', at: 0, parts: ends[0] }] : []),
        ...(fits(ends[1], room.after, WIDTH) ? [{ name: 'end', at: WIDTH, parts: ends[1] }] : []),
        ...(present.length > 0 ? [{ name: 'present', at: x, parts: present }] : []),
      ]
    : [];
  const texts = ensureChild(layer, 'g', 'temperatures').selectAll('text').data(said).join('text');
  const half = letters.wide(present.join(' ')) / 2;
  const side = (at: number) => (at < half ? ' first' : at > WIDTH - half ? ' last' : '');
  setAttributes(texts, {
    class: ({ name, at }) => `degrees ${name}${name === 'present' ? side(at) : ''}`,
    x: ({ at }) => ofWidth(at),
    y: '100%',
    dy: '1.35em',
  });
  setAttributes(
    texts
      .selectAll('tspan')
      .data(({ parts }) => parts)
      .join('tspan'),
    { class: (part) => (/\d/.test(part) && !/\p{L}/u.test(part) ? 'number' : 'word') },
    (part, index) => (index === 0 ? part : ` ${part}`),
  );
}

/** The head between two places; numbers that only one of them has appear at once. */
export function headBetween(one: Head, other: Head, share: number): Head {
  const mix = (a: number, b: number) => a + (b - a) * share;
  const level = (a: Level, b: Level): Level => ({ value: mix(a.value, b.value), y: mix(a.y, b.y) });
  const [from, to] = [one.levels ?? other.levels, other.levels ?? one.levels];
  return {
    x: mix(one.x, other.x),
    proposed: other.proposed,
    levels: from && to && { now: level(from.now, to.now), best: level(from.best, to.best) },
    worse: one.worse === undefined || other.worse === undefined ? (other.worse ?? one.worse) : mix(one.worse, other.worse),
    temperature:
      one.temperature > 0 && other.temperature > 0 ? mix(one.temperature, other.temperature) : Math.max(one.temperature, other.temperature),
  };
}
