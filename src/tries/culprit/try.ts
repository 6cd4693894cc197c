import { culprit as words } from '#words/tries/culprit.ts';
import { cellName } from '../../engine/grid.ts';
import { puzzleOf } from '../../engine/puzzle.ts';
import type { Sentence } from '../../narration/sentence.ts';
import { gridDrawing } from '../../widgets/views/grid/grid.ts';
import type { GridScene } from '../../widgets/views/grid/scene.ts';
import { TryFigure } from '../kit/try-figure.ts';
import {
  culpritAt,
  deadEndAfter,
  failedAt,
  type Judgement,
  judge,
  OPENING,
  type Placed,
  pathAt,
  percentOf,
  type Search,
  searchOf,
} from './culprit.ts';
import { type TreeScene, treeDrawing } from './culprit-drawing.ts';
import { nameOf, pathDrawing, sceneOf } from './culprit-path.ts';

/** How far a key goes in the tree, in steps. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -1000,
  PageUp: 1000,
};

const VERDICTS = { culprit: 'right', later: 'wrong', lucky: 'wrong', sound: 'neither' } as const;

/**
 * A search at a dead end: readers blame a digit that it has placed, and see what it costs. Its actions: 'blame r1c3', and 'go 46352'
 * to a step of the run. What comes later in the run is shown as far as the digits reach that have been blamed.
 */
class Culprit extends TryFigure {
  #search!: Search;
  #drawGrid!: (scene: GridScene) => void;
  #drawPath!: ReturnType<typeof pathDrawing>;
  #drawTree!: ReturnType<typeof treeDrawing>;
  #position = OPENING;
  #seen = OPENING;
  #pick: Placed | undefined;
  #found = false;

  protected connect(): void {
    const [grid, tree] = [this.piece('grid'), this.piece('tree')];
    this.#search = searchOf(puzzleOf([...grid.dataset.givens!].map(Number)));
    this.#drawGrid = gridDrawing(grid, (cell) => this.#blame(cell), { walkable: true });
    this.#drawPath = pathDrawing(this.piece('path'));
    this.#drawTree = treeDrawing(tree);
    this.piece('path').addEventListener('click', ({ target }) => {
      const { cell } = (target as Element).closest<HTMLElement>('[data-cell]')?.dataset ?? {};
      if (cell) this.#blame(Number(cell));
    });
    this.addEventListener('click', ({ target }) => {
      const { go } = (target as Element).closest<HTMLElement>('[data-go]')?.dataset ?? {};
      if (go === 'next') this.#go(deadEndAfter(this.#search, this.#position));
      else if (go && this.#pick) this.#go(go === 'placed' ? this.#pick.from : this.#pick.to);
    });
    this.#letMove(tree);
    new ResizeObserver(() => this.#show()).observe(tree);
  }

  protected begin(): void {
    [this.#position, this.#seen] = [OPENING, OPENING];
    this.#pick = undefined;
    this.#found = false;
    this.#show();
  }

  protected showOne(): void {
    if (!culpritAt(this.#search, this.#position)) this.#go(OPENING);
    this.#blame(culpritAt(this.#search, this.#position)!.cell);
  }

  override act(action: string): void {
    const [verb, what] = action.split(' ') as [string, string];
    const { givens, grid } = this.#search.puzzle;
    if (verb === 'go') this.#go(Number(what));
    else this.#blame(givens.findIndex((_, cell) => cellName(grid, cell) === what));
  }

  /** The tree is a slider: a press and a drag go to a step, and so do keys. */
  #letMove(tree: HTMLElement): void {
    const { length } = this.#search;
    tree.tabIndex = 0;
    tree.role = 'slider';
    tree.ariaLabel = words.slider;
    tree.ariaValueMin = '0';
    tree.ariaValueMax = String(length);
    const goTo = ({ clientX }: PointerEvent) => {
      const { left, width } = tree.getBoundingClientRect();
      this.#go(Math.min(this.#seen, Math.round(((clientX - left) / width) * length)));
    };
    tree.addEventListener('pointerdown', (event) => {
      tree.setPointerCapture(event.pointerId);
      goTo(event);
    });
    tree.addEventListener('pointermove', (event) => {
      if (tree.hasPointerCapture(event.pointerId)) goTo(event);
    });
    tree.addEventListener('keydown', (event) => {
      const far = event.key === 'Home' ? -length : event.key === 'End' ? length : KEYS[event.key];
      if (far === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      this.#go(Math.min(this.#seen, this.#position + far));
    });
  }

  #go(position: number): void {
    this.#position = Math.max(0, Math.min(this.#search.length, position));
    this.#seen = Math.max(this.#seen, this.#position);
    this.#show();
  }

  #blame(cell: number): void {
    const search = this.#search;
    const judged = judge(search, this.#position, cell);
    const name = cellName(search.puzzle.grid, cell);
    if ('placed' in judged) {
      this.#pick = judged.placed;
      this.#found ||= judged.kind === 'culprit';
      this.#seen = this.#found ? search.length : Math.max(this.#seen, judged.placed.to);
    }
    this.#show();
    // What was said on the way to the culprit is answered by it.
    if (judged.kind === 'culprit') this.forget();
    if (!('placed' in judged)) this.verdict('neither', words[judged.kind](name));
    else this.verdict(VERDICTS[judged.kind], this.#said(judged));
  }

  #said({ kind, placed, isLast }: Extract<Judgement, { placed: Placed }>): Sentence {
    const digit = nameOf(this.#search, placed);
    if (kind === 'culprit') return words.found(digit, placed.from, placed.to, percentOf(this.#search, placed.to - placed.from));
    if (kind !== 'later') return words[kind](digit);
    return isLast ? words.laterAndLast(digit) : words.later(digit, placed.to - this.#position);
  }

  #show(): void {
    const [search, position, pick] = [this.#search, this.#position, this.#pick];
    const scene: TreeScene = { search, position, seen: this.#seen, pick };
    const tree = this.piece('tree');
    const { length } = search;
    const failed = failedAt(search, position);
    this.#drawGrid(sceneOf(search, position, pick));
    this.#drawPath(search, position, pick);
    if (tree.clientWidth > 0) this.#drawTree(scene, tree.clientWidth);
    tree.ariaValueNow = String(position);
    const depth = pathAt(search, position).length;
    tree.ariaValueText = words.place(position, depth, failed === undefined ? undefined : cellName(search.puzzle.grid, failed));
    this.piece('place').textContent = words.of(position, length);
    for (const button of this.querySelectorAll<HTMLButtonElement>('button[data-go]'))
      button.disabled = button.dataset.go !== 'next' && (!pick || (button.dataset.go === 'back' && !pick.undone));
    this.tell({
      position,
      found: this.#found,
      blamed: pick ? nameOf(search, pick) : words.nobody,
      cost: pick ? pick.to - pick.from : 0,
    });
  }
}

export { Culprit as element };
