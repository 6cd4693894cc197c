import { fog as words } from '#words/tries/fog.ts';
import type { BoxGrid } from '../../engine/anneal/box-grid.ts';
import { cellName } from '../../engine/grid.ts';
import { gridDrawing } from '../../widgets/views/grid/drawn-grid.ts';
import type { GridScene } from '../../widgets/views/grid/scene.ts';
import { defineTry, neither, type Outcome, right, wrong } from '../kit/define-try.ts';
import { boardScene, keyOf } from '../kit/swap-board.ts';
import { type Climb, canWalk, climbAtStart, isSolved, isStuck, mapOf, type Spot, startAnew, step } from './fog.ts';
import { mapDrawing, stepsText } from './fog-drawing.ts';

interface Model {
  readonly climb: Climb;
  readonly isLifted: boolean;
  /** The first cell of a swap, once it is chosen. */
  readonly chosen?: number | undefined;
}

const map = mapOf();

const countOf = (fate: Spot['fate']) => [...map.values()].filter((spot) => spot.fate === fate).length;

/** The free cells of a cell's box: those that it can change places with, and itself. */
function partnersOf({ puzzle: { grid, givens } }: BoxGrid, cell: number): number[] {
  return grid.cellsOfHouse[2 * grid.size + grid.boxOfCell[cell]!]!.filter((other) => givens[other] === 0);
}

/** The grid, with the swap that the reader points at, or with the cell that is chosen. */
function climbScene({ climb: { board, steps }, chosen }: Model, pointed?: string): GridScene {
  const scene = boardScene(board);
  const at = steps.find(({ swap }) => keyOf(swap) === pointed);
  if (!at && chosen !== undefined) {
    const focus = { cell: chosen, digit: board.digits[chosen]!, tone: 'trying', undoes: false } as const;
    return { ...scene, same: new Set(partnersOf(board, chosen)), focus };
  }
  if (!at) return scene;
  const tone = at.delta < 0 ? 'placed' : at.delta === 0 ? 'trying' : 'worse';
  return { ...scene, focus: { cell: at.swap[0], digit: 0, tone, undoes: false }, witness: at.swap[1] };
}

/** Climbs by the best step each time, as actions: two that are lost, and one that is not. */
function climbDown(): string[] {
  const climb = climbAtStart();
  const actions: string[] = [];
  for (;;) {
    const best = climb.steps.toSorted((a, b) => a.delta - b.delta)[0]!;
    if (step(climb, best)) actions.push(`step ${keyOf(best.swap)}`);
    if (isSolved(climb)) return actions;
    if (!isStuck(climb)) continue;
    startAnew(climb);
    actions.push('restart');
  }
}

function stepped(model: Model, key: string): Outcome<Model> | undefined {
  const { climb } = model;
  const chosen = climb.steps.find(({ swap }) => keyOf(swap) === key);
  if (!chosen || isSolved(climb)) return undefined;
  const { delta } = chosen;
  const wasStuck = isStuck(climb);
  if (!step(climb, chosen)) return wrong(words.refuses(delta), { model });
  const { energy } = climb.board;
  if (isSolved(climb)) return right(words.solved(climb.starts, climb.level, climb.inVain), { model });
  if (delta === 0) return neither(words.walked(energy, wasStuck && !isStuck(climb)), { model });
  if (!isStuck(climb)) return right(words.went(delta, energy), { model, earns: false });
  // The climb may have begun where every way down ends above 0.
  const wasLost = map.get(climb.trail[0]!)?.fate === 'lost';
  return neither(words.stuck(energy, climb.steps.filter((each) => each.delta === 0).length, wasLost, climb.mayWalk), { model });
}

/** A press on a cell: the first of a swap is chosen, and with the second the step is made. */
function picked(model: Model, cell: number): Outcome<Model> | undefined {
  const { climb, isLifted, chosen } = model;
  const { puzzle } = climb.board;
  if (isSolved(climb)) return undefined;
  if (puzzle.givens[cell] !== 0) return neither(words.isGiven(cellName(puzzle.grid, cell)));
  if (chosen === undefined) return { model: { climb, isLifted, chosen: cell } };
  const free: Model = { climb, isLifted };
  if (chosen === cell) return { model: free };
  // With the second cell chosen instead, the next press would swap a pair that nobody meant.
  return partnersOf(climb.board, chosen).includes(cell) ? stepped(free, keyOf([chosen, cell])) : neither(words.otherBox(), { model: free });
}

/**
 * The reader as a climber in fog, on the map of all grids of a 4 × 4. Its actions: 'step 3 7' makes a swap, and so
 * does 'pick 3' and 'pick 7', 'restart' starts from another grid,
 * 'walk' allows steps on the level or forbids them, 'lift' shows the whole map or hides it, 'lift up' shows it.
 */
export const element = defineTry<Model>({
  begin: () => ({ climb: climbAtStart(), isLifted: false }),
  actions: {
    step: ({ climb, isLifted }, a, b) => stepped({ climb, isLifted }, `${a} ${b}`),
    pick: (model, cell) => picked(model, Number(cell)),
    restart({ climb, isLifted }) {
      const model = { climb, isLifted };
      const isEarly = !isSolved(climb) && !isStuck(climb);
      startAnew(climb);
      return neither(words.began(climb.starts, climb.board.energy, isEarly), { model });
    },
    walk(model) {
      model.climb.mayWalk = !model.climb.mayWalk;
      return neither(words.mayWalk(model.climb.mayWalk), { model });
    },
    lift({ climb, isLifted }, up) {
      const model = { climb, isLifted: up === 'up' || !isLifted };
      return model.isLifted ? neither(words.fates(countOf('sure'), countOf('open'), countOf('lost')), { model }) : { model };
    },
  },
  showOne: climbDown,
  draw(page) {
    const grid = page.piece('grid');
    const drawGrid = gridDrawing(grid, (cell) => page.act(`pick ${cell}`), { walkable: true });
    const drawMap = mapDrawing(page.piece('map'), map);
    const steps = page.piece('steps');
    let drawn: Model;
    const walk = page.piece('walk');
    // Whoever is led to the figure by a link may be asked to use it.
    walk.closest('[data-try]')!.addEventListener('focus', () => {
      walk.hidden = false;
    });
    /** The swap that a pointer or the focus is on: on its button, on its dot, or on its second cell. */
    const pointedIn = (target: Element): string | undefined => {
      const { step: onButton, key } = target.closest<HTMLElement>('[data-step], [data-key]')?.dataset ?? {};
      const cell = target.closest<SVGElement>('.hit')?.dataset.cell;
      return onButton ?? key ?? (cell !== undefined && drawn.chosen !== undefined ? keyOf([drawn.chosen, Number(cell)]) : undefined);
    };
    const light = (pointed: string | undefined) => {
      drawGrid(climbScene(drawn, pointed));
      drawMap(drawn.climb, page.widthOf('map'), { isLifted: drawn.isLifted, pointed });
      for (const button of page.all('[data-step]')) button.classList.toggle('lit', button.dataset.step === pointed);
    };
    for (const part of [steps, grid, page.piece('map')]) {
      for (const type of ['pointerover', 'focusin']) part.addEventListener(type, ({ target }) => light(pointedIn(target as Element)));
      for (const type of ['pointerleave', 'focusout']) part.addEventListener(type, () => light(undefined));
    }
    page.redrawWith(page.piece('map'));
    return (model) => {
      const { climb, isLifted, chosen } = model;
      drawn = model;
      light(undefined);
      for (const cell of grid.querySelectorAll<SVGElement>('.hit'))
        cell.setAttribute('aria-selected', String(Number(cell.dataset.cell) === chosen));
      const all = stepsText(climb);
      for (const [index, button] of page.all('[data-step]').entries()) {
        const { key, text, delta, kind, where } = all[index]!;
        Object.assign(button.dataset, { step: key, do: `step ${key}` });
        button.className = `step ${kind}`;
        for (const [nth, each] of [text, delta, where].entries()) button.children[nth]!.textContent = each;
      }
      page.texts({ energy: climb.board.energy, so: words.so(climb.starts, climb.level), lift: isLifted ? words.lower : words.lift });
      page.piece('energy').classList.toggle('solved', isSolved(climb));
      page.piece('restart').classList.toggle('primary', isStuck(climb) && !canWalk(climb));
      page.press('[data-do=walk]', () => climb.mayWalk);
      // Another way out is offered when the first has been found.
      if (isSolved(climb) || climb.mayWalk) walk.hidden = false;
      page.piece('legend').hidden = !isLifted;
    };
  },
  facts: ({ climb }) => ({
    energy: climb.board.energy,
    solved: isSolved(climb),
    stuck: isStuck(climb),
    starts: climb.starts,
    level: climb.level,
  }),
  isDone: ({ climb }) => isSolved(climb),
});
