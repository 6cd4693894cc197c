import { fog as words } from '#words/tries/fog.ts';
import { gridDrawing } from '../../widgets/views/grid/drawn-grid.ts';
import type { GridScene } from '../../widgets/views/grid/scene.ts';
import { defineTry, neither, type Outcome, right, wrong } from '../kit/define-try.ts';
import { boardScene, keyOf } from '../kit/swap-board.ts';
import { type Climb, canWalk, climbAtStart, isSolved, isStuck, mapOf, type Spot, startAnew, step } from './fog.ts';
import { mapDrawing, stepsText } from './fog-drawing.ts';

interface Model {
  readonly climb: Climb;
  readonly isLifted: boolean;
}

const map = mapOf();

const countOf = (fate: Spot['fate']) => [...map.values()].filter((spot) => spot.fate === fate).length;

/** The grid, with the swap that the reader points at. */
function climbScene({ board, steps }: Climb, pointed?: string): GridScene {
  const scene = boardScene(board);
  const at = steps.find(({ swap }) => keyOf(swap) === pointed);
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

/**
 * The reader as a climber in fog, on the map of all grids of a 4 × 4. Its actions: 'step 3 7' makes a swap, 'restart' starts from another grid,
 * 'walk' allows steps on the level or forbids them, 'lift' shows the whole map or hides it, 'lift up' shows it.
 */
export const element = defineTry<Model>({
  begin: () => ({ climb: climbAtStart(), isLifted: false }),
  actions: {
    step: (model, a, b) => stepped(model, `${a} ${b}`),
    restart(model) {
      const { climb } = model;
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
    const drawGrid = gridDrawing(page.piece('grid'));
    const drawMap = mapDrawing(page.piece('map'), map);
    const steps = page.piece('steps');
    let drawn: Climb;
    const point = ({ target, type }: Event) => {
      const { step: key } = (target as Element).closest<HTMLElement>('[data-step]')?.dataset ?? {};
      drawGrid(climbScene(drawn, type === 'pointerleave' || type === 'focusout' ? undefined : key));
    };
    for (const type of ['pointerover', 'focusin', 'pointerleave', 'focusout']) steps.addEventListener(type, point);
    page.redrawWith(page.piece('map'));
    return ({ climb, isLifted }) => {
      drawn = climb;
      drawGrid(climbScene(climb));
      drawMap(climb, page.widthOf('map'), isLifted);
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
