import { select } from 'd3-selection';
import { ones as words } from '#words/tries/ones.ts';
import { sudokuBlocks } from '../../engine/cover/problems/sudoku-cover.ts';
import { symbolOf } from '../../engine/puzzle.ts';
import { hundredth } from '../../widgets/ui/numbers.ts';
import { drawLines } from '../../widgets/views/grid/drawing.ts';
import { digitSize, digitY, markX, markY, middleX, SIDE } from '../../widgets/views/grid/places.ts';
import { setAttributes } from '../../widgets/views/kit/elements.ts';
import { drawingIn } from '../kit/drawing.ts';
import { drawRegions, drawStrokes } from '../kit/promise-kinds.ts';
import { type Ones, promisesOf, sizesOf } from './ones.ts';

/** Between two blocks of columns so much is left free, in columns. */
const GAP = 7;
/** A one is so many rows high, because a row is less than a pixel. */
const HEIGHT = 3;
/** A one of the row that is pointed at, in columns and rows. */
const LARGE = { width: 5, height: 20 };

const blocksOf = ({ cover }: Pick<Ones, 'cover'>): number => sudokuBlocks(cover.puzzle.grid).length;
export const widthOf = (ones: Pick<Ones, 'cover'>): number => ones.cover.items.length + (blocksOf(ones) - 1) * GAP;
/** Where a one is: its column with the gaps before it. */
export const xOf = (item: number, block: number): number => item + block * GAP;

/**
 * Draws a large matrix in an element: its ones as dots, those of a kind of promise in one colour. What is struck is faint, what was struck last
 * is marked, and the four ones of a row that is looked at are large. `still`: runs of ones as lines, which take less of a page.
 */
export function matrixOfOnes(element: Element, { still = false } = {}): (ones: Ones, row: number | undefined) => void {
  const [svg, frames, dots, bands, lit] = drawingIn(element, { class: 'ones-matrix' }, 'frames', 'dots', 'bands', 'lit');
  let drawn: Ones | undefined;
  return (ones, row) => {
    const { cover, chosen, struck, fresh } = ones;
    const { options, items } = cover;
    const blocks = blocksOf(ones);
    if (drawn?.struck !== struck || drawn.chosen !== chosen || drawn.fresh !== fresh) {
      setAttributes(svg, { viewBox: `0 0 ${widthOf(ones)} ${options.length}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' });
      const width = items.length / blocks;
      const frame = Array.from({ length: blocks }, (_, block) => `M${xOf(block * width, block)} 0h${width}v${options.length}h${-width}z`);
      setAttributes(
        frames
          .selectAll('path')
          .data([frame.join('')])
          .join('path'),
        { d: (d) => d },
      );
      const isFresh = new Set(fresh);
      const isChosen = new Set(chosen);
      const stateOf = (each: number) => (isChosen.has(each) ? 'chosen' : isFresh.has(each) ? 'fresh' : struck[each] ? 'struck' : 'open');
      // What is on top is drawn last.
      const paths = still
        ? Array.from({ length: blocks }, (_, block) => ({ state: 'still', block, d: runsOf(ones, block) }))
        : ['struck', 'open', 'fresh', 'chosen'].flatMap((state) =>
            Array.from({ length: blocks }, (_, block) => ({
              state,
              block,
              d: dotsOf(ones, block, (each) => stateOf(each) === state, state),
            })),
          );
      setAttributes(dots.selectAll('path').data(paths).join('path'), {
        class: ({ state }) => `one ${state}`,
        'data-block': ({ block }) => block,
        d: ({ d }) => d,
      });
      drawn = ones;
    }
    setAttributes(
      bands
        .selectAll('path')
        .data(row === undefined ? [] : [row])
        .join('path'),
      {
        class: 'band',
        d: (each) => `M0 ${each + 0.5}H${widthOf(ones)}`,
      },
    );
    const large = row === undefined ? [] : options[row]!.items.map((item, block) => ({ item, block }));
    setAttributes(lit.selectAll('rect').data(large).join('rect'), {
      class: 'one',
      'data-block': ({ block }) => block,
      x: ({ item, block }) => hundredth(xOf(item, block) + 0.5 - LARGE.width / 2),
      y: row === undefined ? 0 : hundredth(row + 0.5 - LARGE.height / 2),
      width: LARGE.width,
      height: LARGE.height,
    });
  };
}

/** A dot for each one of a block whose row is asked for; what is to be seen first is larger. */
function dotsOf({ cover }: Ones, block: number, isIn: (row: number) => boolean, state: string): string {
  const [width, height] = state === 'chosen' || state === 'fresh' ? [1.6, HEIGHT * 2] : [1, HEIGHT];
  return cover.options
    .flatMap(({ items }, row) =>
      isIn(row)
        ? [`M${hundredth(xOf(items[block]!, block) + (1 - width) / 2)} ${row + (1 - height) / 2}h${width}v${height}h-${width}z`]
        : [],
    )
    .join('');
}

/** The ones of a block as lines: each goes on while the next row has its one in the same column or in the next. */
function runsOf({ cover }: Ones, block: number): string {
  const runs: { from: number; to: number; row: number; last: number }[] = [];
  for (const [row, { items }] of cover.options.entries()) {
    const item = items[block]!;
    const run = runs.at(-1);
    const by = run && run.last === row - 1 ? item - run.to : -1;
    const slope = run && run.last > run.row ? run.to - run.from > 0 : by > 0;
    if (run && (by === 0 || by === 1) && by > 0 === slope) Object.assign(run, { to: item, last: row });
    else runs.push({ from: item, to: item, row, last: row });
  }
  return runs.map(({ from, to, row, last }) => `M${xOf(from, block)} ${row}L${xOf(to, block) + 1} ${last + 1}`).join('');
}

/** Draws the grid whose candidates are the rows of a matrix: the chosen ones as digits, the open ones small, and those struck last crossed out. */
export function gridOfOnes(element: Element, { still = false } = {}): (ones: Ones, row: number | undefined) => void {
  const [svg, fills, lines, digits, marks] = drawingIn(element, { class: 'grid' }, 'fills', 'lines', 'digits', 'marks');
  let drawn: Ones | undefined;
  return (ones, row) => {
    const { cover, chosen, struck, fresh, phase } = ones;
    const { puzzle, options } = cover;
    const side = SIDE / puzzle.grid.size;
    const placeOf = (option: number) => options[option]!.places![0]!;
    if (drawn === undefined) {
      setAttributes(svg, { viewBox: `0 0 ${SIDE + 1} ${SIDE + 1}`, 'aria-hidden': 'true' });
      drawLines(lines, { puzzle }, side);
    }
    if (drawn?.struck !== struck || drawn.chosen !== chosen || drawn.fresh !== fresh) {
      const given = new Set(cover.given);
      // Until the other givens are chosen, every candidate of a cell is seen, and the chosen one among them.
      const isEarly = phase !== 'hunt';
      const large = (still ? cover.given! : isEarly ? [] : chosen).map((option) => ({ option, ...placeOf(option) }));
      setAttributes(
        digits.selectAll('text').data(large).join('text'),
        {
          class: ({ option }) => (given.has(option) ? 'given' : 'own'),
          x: ({ cell }) => hundredth(middleX({ puzzle }, cell, side)),
          y: ({ cell, digit }) => digitY({ puzzle }, cell, symbolOf(puzzle, digit), side),
          'font-size': ({ digit }) => digitSize(symbolOf(puzzle, digit), side),
        },
        ({ digit }) => symbolOf(puzzle, digit),
      );
      const isFresh = new Set(fresh);
      const full = new Set(large.map(({ cell }) => cell));
      const seen = [...options.keys()].filter(
        (option) => !still && (!struck[option] || isFresh.has(option)) && !full.has(placeOf(option).cell),
      );
      const small = seen.map((option) => {
        const { cell, digit } = placeOf(option);
        const [x, y] = [hundredth(markX({ puzzle }, cell, digit, side)), hundredth(markY({ puzzle }, cell, digit, side))];
        const state = chosen.includes(option) ? 'taken' : isFresh.has(option) ? 'fresh' : isEarly && given.has(option) ? 'to-come' : '';
        return { digit, x, y, state };
      });
      const taken = small.filter(({ state }) => state === 'taken');
      setAttributes(marks.selectAll('circle').data(taken).join('circle'), {
        cx: ({ x }) => x,
        cy: ({ y }) => y,
        r: hundredth(side * 0.17),
      });
      setAttributes(
        marks.selectAll('text').data(small).join('text'),
        { class: ({ state }) => state, x: ({ x }) => x, y: ({ y }) => hundredth(y + side * 0.08), 'font-size': hundredth(side * 0.24) },
        ({ digit }) => symbolOf(puzzle, digit),
      );
      const crossed = small
        .filter(({ state }) => state === 'fresh')
        .map(
          ({ x, y }) => `M${hundredth(x - side * 0.13)} ${hundredth(y + side * 0.11)}l${hundredth(side * 0.26)} ${hundredth(-side * 0.22)}`,
        );
      drawStrokes(marks, crossed);
      drawn = ones;
    }
    const pointed = row === undefined ? [] : [placeOf(row)];
    drawRegions(fills, puzzle, pointed[0]?.cell);
    setAttributes(
      fills
        .selectAll('circle')
        .data(phase === 'hunt' ? pointed.filter(({ cell }) => !chosen.some((each) => placeOf(each).cell === cell)) : pointed)
        .join('circle'),
      {
        class: 'pointed',
        cx: ({ cell, digit }) => hundredth(markX({ puzzle }, cell, digit, side)),
        cy: ({ cell, digit }) => hundredth(markY({ puzzle }, cell, digit, side)),
        r: hundredth(side * 0.17),
      },
    );
  };
}

/** Writes the promises of a row over the blocks, with what is left for each when the row has been judged. */
export function promisesOver(element: Element): (ones: Ones, row: number | undefined) => void {
  const root = select(element);
  return (ones, row) => {
    const sizes =
      row !== undefined && ones.phase === 'hunt' && ones.judged === row && !ones.struck[row] && !ones.chosen.includes(row)
        ? sizesOf(ones, row)
        : undefined;
    const names = row === undefined ? Array<string>(blocksOf(ones)).fill('') : promisesOf(ones, row);
    const said = root
      .selectAll('span')
      .data(names.map((name, block) => ({ name, left: sizes?.[block] })))
      .join('span');
    setAttributes(
      said,
      { 'data-block': (_, block) => block, class: ({ left }) => (left === undefined ? '' : 'sized') },
      ({ name, left }) => (left === undefined ? name : `${name}: ${words.left(left)}`),
    );
  };
}
