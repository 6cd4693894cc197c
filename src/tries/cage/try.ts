import { cage as words } from '#words/tries/cage.ts';
import { digitsOf } from '../../engine/candidates.ts';
import { TryFigure } from '../kit/try-figure.ts';
import { type Cage, CELLS, combinationsFor, digitToShow, emptyCage, GREATEST, MIN, reach, tried, verdictOn } from './cage.ts';
import { cageDrawing } from './cage-drawing.ts';
import { SUMS } from './sums.ts';

/**
 * A cage of three cells that the reader fills, and that refuses what cannot come to its sum. Its actions: 'digit 5' puts a 5 into
 * the next cell, 'sum 15' empties the cage and gives it that sum, 'back' takes the last digit out.
 */
class CageTry extends TryFigure {
  #draw!: ReturnType<typeof cageDrawing>;
  #cage: Cage = emptyCage(SUMS[0]);

  protected connect(): void {
    this.#draw = cageDrawing(this.piece('drawing'));
    this.addEventListener('click', ({ target }) => {
      const { act } = (target as Element).closest<HTMLElement>('button[data-act]')?.dataset ?? {};
      if (act) this.act(act);
    });
    this.piece('less').addEventListener('click', () => this.act(`sum ${this.#cage.sum - 1}`));
    this.piece('more').addEventListener('click', () => this.act(`sum ${this.#cage.sum + 1}`));
    this.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (/^[1-9]$/.test(event.key)) this.act(`digit ${event.key}`);
      else if (event.key === 'Backspace') this.act('back');
      else return;
      event.preventDefault();
    });
  }

  protected begin(): void {
    this.#show(emptyCage(this.#cage.sum));
  }

  protected showOne(): void {
    const digit = digitToShow(this.#cage);
    if (digit !== undefined) this.act(`digit ${digit}`);
    else if (this.#cage.digits.length > 0) this.act('back');
    else this.act(`sum ${SUMS[(SUMS.indexOf(this.#cage.sum) + 1) % SUMS.length]}`);
  }

  override act(action: string): void {
    const [what, argument] = action.split(' ');
    const value = Number(argument);
    if (what === 'digit') this.#try(value);
    else if (what === 'back') this.#show({ ...this.#cage, digits: this.#cage.digits.slice(0, -1), last: undefined });
    else if (value >= MIN && value <= GREATEST) {
      this.#show(emptyCage(value));
      this.forget();
      this.verdict('neither', words.chooseSum(value));
    }
  }

  #try(digit: number): void {
    const before = this.#cage;
    const { sum } = before;
    const verdict = verdictOn(before, digit);
    const now = tried(before, digit);
    this.#show(now);
    const filled = [...before.digits, digit];
    const [least, greatest] = verdict === 'there' ? [0, 0] : reach(filled);
    const open = CELLS - filled.length;
    const free = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((each) => !filled.includes(each));
    const all = combinationsFor(sum).length;
    const sorted = filled.toSorted((a, b) => a - b);
    if (verdict === 'there') this.verdict('wrong', words.there(digit));
    else if (verdict === 'tooMuch') this.verdict('wrong', words.tooMuch(digit, free.slice(0, open), least, sum));
    else if (verdict === 'outOfReach') this.verdict('wrong', words.tooLittle(digit, free.slice(-open), greatest, sum));
    else if (verdict === 'wrongSum') this.verdict('wrong', words.wrongSum(filled, sum));
    else if (verdict === 'fits') this.verdict('neither', words.fits(digit, open, least, greatest, sum));
    else if (verdict === 'known') this.verdict('neither', words.known(sorted));
    else if (all === 1) this.verdict('right', words.one(sorted));
    else if (now.found.length === all) this.verdict('right', words.last(sorted, all));
    else this.verdict('right', words.some(sorted, now.found.length, all));
  }

  #show(cage: Cage): void {
    this.#cage = cage;
    this.#draw(cage);
    const all = combinationsFor(cage.sum).length;
    for (const button of this.querySelectorAll<HTMLElement>('button[data-act^=sum]'))
      button.setAttribute('aria-pressed', String(button.dataset.act === `sum ${cage.sum}`));
    for (const [name, end] of [
      ['less', MIN],
      ['more', GREATEST],
    ] as const)
      this.piece<HTMLButtonElement>(name).disabled = cage.sum === end;
    this.piece('sum').textContent = words.sum(cage.sum);
    this.piece('count').textContent = words.found(cage.found.length, all);
    this.piece('found').replaceChildren(
      ...cage.found.map((set) => Object.assign(document.createElement('li'), { textContent: digitsOf(set).join(' + ') })),
    );
    this.tell({ sum: cage.sum, combinations: all, found: cage.found.length, left: all - cage.found.length, refused: cage.refused });
  }
}

export { CageTry as element };
