import { bands as words } from '#words/tries/bands.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { cellName } from '../../engine/grid.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { drawSentence } from '../../widgets/views/panes/words.ts';
import { TryFigure } from '../kit/try-figure.ts';
import { bandGrid } from './band-grid.ts';
import { type Board, boardOf, cellsIn, FIRST, isOpen, type Placement, partly, placed, reasonAt } from './bands.ts';
import { wordDrawing } from './word-drawing.ts';

/**
 * One digit of a grid as three words. First it is placed in a cell, and the reader strikes by hand what it sees, then what its band
 * cannot keep; the mask and the table are shown when that is done. From then on the reader places digits. Its actions: 'strike 30'
 * strikes in that cell (zero-based), 'place 57' places the digit there, 'back' takes the last one back, 'digit 3' begins with an
 * unplaced digit.
 */
class BandsTry extends TryFigure {
  #puzzle!: Puzzle;
  #drawGrid!: ReturnType<typeof bandGrid>;
  #drawWords!: ReturnType<typeof wordDrawing>;
  #digit = 5;
  #board!: Board;
  #last: Placement | undefined;
  /** What was struck by hand so far; undefined when all of it was. */
  #gone: Set<number> | undefined;
  /** What was there before each digit that has been placed. */
  #before: { readonly board: Board; readonly last: Placement | undefined }[] = [];

  protected connect(): void {
    const { puzzle, digit } = this.piece('grid').dataset;
    this.#puzzle = readPuzzles(puzzle!)[0]!.puzzle;
    this.#digit = Number(digit);
    this.#drawGrid = bandGrid(this.piece('grid'), this.#puzzle, (cell) => this.act(`${this.#gone ? 'strike' : 'place'} ${cell}`));
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
    // One that is chosen already begins again, too.
    for (const input of this.querySelectorAll('input')) input.addEventListener('click', () => this.act(`digit ${input.value}`));
  }

  protected begin(): void {
    this.#digit = Number(this.piece('grid').dataset.digit);
    this.#before = [];
    this.#gone = new Set();
    for (const input of this.querySelectorAll('input')) input.checked = false;
    this.#showStruck(this.#gone);
  }

  /** The first placement, as far as the reader has struck what follows from it. */
  #showStruck(gone: ReadonlySet<number>): void {
    const { board, last } = partly(this.#whole, gone);
    this.#board = board;
    this.#last = last;
    this.#show();
  }

  get #whole(): Placement {
    return placed(boardOf(this.#puzzle, this.#digit), FIRST);
  }

  /** Strikes what the digit in the first cell sees; then, when none of that is left, what its band cannot keep. */
  #strike(cell: number): void {
    const gone = this.#gone;
    if (!gone) return;
    const { cleared, struck } = this.#whole;
    const nameOf = (each: number) => cellName(this.#puzzle.grid, each);
    const left = (cells: readonly number[]) => cells.filter((each) => !gone.has(each)).length;
    const sees = left(cleared) > 0;
    if (this.#board.placed.includes(cell)) return void this.verdict('neither', words.stands(this.#digit, nameOf(cell)));
    if (!isOpen(this.#board, cell)) return void this.verdict('neither', words.unlit(nameOf(cell)));
    if (!(sees ? cleared : struck).includes(cell))
      return void this.verdict('wrong', sees ? words.unseen(nameOf(cell), nameOf(FIRST)) : words.keeps(nameOf(cell)));
    gone.add(cell);
    const [stillSeen, stillThere] = [left(cleared), left(struck)];
    if (stillThere === 0) {
      this.#gone = undefined;
      this.#before = [{ board: boardOf(this.#puzzle, this.#digit), last: undefined }];
    }
    this.#showStruck(gone);
    if (sees)
      this.verdict('right', stillSeen > 0 ? words.sees(nameOf(cell), nameOf(FIRST), stillSeen) : words.allSeen(struck.length), {
        earns: false,
      });
    else if (stillThere > 0) this.verdict('right', words.fits(nameOf(cell), stillThere), { earns: false });
    else this.verdict('right', words.allFit(this.#last!.cases[1]!));
  }

  /** A cell from which a look-up strikes something, or any open one. */
  protected showOne(): void {
    if (this.#gone) {
      const { cleared, struck } = this.#whole;
      const next = [...cleared, ...struck].find((cell) => !this.#gone!.has(cell));
      this.#strike(next!);
      return;
    }
    if (this.#isDead) return void this.verdict('neither', words.over);
    const open = cellsIn(this.#board.words).filter((cell) => !this.#board.placed.includes(cell));
    const after = open.map((cell) => placed(this.#board, cell)).filter(({ dead }) => dead.length === 0);
    const next = after.find(({ struck }) => struck.length > 0) ?? after[0];
    if (next) this.#place(next.cell);
    else this.verdict('neither', words.all(this.#digit));
  }

  override act(action: string): void {
    const [what, argument] = action.split(' ');
    if (what === 'strike') return void this.#strike(Number(argument));
    if (what === 'place') return void this.#place(Number(argument));
    if (what === 'back') return void this.#takeBack();
    this.#digit = Number(argument);
    this.forget();
    this.querySelector<HTMLInputElement>(`input[value="${argument}"]`)!.checked = true;
    this.#gone = undefined;
    this.#board = boardOf(this.#puzzle, this.#digit);
    this.#last = undefined;
    this.#before = [];
    this.#show();
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
    const [task, start] = this.#gone ? [words.task, words.start] : [words.taskOwn(this.#digit), words.startOwn(this.#digit)];
    drawSentence(this.piece('task'), task);
    drawSentence(this.piece('start').querySelector('span')!, start);
    this.#drawGrid(this.#digit, this.#board, this.#last);
    const stage = !this.#gone ? 'all' : this.#last!.cleared.length < this.#whole.cleared.length ? 'seen' : 'fit';
    this.#drawWords(this.#board, this.#last, nameOf, stage);
    this.piece<HTMLButtonElement>('back').disabled = this.#before.length === 0;
    const { placed: standing } = this.#board;
    this.tell({
      // Who strikes by hand has placed nothing yet.
      digit: this.#gone ? 0 : this.#digit,
      placed: standing.length,
      cleared: this.#last?.cleared.length ?? 0,
      struck: this.#last?.struck.length ?? 0,
      dead: this.#isDead,
    });
  }
}

export { BandsTry as element };
