import { bands as words } from '#words/tries/bands.ts';
import { bitOf } from '../../engine/candidates.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { hundredth } from '../../widgets/ui/numbers.ts';
import { drawCells, enableKeyboardNavigation } from '../../widgets/views/grid/cells.ts';
import { drawLines } from '../../widgets/views/grid/drawing.ts';
import { left, MARGIN, middleX, middleY, SIDE, top } from '../../widgets/views/grid/places.ts';
import { emptyScene } from '../../widgets/views/grid/scene.ts';
import { classes, setAttributes } from '../../widgets/views/kit/elements.ts';
import { drawingIn } from '../kit/drawing.ts';
import { BANDS, type Board, bandOf, cellsIn, isOpen, type Placement } from './bands.ts';

const CELL = SIDE / 9;
/** Where the bars of the bands are, left of the grid. */
const BAR = -8;

/** Draws a grid with the places of one digit, coloured by bands; `pick` makes its cells a grid to walk in. */
export function bandGrid(element: Element, puzzle: Puzzle, pick?: (cell: number) => void) {
  const box = { viewBox: `-12 -1 ${SIDE + 14} ${SIDE + 3}`, role: 'img' };
  const layers = ['fills', 'lines', 'bars', 'digits', 'strikes', 'ring', 'hits'] as const;
  const [svg, fills, lines, bars, digits, strikes, ring, hits] = drawingIn(element, box, ...layers);
  const scene = emptyScene(puzzle);
  drawLines(lines, scene, CELL);
  setAttributes(bars.selectAll('path').data(BANDS).join('path'), {
    class: (band) => `band-${band + 1}`,
    d: (band) => `M${BAR} ${3 * band * CELL + 4}V${3 * (band + 1) * CELL - 4}`,
  });
  if (pick) drawCells(hits, puzzle.grid, CELL, MARGIN, pick);
  const tell = pick && enableKeyboardNavigation(svg.node()!, hits.node()!);
  const square = {
    x: (cell: number) => left(scene, cell, CELL),
    y: (cell: number) => top(scene, cell, CELL),
    width: hundredth(CELL),
    height: hundredth(CELL),
  };

  return (digit: number, board: Board, last: Placement | undefined): void => {
    const open = cellsIn(board.words);
    const gone = last ? [...last.cleared, ...last.struck] : [];
    const isCleared = (cell: number) => last?.cleared.includes(cell);
    setAttributes(
      fills
        .selectAll('rect')
        .data([...open, ...gone])
        .join('rect'),
      {
        ...square,
        class: (cell) => (isOpen(board, cell) ? classes('open', `band-${bandOf(cell) + 1}`) : isCleared(cell) ? 'cleared' : 'struck'),
      },
    );
    const isPlaced = (cell: number) => board.placed.includes(cell) && puzzle.givens[cell] === 0;
    const shown = [...puzzle.givens.keys()].flatMap((cell) => {
      const given = puzzle.givens[cell]!;
      if (given !== 0) return [{ cell, digit: given, name: given === digit ? 'given' : 'other' }];
      if (isPlaced(cell)) return [{ cell, digit, name: 'placed' }];
      if (isOpen(board, cell)) return [{ cell, digit, name: classes('mark', `band-${bandOf(cell) + 1}`) }];
      return gone.includes(cell) ? [{ cell, digit, name: classes('mark', 'gone') }] : [];
    });
    setAttributes(
      digits.selectAll('text').data(shown).join('text'),
      {
        class: ({ name }) => name,
        x: ({ cell }) => hundredth(middleX(scene, cell, CELL)),
        y: ({ cell }) => hundredth(middleY(scene, cell, CELL) + 8),
      },
      ({ digit: symbol }) => symbol,
    );
    const arm = CELL * 0.24;
    setAttributes(strikes.selectAll('path').data(gone).join('path'), {
      class: (cell) => (isCleared(cell) ? 'cleared' : 'struck'),
      d: (cell) =>
        `M${hundredth(middleX(scene, cell, CELL) - arm)} ${hundredth(middleY(scene, cell, CELL) + arm * 0.8)}l${hundredth(2 * arm)} ${hundredth(-1.6 * arm)}`,
    });
    setAttributes(
      ring
        .selectAll('rect')
        .data(last ? [last.cell] : [])
        .join('rect'),
      {
        x: (cell) => left(scene, cell, CELL) + 2,
        y: (cell) => top(scene, cell, CELL) + 2,
        width: hundredth(CELL - 4),
        height: hundredth(CELL - 4),
        rx: 4,
      },
    );
    const filled = puzzle.givens.map((given, cell) => given || (isPlaced(cell) ? digit : 0));
    const candidates = Uint32Array.from(filled, (held, cell) => (held === 0 && isOpen(board, cell) ? bitOf(digit) : 0));
    const label = words.grid(digit, open.length);
    if (tell) tell({ ...scene, digits: filled, candidates }, label);
    else svg.attr('aria-label', label);
  };
}
