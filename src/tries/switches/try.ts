import { switches as words } from '#words/tries/switches.ts';
import { readPuzzles } from '../../engine/formats/read.ts';
import { cellName } from '../../engine/grid.ts';
import { type Puzzle, symbolOf } from '../../engine/puzzle.ts';
import type { Sentence } from '../../narration/sentence.ts';
import { gridDrawing } from '../../widgets/views/grid/grid.ts';
import { TryFigure } from '../kit/try-figure.ts';
import { barsDrawing, type Counted, MAX_BARS } from './bars-drawing.ts';
import { idleBecause, nameOf, SWITCHES, type Switch, triesOf, valuesOf, valuesScene } from './switches.ts';

/** Fewer values than these are what the task asks for. */
const FEW = 20;
/** A switch does harm that makes the search try so many times as many values. */
const HARM = 4;
/** What is shown to a reader who asks for it, in this order. */
const WAY: readonly Switch[] = ['forwardChecking', 'mrv', 'propagation'];

/**
 * The reader says which cell to fill first, and turns the switches of a search, each setting of which is run. Its actions: 'pick 11'
 * presses a cell, 'flip mrv' turns a switch.
 */
class Switches extends TryFigure {
  #puzzle!: Puzzle;
  #values!: ReturnType<typeof valuesOf>;
  #grid!: ReturnType<typeof gridDrawing>;
  #bars!: ReturnType<typeof barsDrawing>;
  #on = new Set<Switch>();
  #picked: number | undefined;
  /** The switches that did harm when they were turned on. */
  readonly #harmful = new Set<Switch>();
  /** The settings that were run, the newest first. */
  #runs: Counted[] = [];

  protected connect(): void {
    const picture = this.piece('grid');
    this.#puzzle = readPuzzles(picture.dataset.puzzle!)[0]!.puzzle;
    this.#values = valuesOf(this.#puzzle);
    this.#grid = gridDrawing(picture, (cell) => this.#pick(cell), { walkable: true });
    this.#bars = barsDrawing(this.piece('bars'));
    this.addEventListener('change', ({ target }) => {
      const { name } = target as HTMLInputElement;
      if (name) this.#flip(name as Switch);
    });
  }

  protected begin(): void {
    this.#on = new Set();
    this.#picked = undefined;
    this.#harmful.clear();
    this.#runs = [];
    this.#run();
    this.#show();
  }

  protected showOne(): void {
    const next = WAY.find((name) => !this.#on.has(name));
    if (this.#picked === undefined || !this.#values.fewest.includes(this.#picked)) this.#pick(this.#values.fewest[0]!);
    else if (next) this.#flip(next);
  }

  override act(action: string): void {
    const [verb, what] = action.split(' ');
    if (verb === 'pick') this.#pick(Number(what));
    else this.#flip(what as Switch);
  }

  #pick(cell: number): void {
    const { values, fewest } = this.#values;
    const name = cellName(this.#puzzle.grid, cell);
    if (this.#puzzle.givens[cell] !== 0) {
      this.verdict('neither', words.given(name));
      return;
    }
    this.#picked = cell;
    this.#show();
    const own = values[cell]!.map((digit) => symbolOf(this.#puzzle, digit));
    const others = fewest.filter((other) => other !== cell).map((other) => cellName(this.#puzzle.grid, other));
    // That it is a good choice is to be seen from what it saves.
    if (fewest.includes(cell)) this.verdict('right', words.fewest(name, own, others), { earns: false });
    else this.verdict('wrong', words.more(name, own.length, fewest.length, values[fewest[0]!]!.length));
  }

  #flip(name: Switch): void {
    const on = !this.#on.has(name);
    if (on) this.#on.add(name);
    else this.#on.delete(name);
    const idle = idleBecause(this.#on, name);
    const before = this.#runs[0]!.tries;
    this.#run();
    const { tries } = this.#runs[0]!;
    if (on && tries >= HARM * before) this.#harmful.add(name);
    this.#show();
    if (idle) this.verdict('neither', words.idle(name, idle, on));
    else this.#tellChange((on ? words.on : words.off)(name, tries, before), { on, fewer: tries < before, few: tries < FEW });
  }

  #tellChange(said: Sentence, { on, fewer, few }: { on: boolean; fewer: boolean; few: boolean }): void {
    this.verdict(fewer ? 'right' : on ? 'wrong' : 'neither', said, { earns: few });
  }

  /** Runs what is switched on, and puts it before all that was run; the first of all stays, to be compared with. */
  #run(): void {
    const setting = nameOf(this.#on);
    const others = this.#runs.filter((run) => run.setting !== setting);
    const run = { setting, tries: triesOf(this.#puzzle, this.#on) };
    const first = others.at(-1);
    this.#runs = [run, ...others.slice(0, -1).slice(0, MAX_BARS - 2), ...(first ? [first] : [])];
  }

  #show(): void {
    this.#grid(valuesScene(this.#puzzle, this.#values, this.#picked));
    this.#bars(this.#runs);
    for (const box of this.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
      const name = box.name as Switch;
      box.checked = this.#on.has(name);
      box.closest('label')!.classList.toggle('idle', this.#on.has(name) && idleBecause(this.#on, name) !== undefined);
    }
    this.tell({ tries: this.#runs[0]!.tries, switches: SWITCHES.filter((name) => this.#on.has(name)).length, harmful: this.#harmful.size });
  }
}

export { Switches as element };
