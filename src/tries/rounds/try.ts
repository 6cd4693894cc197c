import { rounds as words } from '#words/tries/rounds.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { cellName } from '../../engine/grid.ts';
import { type Puzzle, symbolOf } from '../../engine/puzzle.ts';
import type { Facts } from '../../trace/facts.ts';
import { gridDrawing } from '../../widgets/views/grid/grid.ts';
import { TryFigure } from '../kit/try-figure.ts';
import { type Fixed, judge, type Loss, roundsOf } from './rounds.ts';
import { dotsDrawing, type Place, roundScene } from './rounds-drawing.ts';

/**
 * The reader fixes the cells of each round, those with one candidate, until nothing changes any more. Its actions: 'fix 40' presses a
 * cell, 'rest' fixes what is left of the round, 'next' goes on to the next one. When a round is done, a press names a cell of the next.
 */
class Rounds extends TryFigure {
  #puzzle!: Puzzle;
  #rounds!: readonly (readonly Fixed[])[];
  #grid!: ReturnType<typeof gridDrawing>;
  #dots!: ReturnType<typeof dotsDrawing>;
  #place: Place = { round: 1, found: new Set(), foretold: new Set() };
  #slips = 0;

  protected connect(): void {
    const picture = this.piece('grid');
    this.#puzzle = readPuzzles(picture.dataset.puzzle!)[0]!.puzzle;
    this.#rounds = roundsOf(this.#puzzle);
    this.#grid = gridDrawing(picture, (cell) => this.#press(cell), { walkable: true });
    this.#dots = dotsDrawing(this.piece('dots'));
    this.piece('on').addEventListener('click', () => this.act(this.#left > 0 ? 'rest' : 'next'));
  }

  protected override isDone({ all }: Facts): boolean {
    return all === 0;
  }

  protected begin(): void {
    this.#slips = 0;
    this.#show({ round: 1, found: new Set(), foretold: new Set() });
  }

  protected showOne(): void {
    const { round, found } = this.#place;
    const next = this.#rounds[round - 1]?.find(({ cell }) => !found.has(cell));
    if (next) this.#press(next.cell);
    else this.act('next');
  }

  override act(action: string): void {
    const [verb, cell] = action.split(' ');
    if (verb === 'fix') this.#press(Number(cell));
    else if (verb === 'rest') this.#fixRest();
    else if (this.#left === 0) this.#goOn();
  }

  /** How many cells of this round are not found yet. */
  get #left(): number {
    return (this.#rounds[this.#place.round - 1]?.length ?? 0) - this.#place.found.size;
  }

  #press(cell: number): void {
    const { round, found, foretold } = this.#place;
    const name = cellName(this.#puzzle.grid, cell);
    const fixedIn = found.has(cell)
      ? round
      : this.#rounds.slice(0, round - 1).findIndex((all) => all.some((fixed) => fixed.cell === cell)) + 1;
    if (this.#puzzle.givens[cell] !== 0 || fixedIn > 0) {
      this.verdict('neither', fixedIn > 0 ? words.known(name, fixedIn) : words.given(name));
      return;
    }
    const judgement = judge(this.#puzzle, this.#rounds, round, cell);
    if (judgement.fixed) {
      this.#show({ round, found: new Set([...found, cell]), foretold, last: { cell, judgement } });
      const said = words.fixed(name, this.#symbol(judgement.digit), this.#named(judgement.losses), round, this.#left);
      // That fixing fixes more is to be seen from the second round on.
      this.verdict('right', said, { earns: round > 1 });
    } else if (this.#left === 0 && judgement.until === round + 1) {
      const named = new Set([...foretold, cell]);
      this.#show({ round, found, foretold: named, last: { cell, judgement } });
      const next = this.#rounds[round]!;
      const { digit } = next.find((fixed) => fixed.cell === cell)!;
      this.verdict('right', words.foretold(name, this.#symbol(digit), this.#named(judgement.losses), next.length - named.size));
    } else {
      this.#slips++;
      this.#show({ round, found, foretold, last: { cell, judgement } });
      // What is not found yet is not given away.
      const losses = judgement.losses.filter(({ by }) => found.has(by));
      const candidates = judgement.candidates.map((digit) => this.#symbol(digit));
      this.verdict('wrong', words.open(name, candidates, this.#named(losses), round, judgement.until));
    }
  }

  #fixRest(): void {
    const { round } = this.#place;
    const left = this.#left;
    this.#show({ round, found: new Set(this.#rounds[round - 1]!.map(({ cell }) => cell)), foretold: new Set() });
    this.verdict('neither', words.restDone(round, left));
  }

  #goOn(): void {
    const round = this.#place.round + 1;
    if (round > this.#rounds.length + 1) return;
    // What was said of a cell in the last round need not hold in this one.
    this.forget();
    this.#show({ round, found: new Set(), foretold: new Set() });
    const last = this.#rounds[round - 1]?.length ?? 0;
    if (last === 0) this.verdict('right', words.ended(round, this.#fixed));
    else this.verdict('neither', words.begun(round, this.#rounds[round - 2]!.length, last));
  }

  /** How many cells have been filled. */
  get #fixed(): number {
    return this.#rounds.slice(0, this.#place.round - 1).flat().length + this.#place.found.size;
  }

  #show(place: Place): void {
    this.#place = place;
    const { round, found, foretold } = place;
    const all = this.#rounds[round - 1]?.length ?? 0;
    this.#grid(roundScene(this.#puzzle, this.#rounds, place));
    this.#dots(
      this.#rounds.map((cells) => cells.length),
      place,
    );
    this.piece('round').textContent = words.round(round);
    this.piece('found').textContent = words.found(found.size, all);
    const button = this.piece<HTMLButtonElement>('on');
    button.textContent = this.#left > 0 ? words.rest : words.next;
    button.classList.toggle('primary', this.#left === 0);
    button.disabled = round > this.#rounds.length;
    this.tell({ round, all, found: found.size, fixed: this.#fixed, foretold: foretold.size, slips: this.#slips });
  }

  #symbol(digit: number): string {
    return symbolOf(this.#puzzle, digit);
  }

  #named(losses: readonly Loss[]): { digit: string; by: string }[] {
    return losses.map(({ digit, by }) => ({ digit: this.#symbol(digit), by: cellName(this.#puzzle.grid, by) }));
  }
}

export { Rounds as element };
