import { tree as words } from '#words/views.ts';
import { cellName } from '../../../engine/grid.ts';
import type { Picture } from '../../../engine/picture.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import { fieldOf } from '../../../engine/step.ts';

import type { Timeline } from '../../../trace/timeline.ts';
import type { TreeBar } from './bars.ts';

/** What a bar is called, from the longest name to the shortest, and what the step that opens it is about. */
export interface BarName {
  readonly texts: readonly string[];
  readonly cell: number | undefined;
  readonly digit: number | undefined;
}

/** The names of the bars of a run: a digit at a cell, or a row of a matrix. */
export class BarNames {
  readonly #timeline: Timeline;
  readonly #picture: Picture;
  readonly #named = new Map<number, BarName>();

  constructor(timeline: Timeline) {
    this.#timeline = timeline;
    this.#picture = timeline.algorithm.picture(timeline.peek(0), undefined);
  }

  of({ opened }: Pick<TreeBar, 'opened'>): BarName {
    const known = this.#named.get(opened) ?? this.#nameAt(opened);
    this.#named.set(opened, known);
    return known;
  }

  #nameAt(opened: number): BarName {
    const step = this.#timeline.stepAt(opened)!;
    const { fields } = this.#timeline.algorithm.steps[step.kind]!;
    const { grid, cover } = this.#picture;
    const fieldOfType = (type: 'cell' | 'digit') => {
      const name = Object.keys(fields).find((field) => fields[field] === type);
      return name === undefined || fieldOf(step, name) < 0 ? undefined : fieldOf(step, name);
    };
    const [cell, digit] = [fieldOfType('cell'), fieldOfType('digit')];
    if (grid && cell !== undefined && digit) {
      const symbol = symbolOf(grid.puzzle, digit);
      return { cell, digit, texts: [words.placed(symbol, cellName(grid.puzzle.grid, cell)), symbol] };
    }
    const option = cover?.problem.options[fieldOf(step, 'option')]?.name;
    return { cell, digit, texts: option === undefined ? [] : [option] };
  }
}
