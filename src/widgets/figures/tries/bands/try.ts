import { bands as words } from '#words/tries/bands.ts';
import { readPuzzles } from '../../../../engine/formats/read.ts';
import { cellName } from '../../../../engine/grid.ts';
import type { Puzzle } from '../../../../engine/puzzle.ts';
import { TryFigure } from '../try-figure.ts';
import { bandGrid } from './band-grid.ts';
import { type Board, boardOf, cellsIn, type Placement, placed, reasonAt } from './bands.ts';
import { wordDrawing } from './word-drawing.ts';

/**
 * One digit of a grid as three words: the reader places it, and sees what three ANDs and a look-up a band take away. Its actions:
 * 'place 57' places the digit in that cell (zero-based), 'back' takes the last one back, 'digit 3' begins again with another digit.
 */
class BandsTry extends TryFigure {
  #puzzle!: Puzzle;
  #drawGrid!: ReturnType<typeof bandGrid>;
  #drawWords!: ReturnType<typeof wordDrawing>;
  #digit = 5;
  #board!: Board;
  #last: Placement | undefined;
  /** What was there before each digit that has been placed. */
  #before: { readonly board: Board; readonly last: Placement | undefined }[] = [];

  protected connect(): void {
    const { puzzle, digit } = this.piece('grid').dataset;
    this.#puzzle = readPuzzles(puzzle!)[0]!.puzzle;
    this.#digit = Number(digit);
    this.#drawGrid = bandGrid(this.piece('grid'), this.#puzzle, (cell) => this.act(`place ${cell}`));
    const phone = matchMedia('(width < 700px)');
    const draw = () => {
      this.#drawWords = wordDrawing(this.piece('words'), phone.matches);
    };
    draw();
    phone.addEventListener('change', () => {
      draw();
      this.#show();
    });
    this.piece('back').addEventListener('click', () => this.act('back'));
    this.addEventListener('change', () => {
      this.act(`digit ${this.querySelector<HTMLInputElement>('input:checked')!.value}`);
    });
  }

  protected begin(): void {
    this.#board = boardOf(this.#puzzle, this.#digit);
    this.#last = undefined;
    this.#before = [];
    this.#show();
  }

  /** A cell from which a look-up strikes something, or any open one. */
  protected showOne(): void {
    if (this.#isDead) return void this.verdict('neither', words.over);
    const open = cellsIn(this.#board.words).filter((cell) => !this.#board.placed.includes(cell));
    const after = open.map((cell) => placed(this.#board, cell)).filter(({ dead }) => dead.length === 0);
    const next = after.find(({ struck }) => struck.length > 0) ?? after[0];
    if (next) this.#place(next.cell);
    else this.verdict('neither', words.all(this.#digit));
  }

  override act(action: string): void {
    const [what, argument] = action.split(' ');
    if (what === 'place') return void this.#place(Number(argument));
    if (what === 'back') return void this.#takeBack();
    this.#digit = Number(argument);
    this.forget();
    this.querySelector<HTMLInputElement>(`input[value="${argument}"]`)!.checked = true;
    this.begin();
  }

  get #isDead(): boolean {
    return (this.#last?.dead.length ?? 0) > 0;
  }

  #place(cell: number): void {
    const nameOf = (each: number) => cellName(this.#puzzle.grid, each);
    if (this.#isDead) return void this.verdict('neither', words.over);
    const open = cellsIn(this.#board.words);
    if (!open.includes(cell) || this.#board.placed.includes(cell)) {
      const reason = reasonAt(this.#puzzle, this.#board, cell);
      if (reason === 'stands') return void this.verdict('neither', words.stands(this.#digit, nameOf(cell)));
      if (reason === 'given') return void this.verdict('wrong', words.given(nameOf(cell), this.#puzzle.givens[cell]!));
      if (reason === 'struck') return void this.verdict('wrong', words.struck(nameOf(cell)));
      return void this.verdict('wrong', words.seen(this.#digit, nameOf(cell), nameOf(reason)));
    }
    const last = placed(this.#board, cell);
    this.#before.push({ board: this.#board, last: this.#last });
    this.#last = last;
    this.#board = last.after;
    this.#show();
    const [dead] = last.dead;
    if (dead !== undefined) this.verdict('wrong', words.deadEnd(this.#digit, nameOf(cell), dead + 1), { earns: true });
    else if (this.#board.placed.length === this.#puzzle.grid.size) this.verdict('right', words.allStand(this.#digit, nameOf(cell)));
    else
      this.verdict(
        last.struck.length > 0 ? 'right' : 'neither',
        words.placed(this.#digit, nameOf(cell), last.cleared.length, last.struck.map(nameOf)),
      );
  }

  #takeBack(): void {
    const before = this.#before.pop();
    if (!before) return;
    this.#board = before.board;
    this.#last = before.last;
    this.forget();
    this.#show();
    this.speak(words.takenBack(this.#digit));
  }

  #show(): void {
    const nameOf = (cell: number) => cellName(this.#puzzle.grid, cell);
    this.#drawGrid(this.#digit, this.#board, this.#last);
    this.#drawWords(this.#board, this.#last, nameOf);
    this.piece<HTMLButtonElement>('back').disabled = this.#before.length === 0;
    const { placed: standing } = this.#board;
    this.tell({
      digit: this.#digit,
      placed: standing.length,
      cleared: this.#last?.cleared.length ?? 0,
      struck: this.#last?.struck.length ?? 0,
      dead: this.#isDead,
    });
  }
}

export { BandsTry as element };
