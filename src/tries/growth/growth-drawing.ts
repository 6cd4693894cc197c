import { number } from '#words/language.ts';
import { growth as words } from '#words/tries/growth.ts';
import { classes, setAttributes } from '../../widgets/views/kit/elements.ts';
import { drawingIn } from '../kit/drawing.ts';
import { type Bets, type Game, HIGHEST, knownSizes, type Round, roundOf, SIZES, typical, unfinished, workOf } from './growth.ts';

const WIDTH = 620;
/** Two panels are beside each other, because each method has a unit of its own. */
const [LEFT, RIGHT, GAP, TOP] = [62, 612, 26, 24];
const PANEL = (RIGHT - LEFT - GAP) / 2;
/** From the top of a panel to its bottom, and from there to the next one: those of two rows are lower. */
const [ONE_ROW, TWO_ROWS, BETWEEN] = [212, 114, 58];
/** The room over the highest bet, for runs that were stopped. */
const OVER = 20;
/** Half of the room of a size. */
const HALF = PANEL / SIZES.length / 2;
/** Over the highest bars is no room for a word. */
const HIGH = 8.3;

/** Where the panels of a game are, and what is in them. */
function layoutOf({ methods, lowest }: Game) {
  const rows = Math.ceil(methods.length / 2);
  const tall = rows > 1 ? TWO_ROWS : ONE_ROW;
  const unit = (tall - OVER) / (HIGHEST - lowest);
  const top = (method: string) => TOP + Math.floor(methods.indexOf(method) / 2) * (tall + BETWEEN);
  const left = (method: string) => LEFT + (methods.indexOf(method) % 2) * (PANEL + GAP);
  return {
    rows,
    tall,
    height: TOP + rows * (tall + BETWEEN) - BETWEEN + 30,
    top,
    left,
    column: (method: string, size: number) => left(method) + HALF * (2 * SIZES.indexOf(size) + 1),
    /** No work at all is drawn at the bottom: a logarithmic scale has no zero. */
    level: (method: string, power: number) => top(method) + tall - Math.max(0, power - lowest) * unit,
    /** The power of ten at a height of the drawing, between the lowest and the highest bet. */
    powerAt: (method: string, y: number) =>
      Math.min(HIGHEST, Math.max(lowest, Math.round(10 * (lowest + (top(method) + tall - y) / unit)) / 10)),
  };
}

/** What a press at a height of the drawing bets, as a power of ten; the height is a share of that of the drawing. */
export function powerAt(bets: Bets, share: number): number {
  const layout = layoutOf(bets.game);
  return layout.powerAt(roundOf(bets).method, share * layout.height);
}

/** Draws what is known of the methods, the bets, and what came of them. */
export function growthDrawing(element: Element, game: Game): (bets: Bets) => void {
  const { methods, lowest, rounds } = game;
  const { rows, tall, height, top, left, column, level } = layoutOf(game);
  const box = { viewBox: `0 0 ${WIDTH} ${height}`, role: 'img' };
  const [svg, asking, scale, runs, typicals, bet] = drawingIn(element, box, 'asking', 'scale', 'runs', 'typicals', 'bet');
  const powers = Array.from({ length: HIGHEST - lowest + 1 }, (_, index) => lowest + index);
  const rules = methods.flatMap((method) => powers.map((power) => ({ method, power })));
  setAttributes(scale.selectAll('path').data(rules).join('path'), {
    d: ({ method, power }) => `M${left(method)} ${level(method, power)}h${PANEL}`,
  });
  const compact = (power: number) => number(10 ** power, { notation: 'compact' });
  const bottom = (method: string) => top(method) + tall + 24;
  const labels = [
    // At the left of each row; where it is low, every third is enough.
    ...methods
      .filter((_, index) => index % 2 === 0)
      .flatMap((method) => [
        ...powers
          .filter((power) => rows === 1 || power % 3 === 0)
          .map((power) => ({ name: 'power', x: LEFT - 8, y: level(method, power) + 5, text: compact(power) })),
        { name: 'power', x: LEFT - 8, y: bottom(method), text: words.axis },
        { name: 'stopped', x: LEFT + 4, y: top(method) + 6, text: words.stopped },
      ]),
    ...methods.flatMap((method) => [
      { name: 'title', x: left(method), y: top(method) - 10, text: words.method(method) },
      { name: 'unit', x: left(method) + PANEL, y: top(method) - 10, text: words.unit(method) },
      ...SIZES.map((size) => ({ name: 'size', x: column(method, size), y: bottom(method), text: String(size) })),
    ]),
  ];
  setAttributes(
    scale.selectAll('text').data(labels).join('text'),
    { class: ({ name }) => name, x: (label) => label.x, y: (label) => label.y },
    ({ text }) => text,
  );
  return (bets) => {
    const isOpen = bets.next !== undefined;
    const { method, size: current } = roundOf(bets);
    const done = rounds.slice(0, bets.drawn.length);
    const known = methods.flatMap((each) => knownSizes(bets, each).map((size) => ({ method: each, size })));
    const marks = known.flatMap((each) => workOf(each.method, each.size).map((work, index) => ({ ...each, work, index })));
    const stopped = known.map((each) => ({ ...each, count: unfinished(each.method, each.size) })).filter(({ count }) => count > 0);
    const nameOf = (each: Round) => each.method;
    setAttributes(
      runs
        .selectAll('circle')
        .data(marks.filter(({ work }) => work !== null))
        .join('circle'),
      {
        class: nameOf,
        cx: (mark) => column(mark.method, mark.size) + ((mark.index % 5) - 2) * 2.4,
        cy: (mark) => level(mark.method, Math.log10(mark.work!)),
        r: 3.4,
      },
    );
    setAttributes(
      runs.selectAll('text').data(stopped).join('text'),
      { x: (mark) => column(mark.method, mark.size), y: (mark) => top(mark.method) + 6 },
      ({ count }) => count,
    );
    const lines = methods.map((each) => ({
      method: each,
      size: current,
      path: knownSizes(bets, each)
        .filter((size) => Number.isFinite(typical(each, size)))
        .map((size, index) => `${index === 0 ? 'M' : 'L'}${column(each, size)} ${level(each, Math.log10(typical(each, size)))}`)
        .join(''),
    }));
    setAttributes(typicals.selectAll('path').data(lines).join('path'), { class: nameOf, d: ({ path }) => path });
    const bars = [
      ...done.map((round, index) => ({
        round,
        power: bets.drawn[index]!,
        name: classes('past', round.method !== method && 'earlier'),
      })),
      ...(bets.next === undefined ? [] : [{ round: { method, size: current }, power: bets.next, name: 'now' }]),
    ];
    setAttributes(
      asking
        .selectAll('rect')
        .data(isOpen ? [current] : [])
        .join('rect'),
      { class: 'column', x: (size) => column(method, size) - HALF, y: top(method), width: 2 * HALF, height: tall, rx: 8 },
    );
    setAttributes(bet.selectAll('path').data(bars).join('path'), {
      class: ({ name }) => name,
      d: ({ round, power }) => `M${column(round.method, round.size) - HALF + 3} ${level(round.method, power)}h${2 * HALF - 6}`,
    });
    setAttributes(
      bet
        .selectAll('text')
        .data(bars.filter(({ name }) => !name.includes('earlier')))
        .join('text'),
      {
        class: ({ name }) => name,
        // At the end of the bar, where neither circles nor the line are.
        x: ({ round, name }) => column(round.method, round.size) + (name === 'now' ? 0 : HALF - 3),
        // On the side of the bar where the result isn't.
        y: ({ round, power, name }) =>
          level(round.method, power) +
          (power < HIGH && (name === 'now' || power > Math.log10(typical(round.method, round.size))) ? -8 : 18),
      },
      ({ power, name }) => (name === 'now' ? words.value(10 ** power) : words.past),
    );
    svg.attr('aria-label', words.drawing(method, knownSizes(bets, method)));
  };
}
