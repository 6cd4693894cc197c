import type { CellDigit } from '../../engine/logic/technique.ts';
import { counted, listed, say, toned } from '../sentence.ts';
import type { NamedInstance, Words } from './named-instance.ts';

const logic = toned('logic');

/** More ways than this are not written out. */
const MAX_TOLD = 4;

/** The ways of the digit; after them in the pattern are the cells that other digits take. */
const waysOf = ({ instance: { pattern } }: NamedInstance) => pattern.filter(({ digits }) => digits === pattern[0]!.digits);

const saw = (named: NamedInstance) => {
  const ways = waysOf(named);
  const missing = ways[0]!.cells.length;
  const others = named.instance.pattern
    .slice(ways.length)
    .map(({ cells, digits }) => `${named.symbols(digits)} at ${named.cell(cells[0]!)}`);
  const taken =
    others.length === 0
      ? ''
      : `Some cells belong to other digits, which use them in all of their ways; one such cell leads to the next: ${listed(others)}. `;
  return say`${taken}The digit ${logic(named.digit)} is missing in ${counted(missing, 'row')}. There ${ways.length === 1 ? 'is one way' : `are ${ways.length} ways`} ${others.length === 0 ? '' : 'left '}to put it into all of them, so that no two share a column or a box.`;
};

const written = (named: NamedInstance): string => {
  const ways = waysOf(named);
  if (ways.length > MAX_TOLD) return '';
  return `${ways.length === 1 ? 'It is' : 'They are'} ${ways.map((_, index) => named.cells(index)).join('; or ')}. `;
};

const why = (named: NamedInstance) => {
  const isOne = waysOf(named).length === 1;
  const cells = (list: readonly CellDigit[]) => listed(list.map(({ cell }) => named.cell(cell)));
  const { placements, eliminations } = named.instance;
  return placements.length > 0
    ? say`${written(named)}${isOne ? 'It uses' : 'All of them use'} ${cells(placements)}.`
    : say`${written(named)}${isOne ? 'It does not use' : 'None of them uses'} ${cells(eliminations)}. With ${named.digit} there, one of the rows would be left without a place.`;
};

/** Ways to place all that is missing of one digit. */
export const templateWords: Readonly<Record<string, Words>> = {
  templates: (named) => ({ saw: saw(named), why: why(named) }),
};
