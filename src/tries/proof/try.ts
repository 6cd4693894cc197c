import { proof as words } from '#words/tries/proof.ts';
import { cellName } from '../../engine/grid.ts';
import { type Puzzle, symbolOf } from '../../engine/puzzle.ts';
import type { Sentence } from '../../narration/sentence.ts';
import type { PlainFact } from '../../trace/notes/check-notes.ts';
import { gridDrawing } from '../../widgets/views/grid/drawn-grid.ts';
import { defineTry, neither, type Outcome, right, wrong } from '../kit/define-try.ts';
import { check, type Finding, flipped, noteIn, type Proof, workOn } from './proof.ts';
import { sceneOf } from './proof-scene.ts';

interface Model extends Proof {
  /** What the checker has said, until a note is changed. */
  readonly finding: Finding | undefined;
  /** The note whose check is in the grid. */
  readonly shown: number | undefined;
}

const digitsOf = (puzzle: Puzzle, note: readonly PlainFact[]): string[] =>
  note.map(([cell, digit]) => words.digitIs(cellName(puzzle.grid, cell), symbolOf(puzzle, digit)));

const anew = (model: Model, change: Partial<Model>): Outcome<Model> => ({
  model: { ...model, ...change, finding: undefined, shown: undefined },
  forgets: true,
});

/** Says in which dead end the check of a note ends. */
function workText(model: Model, note: number): Sentence {
  const { puzzle } = model;
  const { broken } = workOn(model, note);
  const cells = [...new Set(broken.map(([cell]) => cellName(puzzle.grid, cell)))];
  const digits = [...new Set(broken.map(([, digit]) => symbolOf(puzzle, Math.abs(digit))))];
  if (broken.length === 0) return words.work.none;
  if (broken.length === 2 && broken.every(([, digit]) => digit > 0)) {
    if (cells.length === 1) return words.work.twoDigits(cells[0]!, digits);
    if (digits.length === 1) return words.work.twice(cells, digits[0]!);
  }
  if (broken.length > 1 && broken.every(([, digit]) => digit < 0)) {
    if (cells.length === 1) return words.work.noDigit(cells[0]!);
    if (digits.length === 1) return words.work.noPlace(digits[0]!, cells);
  }
  return words.work.broken;
}

const isChangedUpTo = ({ changed, left }: Model, note: number) => [...changed].some((each) => each <= note && !left.has(each));

function checked(before: Model): Outcome<Model> {
  const finding = check(before);
  const last = before.notes.length - 1;
  const model = { ...before, finding, shown: 'rejected' in finding ? finding.rejected : last };
  if ('rejected' in finding)
    return wrong(words.rejected(finding.rejected + 1, finding.rejected === last, isChangedUpTo(model, finding.rejected)), { model });
  if (finding.accepted === 1) return right(words.found(last), { model });
  return neither(words.more(finding.accepted), { model });
}

/** What is said beside a note. */
function markOf({ notes, left, finding }: Model, note: number): string {
  if (left.has(note)) return words.marks.left;
  if (!finding) return '';
  const rejected = 'rejected' in finding ? finding.rejected : notes.length;
  if (note === rejected) return words.marks.rejected;
  return note < rejected ? words.marks.accepted : words.marks.unread;
}

/** A proof that is taken apart. Its actions: 'leave 2' leaves a note out or puts it back, 'change 3' changes a digit of one, 'look 3' shows in the grid how one is checked, 'check' checks what is there. */
export const element = defineTry<Model>({
  begin(page, before) {
    const [puzzle, notes] = [before?.puzzle ?? page.puzzle(), before?.notes ?? JSON.parse(page.piece('grid').dataset.notes!)];
    const others = before?.others ?? JSON.parse(page.piece('grid').dataset.others!);
    return { puzzle, notes, others, left: new Set(), changed: new Set(), finding: undefined, shown: undefined };
  },
  actions: {
    leave: (model, note) => anew(model, { left: flipped(model.left, Number(note) - 1) }),
    change: (model, note) => anew(model, { changed: flipped(model.changed, Number(note) - 1) }),
    look(model, note) {
      const place = Number(note) - 1;
      if (model.shown === place) return { model: { ...model, shown: undefined } };
      return neither(workText(model, place), { model: { ...model, shown: place } });
    },
    check: checked,
    show(model) {
      const digits = model.notes.map(({ length }) => length);
      return checked({ ...model, left: new Set([...digits.keys()].filter((note) => digits[note]! > 1)), changed: new Set() });
    },
  },
  showOne: () => 'show',
  draw(page) {
    const drawGrid = gridDrawing(page.piece('grid'));
    return (model) => {
      drawGrid(sceneOf(model, model.shown));
      const { puzzle, left, changed } = model;
      for (const row of page.all('[data-note]')) {
        const note = Number(row.dataset.note);
        row.classList.toggle('is-out', left.has(note));
        row.classList.toggle('is-unread', markOf(model, note) === words.marks.unread);
        row.classList.toggle('is-wrong', model.finding !== undefined && 'rejected' in model.finding && model.finding.rejected === note);
        row.querySelector('.proof-note')!.textContent = words.never(digitsOf(puzzle, noteIn(model, note)));
        row.querySelector('.proof-mark')!.textContent = markOf(model, note);
      }
      for (const button of page.all<HTMLButtonElement>('[data-part=leave]')) {
        const note = Number(button.dataset.do!.split(' ')[1]);
        button.textContent = left.has(note - 1) ? words.putBack : words.leave;
        button.setAttribute('aria-label', `${button.textContent}: ${words.name(note)}`);
      }
      const isOn = { change: changed, look: new Set(model.shown === undefined ? [] : [model.shown]) };
      for (const [name, set] of Object.entries(isOn))
        page.press(`[data-part=${name}]`, (button) => set.has(Number(button.dataset.do!.split(' ')[1]) - 1));
      for (const button of page.all<HTMLButtonElement>('[data-part=change], [data-part=look]'))
        button.disabled = left.has(Number(button.dataset.do!.split(' ')[1]) - 1);
    };
  },
  facts: ({ finding, left, changed }) => ({
    left: left.size,
    changed: changed.size,
    accepted: finding !== undefined && 'accepted' in finding ? finding.accepted : 0,
  }),
  isDone: ({ finding }) => finding !== undefined && 'accepted' in finding && finding.accepted === 1,
});
