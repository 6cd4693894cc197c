import type { CellDigit } from '../../engine/logic/technique.ts';
import { counted, listed, say, toned } from '../sentence.ts';
import { boxWord } from './house-words.ts';
import type { NamedInstance, Words } from './named-instance.ts';

const logic = toned('logic');

/** The most templates that are written out. */
const MAX_TEMPLATES = 4;

/** Returns the templates of the digit. The cells that other digits take come after them in the pattern. */
const waysOf = ({ instance: { pattern } }: NamedInstance) => pattern.filter(({ digits }) => digits === pattern[0]!.digits);

const saw = (named: NamedInstance) => {
  const templates = waysOf(named);
  const missing = templates[0]!.cells.length;
  const others = named.instance.pattern
    .slice(templates.length)
    .map(({ cells, digits }) => `${named.symbols(digits)} at ${named.cell(cells[0]!)}`);
  const taken =
    others.length === 0
      ? ''
      : `Some cells belong to other digits, because every way to place those digits uses them. Each such cell leads to the next: ${listed(others)}. `;
  return say`${taken}The digit ${logic(named.digit)} is missing in ${counted(missing, 'row')}. There ${templates.length === 1 ? 'is one way' : `are ${templates.length} ways`} ${others.length === 0 ? '' : 'left '}to put it into all of them, so that no two share a column or a ${boxWord(named.grid)}.`;
};

const written = (named: NamedInstance): string => {
  const templates = waysOf(named);
  if (templates.length > MAX_TEMPLATES) return '';
  return `${templates.length === 1 ? 'It is' : 'They are'} ${templates.map((_, index) => named.cells(index)).join('; or ')}. `;
};

const why = (named: NamedInstance) => {
  const isOne = waysOf(named).length === 1;
  const cells = (list: readonly CellDigit[]) => listed(list.map(({ cell }) => named.cell(cell)));
  const { placements, eliminations } = named.instance;
  return placements.length > 0
    ? say`${written(named)}${isOne ? 'It uses' : 'All of them use'} ${cells(placements)}.`
    : say`${written(named)}${isOne ? 'It does not use' : 'None of them uses'} ${cells(eliminations)}. With ${named.digit} there, one of the rows would be left without a place.`;
};

/** Templates: placements of all that is missing of one digit. */
export const templateWords: Readonly<Record<string, Words>> = {
  templates: (named) => ({ saw: saw(named), why: why(named) }),
};
