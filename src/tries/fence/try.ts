import { fence as words } from '#words/tries/fence.ts';
import { cellName, cellNamed } from '../../engine/grid.ts';
import { type Puzzle, symbolOf } from '../../engine/puzzle.ts';
import type { NoteVerdict } from '../../engine/search/note-verdict.ts';
import { defineTry, neither, type Outcome, right, wrong } from '../kit/define-try.ts';
import { type DeadEnd, judge, levelOf, oldestFirst, placedAt } from './fence.ts';
import { fenceDrawing } from './fence-drawing.ts';

interface Model {
  readonly puzzle: Puzzle;
  readonly sure: Uint8Array;
  readonly end: DeadEnd;
  readonly ringed: ReadonlySet<number>;
  readonly arrows: boolean;
  /** What was said of the rings, until one changes. */
  readonly judged: NoteVerdict | undefined;
}

const cellIn = ({ puzzle }: Model, cell: number) => cellName(puzzle.grid, cell);
const nameOf = (model: Model, cell: number) => words.digitIs(cellIn(model, cell), symbolOf(model.puzzle, placedAt(model.end, cell)!.digit));
const namesOf = (model: Model, cells: Iterable<number>) => [...cells].map((cell) => nameOf(model, cell));

function pressed(model: Model, cell: number): Outcome<Model> {
  const { end, puzzle, sure, ringed } = model;
  const name = cellIn(model, cell);
  if (cell === end.cell) return neither(words.dead(name));
  if (puzzle.givens[cell]) return neither(words.given(name));
  if (sure[cell]) return neither(words.sure(name));
  if (!placedAt(end, cell)) return neither(words.empty(name));
  const changed = new Set(ringed);
  const isOn = !changed.delete(cell);
  if (isOn) changed.add(cell);
  return { model: { ...model, ringed: changed, judged: undefined }, forgets: true, speaks: words.ring(nameOf(model, cell), isOn) };
}

function checked(before: Model): Outcome<Model> {
  const { end, ringed } = before;
  const judged = judge(end, ringed);
  const model = { ...before, judged };
  switch (judged.verdict) {
    case 'empty':
      return neither(words.none);
    case 'idle':
      return wrong(words.idle(nameOf(model, judged.fact), cellIn(model, end.cell)), { model });
    case 'leaks': {
      const [guess, ...by] = judged.way;
      return wrong(words.leak(nameOf(model, guess!), namesOf(model, by), cellIn(model, end.cell)), { model });
    }
    case 'long':
      return neither(words.spare(nameOf(model, judged.spare)), { model });
    case 'late':
      return neither(words.several(namesOf(model, judged.facts), levelOf(end)), { model });
    case 'good': {
      const names = namesOf(model, oldestFirst(end, ringed));
      const more = judged.isOwn ? words.same : words.other(namesOf(model, end.note));
      return right([...words.good(names, judged.to), ...more], { model });
    }
  }
}

/**
 * A dead end for which readers blame digits. Its actions: 'ring r1c4' rings a digit or takes its ring off, 'check' judges the rings, 'clear'
 * takes all off, 'arrows' shows or hides what follows from what.
 */
export const element = defineTry<Model>({
  begin(page, before) {
    const grid = page.piece('grid');
    return {
      puzzle: before?.puzzle ?? page.puzzle(),
      sure: before?.sure ?? Uint8Array.from(JSON.parse(grid.dataset.sure!) as number[]),
      end: before?.end ?? JSON.parse(grid.dataset.end!),
      ringed: new Set(),
      arrows: grid.dataset.arrows === 'true',
      judged: undefined,
    };
  },
  actions: {
    ring: (model, name) => pressed(model, cellNamed(model.puzzle.grid, name!)),
    check: checked,
    clear: (model) => ({ model: { ...model, ringed: new Set(), judged: undefined }, forgets: true }),
    arrows: (model) => ({ model: { ...model, arrows: !model.arrows } }),
    show: (model) => checked({ ...model, ringed: new Set(model.end.note) }),
  },
  showOne: () => 'show',
  draw(page, { puzzle }) {
    const drawFence = fenceDrawing(page.piece('grid'), (cell) => page.act(`ring ${cellName(puzzle.grid, cell)}`));
    return (model) => {
      drawFence(model);
      const { ringed, arrows, judged } = model;
      page.piece('grid').toggleAttribute('data-good', judged?.verdict === 'good');
      page.press('button[data-cell]', (button) => ringed.has(Number(button.dataset.cell)));
      page.texts({ arrows: arrows ? words.arrows.hide : words.arrows.show, count: words.ringed(ringed.size) });
      page.piece<HTMLButtonElement>('clear').disabled = ringed.size === 0;
    };
  },
  facts: ({ ringed, judged, arrows }) => ({
    ringed: ringed.size,
    good: judged?.verdict === 'good',
    same: judged?.verdict === 'good' && judged.isOwn,
    arrows,
  }),
  isDone: ({ judged }) => judged?.verdict === 'good',
});
