import { proof as words } from '#words/tries/proof.ts';
import { cellName } from '../../engine/grid.ts';
import { type Puzzle, symbolOf } from '../../engine/puzzle.ts';
import type { PlainFact } from '../../trace/notes/check-notes.ts';
import { defineTry, neither, type Outcome, right, wrong } from '../kit/define-try.ts';
import { check, type Finding, flipped, noteIn, type Proof } from './proof.ts';

interface Model extends Proof {
  /** What the checker has said, until a note is changed. */
  readonly finding: Finding | undefined;
}

const digitsOf = (puzzle: Puzzle, note: readonly PlainFact[]): string[] =>
  note.map(([cell, digit]) => words.digitIs(cellName(puzzle.grid, cell), symbolOf(puzzle, digit)));

const anew = (model: Model, change: Partial<Model>): Outcome<Model> => ({
  model: { ...model, ...change, finding: undefined },
  forgets: true,
});

const isChangedUpTo = ({ changed, left }: Model, note: number) => [...changed].some((each) => each <= note && !left.has(each));

function checked(before: Model): Outcome<Model> {
  const finding = check(before);
  const model = { ...before, finding };
  const last = model.notes.length - 1;
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

/** A proof that is taken apart. Its actions: 'leave 2' leaves a note out or puts it back, 'change 3' changes a digit of one, 'check' checks what is there. */
export const element = defineTry<Model>({
  begin(page, before) {
    const [puzzle, notes] = [before?.puzzle ?? page.puzzle(), before?.notes ?? JSON.parse(page.piece('grid').dataset.notes!)];
    const others = before?.others ?? JSON.parse(page.piece('grid').dataset.others!);
    return { puzzle, notes, others, left: new Set(), changed: new Set(), finding: undefined };
  },
  actions: {
    leave: (model, note) => anew(model, { left: flipped(model.left, Number(note) - 1) }),
    change: (model, note) => anew(model, { changed: flipped(model.changed, Number(note) - 1) }),
    check: checked,
    show(model) {
      const digits = model.notes.map(({ length }) => length);
      return checked({ ...model, left: new Set([...digits.keys()].filter((note) => digits[note]! > 1)), changed: new Set() });
    },
  },
  showOne: () => 'show',
  draw: (page) => (model) => {
    const { puzzle, left, changed } = model;
    for (const row of page.all('[data-note]')) {
      const note = Number(row.dataset.note);
      row.classList.toggle('is-out', left.has(note));
      row.classList.toggle('is-unread', markOf(model, note) === words.marks.unread);
      row.classList.toggle('is-wrong', model.finding !== undefined && 'rejected' in model.finding && model.finding.rejected === note);
      row.querySelector('.proof-note')!.textContent = words.never(digitsOf(puzzle, noteIn(model, note)));
      row.querySelector('.proof-mark')!.textContent = markOf(model, note);
    }
    const isOn = { leave: left, change: changed };
    for (const [name, set] of Object.entries(isOn))
      page.press(`[data-part=${name}]`, (button) => set.has(Number(button.dataset.do!.split(' ')[1]) - 1));
    for (const button of page.all<HTMLButtonElement>('[data-part=change]'))
      button.disabled = left.has(Number(button.dataset.do!.split(' ')[1]) - 1);
  },
  facts: ({ finding, left, changed }) => ({
    left: left.size,
    changed: changed.size,
    accepted: finding !== undefined && 'accepted' in finding ? finding.accepted : 0,
  }),
  isDone: ({ finding }) => finding !== undefined && 'accepted' in finding && finding.accepted === 1,
});
