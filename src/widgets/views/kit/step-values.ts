import { number } from '#words/language.ts';
import { digitsOf } from '../../../engine/candidates.ts';
import { cellName } from '../../../engine/grid.ts';
import type { Picture } from '../../../engine/picture.ts';
import { houseName, type Puzzle, symbolOf } from '../../../engine/puzzle.ts';
import type { AnyStep, FieldType, StepKind } from '../../../engine/step.ts';
import type { AnyNarrator } from '../../../narration/narrator.ts';

/** What a field of a step holds, written out. */
export interface StepValue {
  readonly field: string;
  readonly type: FieldType;
  readonly text: string;
}

/**
 * The fields of a step with their values as a reader writes them: cells as r1c9, digits as the puzzle's symbols.
 * items and options of a cover by their names. What holds nothing is left out (no cell, no digit), and so is a field that only a
 * puzzle gives a meaning, where there is none. `values` has the algorithm's own words for some fields.
 */
export function valuesOf(
  step: AnyStep,
  { fields }: StepKind,
  { grid, cover }: Pick<Picture, 'grid' | 'cover'>,
  { values }: Pick<AnyNarrator, 'values'> = {},
): StepValue[] {
  return Object.entries(fields).flatMap(([field, type]) => {
    const value = step[field] as number;
    const named = values?.[field]?.(value) ?? (type === 'index' ? nameOf(cover, field, value) : undefined);
    const text = named ?? written(type, value, grid?.puzzle);
    return text === '' ? [] : [{ field, type, text }];
  });
}

function nameOf(cover: Picture['cover'], field: string, value: number): string | undefined {
  if (field === 'item') return cover?.problem.items[value];
  return field === 'option' ? cover?.problem.options[value]?.name : undefined;
}

function written(type: FieldType, value: number, puzzle: Puzzle | undefined): string {
  switch (type) {
    case 'cell':
    case 'witness':
      return puzzle && value >= 0 ? cellName(puzzle.grid, value) : '';
    case 'digit':
      return puzzle ? symbolOf(puzzle, value) : '';
    case 'digits':
      return puzzle
        ? digitsOf(value)
            .map((digit) => symbolOf(puzzle, digit))
            .join(' ')
        : '';
    case 'house':
      return puzzle ? houseName(puzzle.grid, value) : '';
    default:
      return number(value).replace('-', '−');
  }
}
