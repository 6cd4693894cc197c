import { culprit as words } from '#words/tries/culprit.ts';
import { cellName, cellNamed } from '../../engine/grid.ts';
import type { Sentence } from '../../narration/sentence.ts';
import { drawnGrid } from '../../widgets/views/grid/drawn-grid.ts';
import { drawSentence } from '../../widgets/views/kit/drawn-sentence.ts';
import { defineTry, neither, type Outcome } from '../kit/define-try.ts';
import { enableSlider } from '../kit/slider.ts';
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
  searching,
} from './culprit.ts';
import { explainedIn, type Tone, treeDrawing } from './culprit-drawing.ts';
import { nameOf, pathDrawing, sceneOf } from './culprit-path.ts';

/** How far a key goes in the tree, in steps. */
const KEYS: Readonly<Record<string, number>> = {
  ...{ ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -1000, PageUp: 1000 },
  ...{ Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY },
};

const VERDICTS = { culprit: 'right', later: 'wrong', lucky: 'wrong', sound: 'neither' } as const;

interface Model {
  readonly search: Search;
  readonly position: number;
  /** How far the run is shown. */
  readonly seen: number;
  readonly pick: Placed | undefined;
  readonly found: boolean;
}

const cellIn = ({ search: { puzzle } }: Model, cell: number) => cellName(puzzle.grid, cell);

function at(model: Model, step: number): Model {
  const position = Math.max(0, Math.min(model.search.length, step));
  return { ...model, position, seen: Math.max(model.seen, position) };
}

/** Goes elsewhere: what was said of a digit was said of another place. */
const gone = (model: Model, step: number): Outcome<Model> => ({ model: at(model, step), forgets: true });

function saysOf({ search, position }: Model, { kind, placed, isLast }: Extract<Judgement, { placed: Placed }>): Sentence {
  const digit = nameOf(search, placed);
  if (kind === 'culprit') return words.found(digit, placed.from, placed.to, percentOf(search, placed.to - placed.from));
  if (kind !== 'later') return words[kind](digit);
  return isLast ? words.laterAndLast(digit) : words.later(digit, placed.to - position);
}

function blamed(before: Model, cell: number): Outcome<Model> {
  const { search, position } = before;
  const judged = judge(search, position, cell);
  if (!('placed' in judged)) return neither(words[judged.kind](cellIn(before, cell)), { model: { ...before, pick: undefined } });
  const { kind, placed } = judged;
  const found = before.found || kind === 'culprit';
  const seen = found ? search.length : Math.max(before.seen, placed.to);
  // What was said on the way to the culprit is answered by it.
  const forgets = kind === 'culprit';
  return { model: { ...before, pick: placed, found, seen }, forgets, verdict: VERDICTS[kind], says: saysOf(before, judged) };
}

/**
 * A search at a dead end: readers blame a digit that it has placed, and see what it costs. Its actions: 'blame r1c3', and 'go 46352'
 * to a step of the run. What comes later in the run is shown as far as the digits reach that have been blamed.
 */
export const element = defineTry<Model>({
  *begin(page, before) {
    const search = before?.search ?? (yield* searching(page.puzzle()));
    return { search, position: OPENING, seen: OPENING, pick: undefined, found: false };
  },
  actions: {
    blame: (model, name) => blamed(model, cellNamed(model.search.puzzle.grid, name!)),
    go: (model, step) => gone(model, Number(step)),
    /** As far as the run is shown. */
    slide: (model, step) => gone(model, Math.min(model.seen, Number(step))),
    move: (model, steps) => gone(model, Math.min(model.seen, model.position + Number(steps))),
    next: (model) => gone(model, deadEndAfter(model.search, model.position)),
    placed: (model) => model.pick && { model: at(model, model.pick.from) },
    back: (model) => model.pick && { model: at(model, model.pick.to) },
    show(before) {
      const model = culpritAt(before.search, before.position) ? before : at(before, OPENING);
      return blamed(model, culpritAt(model.search, model.position)!.cell);
    },
  },
  showOne: () => 'show',
  *draw(page, first) {
    const { search } = first;
    const tree = page.piece('tree');
    const blame = (cell: number) => page.act(`blame ${cellName(search.puzzle.grid, cell)}`);
    const grid = drawnGrid(page.piece('grid'), blame, { walkable: true });
    yield;
    yield* grid.drawing(sceneOf(search, first.position, first.pick));
    yield;
    const drawPath = pathDrawing(page.piece('path'));
    drawPath(search, first.position, first.pick);
    let drawn = first;
    yield;
    const drawTree = treeDrawing(tree);
    const { length } = search;
    enableSlider(page, tree, {
      label: words.slider,
      min: 0,
      max: length,
      at: (x, width) => `slide ${Math.round((x / width) * length)}`,
      key: (name) => (name in KEYS ? `move ${KEYS[name]}` : undefined),
    });
    page.redrawWith(tree);
    yield;
    return (model) => {
      const { position, pick, seen, found } = model;
      const scene = { search, position, seen, pick, isFound: found };
      if (position !== drawn.position || pick !== drawn.pick) {
        grid.draw(sceneOf(search, position, pick));
        drawPath(search, position, pick);
      }
      drawn = model;
      if (tree.clientWidth > 0) drawTree(scene, tree.clientWidth);
      const failed = failedAt(search, position);
      tree.ariaValueNow = String(position);
      const explained = explainedIn(scene);
      for (const key of page.all('.blame-key')) key.hidden = !explained.includes(key.dataset.tone as Tone);
      const place = [position, pathAt(search, position).length, failed === undefined ? undefined : cellIn(model, failed)] as const;
      tree.ariaValueText = words.place(...place);
      drawSentence(page.piece('start').querySelector('span')!, position === OPENING && !found ? words.start : words.here(...place));
      page.texts({ place: words.of(position, length) });
      page.piece<HTMLButtonElement>('placed').disabled = !pick;
      page.piece<HTMLButtonElement>('back').disabled = !pick?.undone;
    };
  },
  isDone: ({ found }) => found,
  facts: ({ search, position, found, pick }) => ({
    position,
    found,
    blamed: pick ? nameOf(search, pick) : words.nobody,
    cost: pick ? pick.to - pick.from : 0,
  }),
});
