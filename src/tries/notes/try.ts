import { notes as words } from '#words/tries/notes.ts';
import { allDigits, digitsOf, setOfDigits } from '../../engine/candidates.ts';
import type { Sentence } from '../../narration/sentence.ts';
import { defineTry, neither, type Outcome, right, wrong } from '../kit/define-try.ts';
import { beginning, type Filled, type Filling, find, goBack, missing, type Notes, notesAbout, staying } from './notes.ts';
import { notesDrawing } from './notes-drawing.ts';

const SIZE = 9;
const symbols = (set: number) => digitsOf(set).map(String);
const setNamed = (digits: readonly string[]) => setOfDigits(digits.map(Number));

interface Model {
  readonly notes: Notes;
  readonly filled: Filled;
  readonly mistakes: number;
}

/** Whether all notes are full, and the reader is on the way back. */
const isBack = ({ notes, filled }: Model) => filled.cage === notes.cages.length;

const mistaken = (model: Model): Model => ({ ...model, mistakes: model.mistakes + 1 });

/** By cage: the sets that lie on no way. */
function setsOut({ notes, filled }: Model): { sum: number; sets: string[][] }[] {
  const stays = staying(notes, filled);
  const out = notes.cages.map(({ sum, sets }, cage) => ({ sum, sets: sets.filter((set) => !stays[cage]?.has(set)).map(symbols) }));
  return out.filter(({ sets }) => sets.length > 0);
}

function wentBack(before: Model, entries: readonly number[], says: Sentence): Outcome<Model> {
  const { notes } = before;
  const model = { ...before, filled: goBack(notes, before.filled, entries) };
  const { back } = model.filled;
  const isDone = back < 0;
  const more = isDone ? words.done(setsOut(model)) : back < before.filled.back ? words.before(notes.cages[back]!.sum) : [];
  return right([...says, ...more], { model, earns: isDone });
}

/** Opens an entry of a note, or says of it that it leads to the end. */
function pressed(model: Model, entry: number): Outcome<Model> | undefined {
  const { notes, filled } = model;
  const { cage, back } = filled;
  const { onWay, fillings, cages, entries } = notes;
  if (!isBack(model)) {
    if (!entries[cage]!.includes(entry)) return undefined;
    return neither(words.open(symbols(entry), cages[cage]!.sum), { model: { ...model, filled: { ...filled, open: entry } } });
  }
  if (back < 0) return neither(words.over);
  if (!onWay[back]!.has(entry)) return wrong(words.lost(symbols(entry), symbols(allDigits(SIZE) & ~entry)), { model: mistaken(model) });
  const leading = fillings.filter((each) => each.cage === back && each.from === entry && onWay[back + 1]!.has(each.to));
  const says = words.leads(
    symbols(entry),
    leading.map(({ set }) => symbols(set)),
    cages[back]!.sum,
  );
  return wentBack(model, [entry], says);
}

function fillIn(before: Model, fillings: readonly Filling[], says: Sentence, earns: boolean): Outcome<Model> {
  const { notes } = before;
  const { cages, entries } = notes;
  const { cage } = before.filled;
  const model = { ...before, filled: find(notes, before.filled, fillings) };
  const isFull = model.filled.cage > cage;
  const dead = entries[cage]!.filter((entry) => !notes.fillings.some((each) => each.cage === cage && each.from === entry));
  const more = isFull ? words.full(entries[cage + 1]!.length, dead.map(symbols), cages[cage + 1]?.sum) : [];
  // A question about a note that is full now is answered.
  return right([...says, ...more], { model, earns, forgets: isFull });
}

/** Takes a set of a cage after the entry that is open. */
function taken(model: Model, at: number, set: number): Outcome<Model> {
  const { notes, filled } = model;
  const { cage, open, found } = filled;
  if (isBack(model)) return neither(filled.back < 0 ? words.over : words.entries);
  if (at !== cage) return neither(words.wait(notes.cages[cage]!.sum));
  const filling = notes.fillings.find((each) => each.cage === cage && each.from === open && each.set === set);
  if (!filling) return wrong(words.blocked(symbols(set), symbols(open), symbols(open & set)), { model: mistaken(model) });
  const { to } = filling;
  if (found.has(filling)) return neither(words.known(symbols(to)));
  const others = [...found].filter((each) => each.cage === cage && each.to === to);
  const pairs = [...others, filling].map((each) => [symbols(each.from), symbols(each.set)] as const);
  return fillIn(model, [filling], others.length > 0 ? words.together(symbols(to), pairs) : words.found(symbols(to)), others.length > 0);
}

/** Fills the note that is being filled, or finds what is left of a note on the way back. */
function goneOn(model: Model): Outcome<Model> | undefined {
  const { notes, filled } = model;
  const { cage, back } = filled;
  const { entries, fillings, cages, onWay } = notes;
  if (isBack(model)) return back > 0 ? wentBack(model, [...onWay[back]!], words.backOne([...onWay[back]!].map(symbols))) : undefined;
  const fallen = entries[cage + 1]!.filter((entry) => fillings.filter((each) => each.cage === cage && each.to === entry).length > 1);
  return fillIn(model, missing(notes, filled, cage), [...words.filled(cages[cage]!.sum), ...words.fallen(fallen.map(symbols))], false);
}

const beginningOf = (notes: Notes): Model => ({ notes, filled: beginning(notes), mistakes: 0 });

/**
 * A house of a killer, shared out by notes. Its actions: 'open 8 9' takes an entry of the note, 'take 3 7' a set of the cage that fits it,
 * 'back 2 7 8 9' says that an entry lies on a way to the end, 'next' fills the note or goes one back, 'fill 2' begins anew with so many notes full.
 */
export const element = defineTry<Model>({
  begin: (page, before) => beginningOf(before?.notes ?? notesAbout(JSON.parse(page.piece('drawing').dataset.cages!), SIZE)),
  actions: {
    open: (model, ...digits) => pressed(model, setNamed(digits)),
    back: (model, ...digits) => pressed(model, setNamed(digits)),
    entry: (model, set) => pressed(model, Number(set)),
    take: (model, ...digits) => taken(model, model.filled.cage, setNamed(digits)),
    press: (model, cage, set) => taken(model, Number(cage), Number(set)),
    next: goneOn,
    fill({ notes }, count) {
      const outcomes: Outcome<Model>[] = [{ model: beginningOf(notes), forgets: true }];
      for (let model = outcomes[0]!.model!; !isBack(model) && model.filled.cage < Number(count); model = outcomes.at(-1)!.model!)
        outcomes.push(goneOn(model)!);
      return outcomes;
    },
    show(model) {
      const { notes, filled } = model;
      const { cage, open, back, lit } = filled;
      if (isBack(model)) {
        const entry = [...(notes.onWay[back] ?? [])].find((each) => !lit[back]!.has(each));
        return entry === undefined ? neither(words.over) : pressed(model, entry);
      }
      const next = missing(notes, filled, cage).toSorted((a, b) => Number(b.from === open) - Number(a.from === open))[0]!;
      return taken({ ...model, filled: { ...filled, open: next.from } }, cage, next.set);
    },
  },
  showOne: () => 'show',
  draw(page, { notes }) {
    const drawNotes = notesDrawing(page.piece('drawing'), notes, { live: true });
    const next = page.piece<HTMLButtonElement>('next');
    return (model) => {
      const { filled } = model;
      drawNotes(filled);
      const stays = staying(notes, filled);
      const now = isBack(model) ? filled.back : filled.cage;
      for (const row of page.all('[data-row]')) row.classList.toggle('now', Number(row.dataset.row) === now);
      for (const chip of page.all('button[data-set]')) {
        const [cage, set] = [Number(chip.dataset.cage), Number(chip.dataset.set)];
        const isOut = stays[cage] !== undefined && !stays[cage].has(set);
        chip.classList.toggle('out', isOut);
        chip.setAttribute('aria-label', words.set(symbols(set), notes.cages[cage]!.sum, isOut));
        chip.setAttribute('aria-disabled', String(cage !== filled.cage));
      }
      next.textContent = isBack(model) ? words.back : words.next;
      next.disabled = filled.back < 0;
      page.toggleAttribute('data-over', filled.back < 0);
    };
  },
  facts: ({ filled, mistakes }) => ({ ways: filled.found.size, mistakes, done: filled.back < 0 }),
  isDone: ({ filled }) => filled.back < 0,
});
