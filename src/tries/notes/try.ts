import { notes as words } from '#words/tries/notes.ts';
import { allDigits, digitsOf, setOfDigits } from '../../engine/candidates.ts';
import type { Sentence } from '../../narration/sentence.ts';
import type { Facts } from '../../trace/facts.ts';
import { TryFigure } from '../kit/try-figure.ts';
import { beginning, type Filled, type Filling, find, goBack, missing, type NotedCage, type Notes, notesAbout, staying } from './notes.ts';
import { notesDrawing } from './notes-drawing.ts';

const SIZE = 9;
const symbols = (set: number) => digitsOf(set).map(String);
const setNamed = (digits: readonly string[]) => setOfDigits(digits.map(Number));

/**
 * A house of a killer, shared out by notes. Its actions: 'open 8 9' takes an entry of the note, 'take 3 7' a set of the cage that fits it,
 * 'back 2 7 8 9' says that an entry lies on a way to the end, 'next' fills the note or goes one back, 'fill 2' begins anew with so many notes full.
 */
class NotesTry extends TryFigure {
  #notes!: Notes;
  #draw!: ReturnType<typeof notesDrawing>;
  #filled!: Filled;
  #mistakes = 0;

  protected connect(): void {
    this.#notes = notesAbout(JSON.parse(this.piece('drawing').dataset.cages!) as NotedCage[], SIZE);
    this.#draw = notesDrawing(this.piece('drawing'), this.#notes, { live: true });
    const press = (target: Element): boolean => {
      const entry = target.closest<SVGElement>('.entry.asked');
      const set = target.closest<HTMLElement>('button[data-set]');
      if (entry) this.#pressEntry(Number(entry.dataset.entry));
      else if (set) this.#take(Number(set.dataset.cage), Number(set.dataset.set));
      return entry !== null || set !== null;
    };
    this.addEventListener('click', ({ target }) => press(target as Element));
    this.piece('drawing').addEventListener('keydown', (event) => {
      if ((event.key === 'Enter' || event.key === ' ') && press(event.target as Element)) event.preventDefault();
    });
    this.piece('next').addEventListener('click', () => this.#next());
  }

  protected override isDone({ done }: Facts): boolean {
    return done === true;
  }

  protected begin(): void {
    this.#filled = beginning(this.#notes);
    this.#mistakes = 0;
    this.#show();
  }

  protected showOne(): void {
    const { cage, open, back } = this.#filled;
    if (this.#isBack) {
      const entry = [...(this.#notes.onWay[back] ?? [])].find((each) => !this.#filled.lit[back]!.has(each));
      if (entry !== undefined) this.#pressEntry(entry);
      else this.verdict('neither', words.over);
      return;
    }
    const way = missing(this.#notes, this.#filled, cage).toSorted((a, b) => Number(b.from === open) - Number(a.from === open))[0]!;
    this.#filled = { ...this.#filled, open: way.from };
    this.#take(cage, way.set);
  }

  override act(action: string): void {
    const [what, ...digits] = action.split(' ');
    if (what === 'next') this.#next();
    else if (what === 'take') this.#take(this.#filled.cage, setNamed(digits));
    else if (what === 'open' || what === 'back') this.#pressEntry(setNamed(digits));
    else if (what === 'fill') {
      this.begin();
      this.forget();
      while (!this.#isBack && this.#filled.cage < Number(digits[0])) this.#next();
    }
  }

  get #isBack(): boolean {
    return this.#filled.cage === this.#notes.cages.length;
  }

  #pressEntry(entry: number): void {
    const { cage, back } = this.#filled;
    if (this.#isBack) this.#judgeEntry(entry, back);
    else if (this.#notes.entries[cage]!.includes(entry)) {
      this.#filled = { ...this.#filled, open: entry };
      this.#show();
      this.verdict('neither', words.open(symbols(entry), this.#notes.cages[cage]!.sum));
    }
  }

  /** Whether a way leads from an entry to the end. */
  #judgeEntry(entry: number, back: number): void {
    const { onWay, ways, cages } = this.#notes;
    if (back < 0) return void this.verdict('neither', words.over);
    if (!onWay[back]!.has(entry)) {
      this.#mistakes++;
      this.#show();
      return void this.verdict('wrong', words.lost(symbols(entry), symbols(allDigits(SIZE) & ~entry)));
    }
    const leading = ways.filter(({ cage, from, to }) => cage === back && from === entry && onWay[back + 1]!.has(to));
    const told = words.leads(
      symbols(entry),
      leading.map(({ set }) => symbols(set)),
      cages[back]!.sum,
    );
    this.#goBack([entry], told);
  }

  #goBack(entries: readonly number[], told: Sentence): void {
    const before = this.#filled;
    this.#filled = goBack(this.#notes, before, entries);
    this.#show();
    const isDone = this.#filled.back < 0;
    const more = isDone
      ? words.done(this.#out)
      : this.#filled.back < before.back
        ? words.before(this.#notes.cages[this.#filled.back]!.sum)
        : [];
    this.verdict('right', [...told, ...more], { earns: isDone });
  }

  /** By cage: the sets that lie on no way. */
  get #out(): { sum: number; sets: string[][] }[] {
    const stays = staying(this.#notes, this.#filled);
    const out = this.#notes.cages.map(({ sum, sets }, cage) => ({ sum, sets: sets.filter((set) => !stays[cage]?.has(set)).map(symbols) }));
    return out.filter(({ sets }) => sets.length > 0);
  }

  /** Takes a set of a cage after the entry that is open. */
  #take(at: number, set: number): void {
    const { cage, open, found } = this.#filled;
    if (this.#isBack) return void this.verdict('neither', this.#filled.back < 0 ? words.over : words.entries);
    if (at !== cage) return void this.verdict('neither', words.wait(this.#notes.cages[cage]!.sum));
    const way = this.#notes.ways.find((each) => each.cage === cage && each.from === open && each.set === set);
    if (!way) {
      this.#mistakes++;
      return void this.verdict('wrong', words.blocked(symbols(set), symbols(open), symbols(open & set)));
    }
    if (found.has(way)) return void this.verdict('neither', words.known(symbols(way.to)));
    const others = [...found].filter((each) => each.cage === cage && each.to === way.to);
    const pair = ({ from, set: by }: Filling) => [symbols(from), symbols(by)] as const;
    const told = others.length > 0 ? words.together(symbols(way.to), [...others, way].map(pair)) : words.found(symbols(way.to));
    this.#fill([way], told, others.length > 0);
  }

  #fill(ways: readonly Filling[], told: Sentence, earns: boolean): void {
    const { cages, entries, ways: all } = this.#notes;
    const { cage } = this.#filled;
    this.#filled = find(this.#notes, this.#filled, ways);
    this.#show();
    const isFull = this.#filled.cage > cage;
    const dead = entries[cage]!.filter((entry) => !all.some((way) => way.cage === cage && way.from === entry));
    const more = isFull ? words.full(entries[cage + 1]!.length, dead.map(symbols), cages[cage + 1]?.sum) : [];
    this.verdict('right', [...told, ...more], { earns });
  }

  /** Fills the note that is being filled, or finds what is left of a note on the way back. */
  #next(): void {
    const { cage, back } = this.#filled;
    if (this.#isBack) {
      if (back > 0) this.#goBack([...this.#notes.onWay[back]!], words.backOne([...this.#notes.onWay[back]!].map(symbols)));
      return;
    }
    const { entries, ways, cages } = this.#notes;
    const fallen = entries[cage + 1]!.filter((entry) => ways.filter((way) => way.cage === cage && way.to === entry).length > 1);
    const told = [...words.filled(cages[cage]!.sum), ...words.fallen(fallen.map(symbols))];
    this.#fill(missing(this.#notes, this.#filled, cage), told, false);
  }

  #show(): void {
    const filled = this.#filled;
    const { cages } = this.#notes;
    this.#draw(filled);
    const stays = staying(this.#notes, filled);
    const now = this.#isBack ? filled.back : filled.cage;
    for (const row of this.querySelectorAll<HTMLElement>('[data-row]')) row.classList.toggle('now', Number(row.dataset.row) === now);
    for (const chip of this.querySelectorAll<HTMLElement>('button[data-set]')) {
      const [cage, set] = [Number(chip.dataset.cage), Number(chip.dataset.set)];
      const isOut = stays[cage] !== undefined && !stays[cage].has(set);
      chip.classList.toggle('out', isOut);
      chip.setAttribute('aria-label', words.set(symbols(set), cages[cage]!.sum, isOut));
      chip.setAttribute('aria-disabled', String(cage !== filled.cage));
    }
    const next = this.piece<HTMLButtonElement>('next');
    next.textContent = this.#isBack ? words.back : words.next;
    next.disabled = filled.back < 0;
    this.toggleAttribute('data-over', filled.back < 0);
    this.tell({ ways: filled.found.size, mistakes: this.#mistakes, done: filled.back < 0 });
  }
}

export { NotesTry as element };
