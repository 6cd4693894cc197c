import type { CellDigit } from '../../engine/logic/technique.ts';
import { counted, listed, say, toned } from '../sentence.ts';
import type { NamedInstance, Words } from './told.ts';

const logic = toned('logic');

/** More ways than this are not written out. */
const MAX_TOLD = 4;

/** The ways of the digit; after them in the pattern are the cells that other digits take. */
const waysOf = ({ instance: { pattern } }: NamedInstance) => pattern.filter(({ digits }) => digits === pattern[0]!.digits);

const saw = (told: NamedInstance) => {
  const ways = waysOf(told);
  const missing = ways[0]!.cells.length;
  const others = told.instance.pattern.slice(ways.length).map(({ cells, digits }) => `${told.symbols(digits)} at ${told.cell(cells[0]!)}`);
  const taken =
    others.length === 0
      ? ''
      : `Some cells belong to other digits, which use them in all of their ways; one such cell leads to the next: ${listed(others)}. `;
  return say`${taken}The digit ${logic(told.digit)} is missing in ${counted(missing, 'row')}. There ${ways.length === 1 ? 'is one way' : `are ${ways.length} ways`} ${others.length === 0 ? '' : 'left '}to put it into all of them, so that no two share a column or a box.`;
};

const written = (told: NamedInstance): string => {
  const ways = waysOf(told);
  if (ways.length > MAX_TOLD) return '';
  return `${ways.length === 1 ? 'It is' : 'They are'} ${ways.map((_, index) => told.cells(index)).join('; or ')}. `;
};

const why = (told: NamedInstance) => {
  const isOne = waysOf(told).length === 1;
  const cells = (list: readonly CellDigit[]) => listed(list.map(({ cell }) => told.cell(cell)));
  const { placements, eliminations } = told.instance;
  return placements.length > 0
    ? say`${written(told)}${isOne ? 'It uses' : 'All of them use'} ${cells(placements)}.`
    : say`${written(told)}${isOne ? 'It does not use' : 'None of them uses'} ${cells(eliminations)}. With ${told.digit} there, one of the rows would be left without a place.`;
};

/** Ways to place all that is missing of one digit. */
export const templateWords: Readonly<Record<string, Words>> = {
  templates: (told) => ({ saw: saw(told), why: why(told) }),
};
