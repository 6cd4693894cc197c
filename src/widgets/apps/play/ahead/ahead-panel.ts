import * as words from '#words/ahead.ts';
import { countDigits } from '../../../../engine/candidates.ts';
import { printPuzzle } from '../../../../engine/formats/read.ts';
import type { Sentence } from '../../../../narration/sentence.ts';
import { element } from '../../../ui/element.ts';
import type { Ahead } from '../../../workers/run-ahead.ts';
import { type Game, openCells } from '../game.ts';
import type { Picture } from '../hint-drawing.ts';
import { noCandidates, noPicture } from '../hint-picture.ts';
import { positionOf } from '../position.ts';
import { AheadFigure } from './ahead-figure.ts';
import { type AheadRow, inOrderOfFinding, rowName, rowOf } from './ahead-row.ts';
import { AheadSearch } from './ahead-search.ts';
import { gateOf } from './gate.ts';

/** A change of the grid is followed after so long a rest, in milliseconds. */
const REST = 200;

interface Uses {
  game(): Game;
  /** Shows on the board what a row is about, or nothing more. */
  preview(picture: Picture | undefined): void;
  /** Stops the clock of the game, and lets it go on. */
  hold(isHeld: boolean): void;
  tell(text: string): void;
}

/** One algorithm of the list. */
interface Line {
  readonly item: HTMLElement;
  readonly algorithm: string;
  readonly title: string;
  /** Whether it is for killers, and for nothing else. */
  readonly knowsCages: boolean;
  ahead: Ahead | undefined;
  row: AheadRow | undefined;
}

const toned = (sentence: Sentence) => sentence.map(({ text, tone }) => element('span', tone ? `tone.${tone}` : '', text));

/** The list of algorithms beside the board: what each would do with the grid as it is. Nothing runs while it is closed. */
export class AheadPanel {
  readonly #root: HTMLElement;
  readonly #uses: Uses;
  readonly #search: AheadSearch;
  readonly #figure: AheadFigure;
  readonly #all: readonly Line[];
  /** The algorithms for what is played. */
  #lines: readonly Line[] = [];
  #isOpen = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The position that is shown, without marks. */
  #position = '';
  #isWatched = false;
  #isWrong = false;

  constructor(root: HTMLElement, base: string, uses: Uses, search = new AheadSearch()) {
    [this.#root, this.#uses, this.#search] = [root, uses, search];
    this.#figure = new AheadFigure(root, base, uses.hold);
    this.#all = [...root.querySelectorAll<HTMLElement>('[data-part=ahead-list] > li')].map((item) => ({
      item,
      algorithm: item.dataset.algorithm!,
      title: item.querySelector('.name')!.textContent,
      knowsCages: item.dataset.cages === 'true',
      ahead: undefined,
      row: undefined,
    }));
    for (const line of this.#all) {
      const button = line.item.querySelector('button')!;
      button.addEventListener('click', () => this.#openFigure(line));
      for (const type of ['pointerenter', 'focus']) button.addEventListener(type, () => this.#preview(line));
      for (const type of ['pointerleave', 'blur']) button.addEventListener(type, () => uses.preview(undefined));
    }
    this.#part('ahead-watch').addEventListener('click', () => {
      this.#isWatched = true;
      this.#begin();
      root.querySelector<HTMLElement>('[data-part=ahead-list] button')?.focus();
    });
  }

  #part(name: string): HTMLElement {
    return this.#root.querySelector<HTMLElement>(`[data-part=${name}]`)!;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  open(): void {
    this.#isOpen = true;
    this.#root.classList.add('ahead-open', 'hinting');
    this.#part('ahead').hidden = false;
    this.#position = '';
    this.follow();
    this.#uses.tell(words.spoken(this.#part('ahead-facts').textContent));
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#root.classList.remove('ahead-open', 'hinting');
    this.#part('ahead').hidden = true;
    clearTimeout(this.#timer);
    this.#search.stop();
    this.#uses.preview(undefined);
  }

  /** Says of a changed grid what it has, and runs the algorithms again when it has been left alone for a moment. */
  follow(): void {
    if (!this.#isOpen) return;
    const game = this.#uses.game();
    const { corners: _, marks: __, ...rest } = game;
    const none = new Uint32Array(game.digits.length);
    const position = printPuzzle({ puzzle: positionOf({ ...rest, corners: none, marks: none }) }, 'compact');
    if (position === this.#position) return;
    const isFirst = this.#position === '';
    this.#position = position;
    const open = openCells(game);
    const strikes = open.reduce((sum, cell) => sum + countDigits(game.struck[cell]!), 0);
    this.#part('ahead-facts').textContent = words.facts(game.digits.length - open.length, strikes, open.length);
    clearTimeout(this.#timer);
    this.#search.stop();
    this.#timer = setTimeout(() => this.#begin(), isFirst ? 0 : REST);
  }

  #begin(): void {
    const gate = gateOf(this.#uses.game());
    if (!gate) this.#isWatched = false;
    const isClosed = gate !== undefined && !(gate.mayWatch && this.#isWatched);
    this.#isWrong = gate !== undefined;
    this.#part('ahead-gate').hidden = !isClosed;
    const isKiller = this.#uses.game().puzzle.cages.length > 0;
    for (const name of ['ahead-list', 'ahead-scale']) this.#part(name).hidden = isClosed;
    this.#part('ahead-others').hidden = isClosed || !isKiller;
    this.#uses.preview(undefined);
    if (isClosed) {
      this.#part('ahead-why').textContent = words.gate[gate.why];
      this.#part('ahead-acts').hidden = !gate.mayWatch;
      return;
    }
    this.#lines = this.#all.filter(({ knowsCages }) => knowsCages === isKiller);
    for (const { item, knowsCages } of this.#all) item.hidden = knowsCages !== isKiller;
    for (const line of this.#lines) {
      line.ahead = line.row = undefined;
      this.#draw(line);
    }
    this.#order();
    this.#search.run(
      this.#position,
      this.#lines.map(({ algorithm }) => algorithm),
      (algorithm, ahead) => this.#show(algorithm, ahead),
    );
  }

  #show(algorithm: string, ahead: Ahead | undefined): void {
    const line = this.#lines.find((each) => each.algorithm === algorithm)!;
    line.ahead = ahead;
    line.row = ahead && rowOf(ahead, this.#isWrong);
    this.#draw(line, ahead ? '' : words.noAnswer);
    this.#order();
  }

  #draw({ item, title, row }: Line, fault = ''): void {
    const set = (name: string, ...children: (Node | string)[]) => item.querySelector(`.${name}`)!.replaceChildren(...children);
    const tag = row?.tag ?? (fault ? 'refused' : 'waits');
    item.dataset.tag = tag;
    set('tag', words.tags[tag]);
    set('says', ...(row ? toned(row.says) : [fault]));
    set('count', row?.count ?? '');
    set('detail', row?.detail ?? '');
    item.style.setProperty('--share', String(row?.share ?? 0));
    const button = item.querySelector('button')!;
    button.setAttribute('aria-label', row ? rowName(title, row) : `${title}, ${words.tags[tag]}`);
    button.setAttribute('aria-disabled', String(!row || row.tag === 'refused'));
  }

  /** Where a mistake is looked for, who finds it first comes first. */
  #order(): void {
    const order = inOrderOfFinding(this.#lines.map(({ row, ahead }) => ({ row, steps: ahead?.steps ?? 0 })));
    const wanted = this.#isWrong ? order.map((index) => this.#lines[index]!) : this.#lines;
    const list = this.#part('ahead-list');
    for (const [place, { item }] of wanted.entries()) if (list.children[place] !== item) list.insertBefore(item, list.children[place]!);
  }

  #preview({ row }: Line): void {
    const { puzzle, digits } = this.#uses.game();
    const { cell, digit } = row?.about ?? { cell: -1, digit: 0 };
    const placements = !this.#isWrong && digit > 0 && digits[cell] === 0 ? [{ cell, digit }] : [];
    const picture = { ...noPicture, candidates: noCandidates(puzzle), placements, wrong: this.#isWrong ? [cell] : [] };
    this.#uses.preview(cell < 0 ? undefined : picture);
  }

  #openFigure({ item, title, algorithm, ahead, row }: Line): void {
    if (!ahead || !row || row.tag === 'refused') return;
    const whole = printPuzzle({ puzzle: positionOf(this.#uses.game()) }, 'compact');
    const { page, run } = item.dataset;
    this.#figure.open({
      algorithm,
      title,
      page: page!,
      run: run!,
      puzzle: ahead.leavesStrikes ? ahead.puzzle : whole,
      options: ahead.options,
      step: row.step,
    });
  }
}
