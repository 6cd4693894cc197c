import * as words from '#words/workshop.ts';
import type { BenchProgram } from './program.ts';

/** What readers bet that their runs will count. The bet on a program is what stood there when it was first run to its end on a puzzle: later it is no bet. */
export class Bets {
  readonly #root: HTMLElement;
  /** By program and puzzle; undefined for one that was run without a bet. */
  readonly #settled = new Map<string, number | undefined>();

  /** `root` has the field and its label (components/workshop/WriteIt.astro); `run` is what Enter does there. */
  constructor(root: HTMLElement, run: () => void) {
    this.#root = root;
    this.#field.addEventListener('keydown', ({ key }) => key === 'Enter' && run());
  }

  get #field(): HTMLInputElement {
    return this.#root.querySelector('input')!;
  }

  /** What stands in the field now. */
  get said(): number | undefined {
    const { valueAsNumber } = this.#field;
    return Number.isSafeInteger(valueAsNumber) && valueAsNumber >= 0 ? valueAsNumber : undefined;
  }

  /** Another program to begin with: `what` is bet on from now on. */
  begin(what: string): void {
    this.#root.querySelector('[data-part=bet-label]')!.textContent = words.bet(what);
    this.#field.value = '';
  }

  /** A program has come with a bet on it. */
  bring(program: BenchProgram, bet: number): void {
    this.#settled.set(keyOf(program), bet);
    this.#field.value = String(bet);
  }

  /** The program has run to its end, with this in the field when it began: its bet. */
  settle(program: BenchProgram, said: number | undefined): number | undefined {
    const key = keyOf(program);
    if (!this.#settled.has(key)) this.#settled.set(key, said);
    return this.#settled.get(key);
  }

  /** The bet on a program; undefined for one that has none, or has not been run. */
  of(program: BenchProgram): number | undefined {
    return this.#settled.get(keyOf(program));
  }
}

const keyOf = ({ puzzle, code }: BenchProgram) => `${puzzle.text}\n${code}`;
