import { fog as words } from '#words/tries/fog.ts';
import type { Facts } from '../../trace/facts.ts';
import { gridDrawing } from '../../widgets/views/grid/grid.ts';
import type { GridScene } from '../../widgets/views/grid/scene.ts';
import { boardScene, keyOf } from '../kit/swap-board.ts';
import { TryFigure } from '../kit/try-figure.ts';
import { type Climb, canWalk, climbAtStart, isSolved, isStuck, mapOf, type Spot, startAnew, step } from './fog.ts';
import { mapDrawing, stepsTold } from './fog-drawing.ts';

/** The grid, with the swap that the reader points at. */
export function climbScene({ board, steps }: Climb, pointed?: string): GridScene {
  const scene = boardScene(board);
  const at = steps.find(({ swap }) => keyOf(swap) === pointed);
  if (!at) return scene;
  const tone = at.delta < 0 ? 'placed' : at.delta === 0 ? 'trying' : 'worse';
  return { ...scene, focus: { cell: at.swap[0], digit: 0, tone, undoes: false }, witness: at.swap[1] };
}

/** Climbs by the best step each time, as actions: two that are lost, and one that is not. */
function wayDown(): string[] {
  const climb = climbAtStart();
  const way: string[] = [];
  for (;;) {
    const best = climb.steps.toSorted((a, b) => a.delta - b.delta)[0]!;
    if (step(climb, best)) way.push(`step ${keyOf(best.swap)}`);
    if (isSolved(climb)) return way;
    if (!isStuck(climb)) continue;
    startAnew(climb);
    way.push('restart');
  }
}

/**
 * The reader as a climber in fog, on the map of all grids of a 4 × 4. Its actions: 'step 3 7' makes a swap, 'restart' starts from another grid,
 * 'walk' allows steps on the level or forbids them, 'lift' shows the whole map or hides it, 'lift up' shows it.
 */
class FogTry extends TryFigure {
  readonly #map = mapOf();
  #climb = climbAtStart();
  #isLifted = false;
  #drawGrid!: ReturnType<typeof gridDrawing>;
  #drawMap!: ReturnType<typeof mapDrawing>;

  protected connect(): void {
    this.#drawGrid = gridDrawing(this.piece('grid'));
    this.#drawMap = mapDrawing(this.piece('map'), this.#map);
    const steps = this.piece('steps');
    const keyAt = ({ target }: Event) => (target as Element).closest<HTMLElement>('[data-step]')?.dataset.step;
    steps.addEventListener('click', (event) => {
      const key = keyAt(event);
      if (key) this.act(`step ${key}`);
    });
    for (const type of ['pointerover', 'focusin'])
      steps.addEventListener(type, (event) => this.#drawGrid(climbScene(this.#climb, keyAt(event))));
    for (const type of ['pointerleave', 'focusout']) steps.addEventListener(type, () => this.#drawGrid(climbScene(this.#climb)));
    for (const action of ['restart', 'walk', 'lift']) this.piece(action).addEventListener('click', () => this.act(action));
    new ResizeObserver(() => this.#draw()).observe(this.piece('map'));
  }

  protected override isDone({ solved }: Facts): boolean {
    return solved === true;
  }

  protected begin(): void {
    this.#climb = climbAtStart();
    this.#isLifted = false;
    this.#draw();
  }

  protected showOne(): void {
    this.playAnew(wayDown());
  }

  override act(action: string): void {
    const [verb, ...rest] = action.split(' ');
    const climb = this.#climb;
    if (verb === 'step') this.#step(rest.join(' '));
    else if (verb === 'restart') {
      const isEarly = !isSolved(climb) && !isStuck(climb);
      startAnew(climb);
      this.verdict('neither', words.began(climb.starts, climb.board.energy, isEarly));
    } else if (verb === 'walk') {
      climb.mayWalk = !climb.mayWalk;
      this.verdict('neither', words.mayWalk(climb.mayWalk));
    } else if (verb === 'lift') {
      this.#isLifted = rest[0] === 'up' || !this.#isLifted;
      if (this.#isLifted) this.verdict('neither', words.fates(...this.#fates()));
    }
    this.#draw();
  }

  #fates(): [number, number, number] {
    const count = (fate: Spot['fate']) => [...this.#map.values()].filter((spot) => spot.fate === fate).length;
    return [count('sure'), count('open'), count('lost')];
  }

  #step(key: string): void {
    const climb = this.#climb;
    const chosen = climb.steps.find(({ swap }) => keyOf(swap) === key);
    if (!chosen || isSolved(climb)) return;
    const { delta } = chosen;
    const wasStuck = isStuck(climb);
    const isMade = step(climb, chosen);
    const { energy } = climb.board;
    if (!isMade) this.verdict('wrong', words.refuses(delta));
    else if (isSolved(climb)) this.verdict('right', words.solved(climb.starts, climb.level, climb.inVain));
    else if (delta === 0) this.verdict('neither', words.walked(energy, wasStuck && !isStuck(climb)));
    else if (isStuck(climb))
      this.verdict('neither', words.stuck(energy, climb.steps.filter((each) => each.delta === 0).length, this.#wasLost(), climb.mayWalk));
    else this.verdict('right', words.went(delta, energy), { earns: false });
  }

  /** Whether the climb began where every way down ends above 0. */
  #wasLost = () => this.#map.get(this.#climb.trail[0]!)?.fate === 'lost';

  #draw(): void {
    const climb = this.#climb;
    this.#drawGrid(climbScene(climb));
    this.#drawMap(climb, Math.round(this.piece('map').getBoundingClientRect().width), this.#isLifted);
    const told = stepsTold(climb);
    for (const [index, button] of [...this.piece('steps').querySelectorAll<HTMLElement>('[data-step]')].entries()) {
      const { key, text, delta, kind, where } = told[index]!;
      button.dataset.step = key;
      button.className = `step ${kind}`;
      for (const [nth, each] of [text, delta, where].entries()) button.children[nth]!.textContent = each;
    }
    this.piece('energy').textContent = String(climb.board.energy);
    this.piece('energy').classList.toggle('solved', isSolved(climb));
    this.piece('restart').classList.toggle('primary', isStuck(climb) && !canWalk(climb));
    this.piece('so').textContent = words.so(climb.starts, climb.level);
    this.piece('walk').setAttribute('aria-pressed', String(climb.mayWalk));
    this.piece('lift').textContent = this.#isLifted ? words.lower : words.lift;
    this.piece('legend').hidden = !this.#isLifted;
    this.tell({
      energy: climb.board.energy,
      solved: isSolved(climb),
      stuck: isStuck(climb),
      starts: climb.starts,
      level: climb.level,
    });
  }
}

export { FogTry as element };
