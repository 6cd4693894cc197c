import { notes as words } from '#words/tries/notes.ts';
import { countDigits, digitsOf } from '../../engine/candidates.ts';
import { tenth } from '../../widgets/ui/numbers.ts';
import { classes, type Layer, setAttributes } from '../../widgets/views/kit/elements.ts';
import { arrowHeads, drawingIn } from '../kit/drawing.ts';
import { type Filled, type Filling, fillingsFor, isLit, type Notes } from './notes.ts';

const WIDTH = 372;
/** Room for the cages, at the left. */
const LEFT = 54;
const TOP = 4;
const DOWN = 92;
const HIGH = 50;

interface Entry {
  readonly note: number;
  readonly digits: number;
  readonly x: number;
  readonly y: number;
}

const widthOf = (digits: number) => Math.max(76, 20 + 11.4 * countDigits(digits));

export type EntryState = 'open' | 'lit' | 'dead' | 'off' | undefined;

/** The state of an entry: what is to be followed, what lies on a way to the end, and what does not. */
function stateOf(notes: Notes, filled: Filled, { note, digits }: Entry): EntryState {
  const isBack = filled.cage === notes.cages.length;
  if (!isBack && note === filled.cage && digits === filled.open) return 'open';
  if (filled.lit[note]!.has(digits)) return 'lit';
  if (isBack && note > filled.back) return 'off';
  const isOver = note < filled.cage && note < notes.cages.length;
  return isOver && !notes.fillings.some(({ cage, from }) => cage === note && from === digits) ? 'dead' : undefined;
}

/** Whether an entry can be pressed: in the note that is being followed, or that is looked through on the way back. */
const isPressable = ({ cages }: Notes, { cage, back }: Filled, note: number) => note === (cage === cages.length ? back : cage);

/**
 * Draws the notes as rows, the first above, with arrows by the sets that lead from entry to entry: those that have been found.
 * What is drawn `live` can be pressed.
 */
export function notesDrawing(element: Element, notes: Notes, { live = false } = {}): (filled: Filled) => void {
  const box = { viewBox: `0 0 ${WIDTH} ${TOP + DOWN * notes.cages.length + HIGH + 4}`, role: 'group', 'aria-label': words.picture };
  const [svg, labels, paths, entries] = drawingIn(element, box, 'labels', 'paths', 'entries');
  arrowHeads(svg, { 'notes-plain': 'plain', 'notes-lit': 'lit', 'notes-off': 'off' }, 10);
  const placed: readonly Entry[] = notes.entries.flatMap((all, note) =>
    all.map((digits, index) => ({
      note,
      digits,
      x: tenth(LEFT + ((index + 0.5) * (WIDTH - LEFT)) / all.length),
      y: TOP + DOWN * note + HIGH / 2,
    })),
  );
  const placeOf = (note: number, digits: number) => placed.find((entry) => entry.note === note && entry.digits === digits)!;
  const between = (cage: number) => TOP + HIGH + DOWN * cage + (DOWN - HIGH) / 2;
  return (filled) => {
    drawCages(labels, notes, filled, between);
    drawFillings(paths, notes, filled, placeOf);
    const shown = placed.filter(({ note, digits }) => note === 0 || fillingsFor(filled, note, digits) > 0);
    const groups = entries
      .selectAll<SVGGElement, Entry>('g')
      .data(shown, (entry) => entry && `${entry.note}.${entry.digits}`)
      .join((enter) => {
        const group = enter.append('g');
        group.append('rect').attr('height', HIGH).attr('rx', 9);
        group.append('text').attr('class', 'digits');
        group.append('text').attr('class', 'count');
        return group;
      });
    setAttributes(groups, {
      class: (entry) => classes('entry', stateOf(notes, filled, entry), isPressable(notes, filled, entry.note) && 'pressable'),
      transform: ({ x, y }) => `translate(${x} ${y})`,
      'data-note': ({ note }) => note,
      'data-entry': ({ digits }) => digits,
      'aria-label': (entry) =>
        words.entry(digitsOf(entry.digits).map(String), fillingsFor(filled, entry.note, entry.digits), stateOf(notes, filled, entry)),
    });
    groups
      .attr('role', (entry) => (live && isPressable(notes, filled, entry.note) ? 'button' : 'img'))
      .attr('data-do', (entry) => (live && isPressable(notes, filled, entry.note) ? `entry ${entry.digits}` : null))
      .attr('tabindex', (entry) => (live && isPressable(notes, filled, entry.note) ? 0 : null));
    setAttributes(groups.select('rect'), { x: ({ digits }) => -widthOf(digits) / 2, y: -HIGH / 2, width: ({ digits }) => widthOf(digits) });
    setAttributes(groups.select('.digits'), { y: ({ note }) => (note === 0 ? 5 : -1) }, ({ digits }) =>
      digits === 0 ? words.nothing : digitsOf(digits).join(' '),
    );
    // The blank is not drawn: it parts the words from the digits where they are read as one text.
    setAttributes(groups.select('.count'), { y: 17 }, ({ note, digits }) =>
      note === 0 ? '' : ` ${words.countWays(fillingsFor(filled, note, digits))}`,
    );
  };
}

/** At the left, between two notes, the cage that leads from one to the other. */
function drawCages(layer: Layer, { cages }: Notes, filled: Filled, between: (cage: number) => number): void {
  const groups = layer
    .selectAll<SVGGElement, number>('g')
    .data([...cages.keys()])
    .join((enter) => {
      const group = enter.append('g');
      group.append('rect').attr('x', 0).attr('y', -15).attr('width', 38).attr('height', 30).attr('rx', 7);
      group.append('text').attr('x', 19).attr('y', 6);
      return group;
    });
  setAttributes(groups, {
    class: (cage) => classes('cage', `cage-${cage + 1}`, cage === filled.cage && 'now'),
    transform: (cage) => `translate(1 ${between(cage)})`,
  });
  setAttributes(groups.select('text'), {}, (cage) => cages[cage]!.sum);
}

/** The fillings that were found, with the set of each on it. */
function drawFillings(layer: Layer, notes: Notes, filled: Filled, placeOf: (note: number, digits: number) => Entry): void {
  const isBack = filled.cage === notes.cages.length;
  const toneOf = (way: Filling) => (isLit(filled, way) ? 'lit' : isBack && filled.back < way.cage ? 'off' : 'plain');
  const found = notes.fillings.filter((way) => filled.found.has(way));
  const groups = layer
    .selectAll<SVGGElement, Filling>('g')
    .data(found, (way) => way && `${way.cage}.${way.from}.${way.set}`)
    .join((enter) => {
      const group = enter.append('g');
      group.append('path');
      group.append('rect').attr('height', 20).attr('y', -10).attr('rx', 6);
      group.append('text').attr('y', 5);
      return group;
    });
  const ends = ({ cage, from, to }: Filling) => [placeOf(cage, from), placeOf(cage + 1, to)] as const;
  setAttributes(groups, { class: (way) => classes('way', toneOf(way)) });
  setAttributes(groups.select('path'), {
    d: (way) => {
      const [from, to] = ends(way);
      const [top, bottom] = [from.y + HIGH / 2, to.y - HIGH / 2 - 1];
      const middle = (top + bottom) / 2;
      return `M${from.x} ${top}C${from.x} ${middle} ${to.x} ${middle} ${to.x + Math.sign(from.x - to.x) * 16} ${bottom}`;
    },
    'marker-end': (way) => `url(#notes-${toneOf(way)})`,
  });
  const middle = (way: Filling) => {
    const [from, to] = ends(way);
    return `translate(${tenth((from.x + to.x) / 2)} ${tenth((from.y + to.y) / 2)})`;
  };
  const wide = ({ set }: Filling) => 6 + 11 * countDigits(set);
  setAttributes(groups.select('rect'), { x: (way) => -wide(way) / 2, width: wide, transform: middle });
  setAttributes(groups.select('text'), { transform: middle }, ({ set }) => digitsOf(set).join(' '));
}
