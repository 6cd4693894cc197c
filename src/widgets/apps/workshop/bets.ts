import * as words from '#words/workshop.ts';
import type { WorkshopProgram } from './program.ts';

/** Readers' bets on the counts of their runs. The bet on a program is the field's value when the program first runs to its end on a puzzle. */
export class Bets {
  readonly #root: HTMLElement;
  /** By program and puzzle; undefined for one that was run without a bet. */
  readonly #settled = new Map<string, number | undefined>();

  /** `root` has the field and its label (components/workshop/WriteIt.astro); `run` is called on Enter. */
  constructor(root: HTMLElement, run: () => void) {
    this.#root = root;
    this.#field.addEventListener('keydown', ({ key }) => key === 'Enter' && run());
  }

  get #field(): HTMLInputElement {
    return this.#root.querySelector('input')!;
  }

  /** The present value of the field. */
  get said(): number | undefined {
    const { valueAsNumber } = this.#field;
    return Number.isSafeInteger(valueAsNumber) && valueAsNumber >= 0 ? valueAsNumber : undefined;
  }

  /** Begins with another program: from now on, bets are on `what`. */
  begin(what: string): void {
    this.#root.querySelector('[data-part=bet-label]')!.textContent = words.bet(what);
    this.#field.value = '';
  }

  /** Takes the bet that came with a program. */
  bring(program: WorkshopProgram, bet: number): void {
    this.#settled.set(keyOf(program), bet);
    this.#field.value = String(bet);
  }

  /** Settles the bet of a program that has run to its end; `said` is the value of the field when it began. */
  settle(program: WorkshopProgram, said: number | undefined): number | undefined {
    const key = keyOf(program);
    if (!this.#settled.has(key)) this.#settled.set(key, said);
    return this.#settled.get(key);
  }

  /** The bet on a program; undefined for one that has none, or has not been run. */
  of(program: WorkshopProgram): number | undefined {
    return this.#settled.get(keyOf(program));
  }
}

const keyOf = ({ puzzle, code }: WorkshopProgram) => `${puzzle.text}\n${code}`;
