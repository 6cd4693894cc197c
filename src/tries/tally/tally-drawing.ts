import { tally as words } from '#words/tries/tally.ts';
import { ensureChild, setAttributes } from '../../widgets/views/kit/elements.ts';
import { drawingIn } from '../kit/drawing.ts';
import { deadEnds, FORKS, type Guess, isTrouble, type Tally } from './tally.ts';

const [WIDTH, EDGE, TOP, LEVEL, RADIUS] = [560, 6, 20, 46, 11];
const DEPTH = FORKS.length;
const HEIGHT = TOP + DEPTH * LEVEL + 44;
/** The room that each of the ways has at the bottom. */
const ROOM = (WIDTH - 2 * EDGE) / 2 ** DEPTH;

const xOf = (way: string) => EDGE + ((Number.parseInt(way || '0', 2) + 0.5) * (WIDTH - 2 * EDGE)) / 2 ** way.length;
const yOf = (way: string) => TOP + way.length * LEVEL;

/** The line from the guess above to the place of a way. */
const lineTo = (way: string) => {
  const above = way.slice(0, -1);
  return `M${xOf(above)} ${yOf(above) + RADIUS}L${xOf(way)} ${yOf(way) - RADIUS}`;
};

/** Three dead ends under a guess. */
const deadEndsUnder = ({ way }: Guess) => [-1, 0, 1].map((nth) => `M${xOf(way) + nth * 9.4 - 4} ${yOf(way) + RADIUS + 4}h8l-4 7z`).join('');

/** What would have been searched under a guess that failed at once. */
const sparedUnder = ({ way }: Guess) => {
  const half = (ROOM * 2 ** (DEPTH - way.length)) / 2;
  const bottom = TOP + DEPTH * LEVEL + RADIUS + 12;
  return `M${xOf(way)} ${yOf(way) + RADIUS + 15}L${xOf(way) - half + 4} ${bottom}H${xOf(way) + half - 4}z`;
};

/** Draws the tree of the search from its first guess down. */
export function tallyDrawing(element: Element): (tally: Tally) => void {
  const attributes = { class: 'tally-tree', role: 'img', viewBox: `0 0 ${WIDTH} ${HEIGHT}` };
  const [svg, lines, nodes, texts] = drawingIn(element, attributes, 'lines', 'nodes', 'texts');
  return (tally) => {
    const { guesses, way } = tally;
    setAttributes(svg, { 'aria-label': words.drawing(guesses.length, deadEnds(tally)) });
    const failed = guesses.filter(({ cell }) => isTrouble(cell));
    const early = failed.filter((guess) => guess.way.length < DEPTH);
    const here = way === undefined ? [] : [way];
    const ways = [...guesses.map((guess) => guess.way), ...here].filter((each) => each !== '');
    setAttributes(ensureChild(lines, 'path', 'spared'), { d: early.map(sparedUnder).join('') });
    setAttributes(ensureChild(lines, 'path', 'taken'), { d: ways.map(lineTo).join('') });
    setAttributes(ensureChild(lines, 'path', 'dead'), { d: failed.map(deadEndsUnder).join('') });
    const circles = nodes
      .selectAll<SVGGElement, Guess>('g')
      .data([...guesses, ...here.map((each) => ({ way: each, cell: '?' }) as unknown as Guess)])
      .join((enter) =>
        enter.append('g').call((node) => {
          node.append('circle').attr('r', RADIUS);
          node.append('text').attr('dy', 4.6);
        }),
      )
      .attr('class', ({ way: at, cell }) => (at === way ? 'now' : isTrouble(cell) ? 'failed' : ''))
      .attr('transform', (guess) => `translate(${xOf(guess.way)} ${yOf(guess.way)})`);
    circles.select('text').text(({ cell }) => cell);
    texts
      .selectAll<SVGTextElement, Guess>('text')
      .data(early)
      .join('text')
      .attr('x', ({ way: at }) => xOf(at))
      .attr('y', TOP + DEPTH * LEVEL + RADIUS + 28)
      .text(({ way: at }) => words.spared(2 ** (DEPTH - at.length)));
  };
}
