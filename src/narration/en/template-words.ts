import { counted, listed, say, toned } from '../sentence.ts';
import type { Told, Words } from './told.ts';

const logic = toned('logic');

/** More ways than this are not written out. */
const MOST_TOLD = 4;

const saw = ({ digit, instance: { pattern } }: Told) => {
  const missing = pattern[0]!.cells.length;
  const ways = pattern.length === 1 ? 'is one way' : `are ${pattern.length} ways`;
  return say`The digit ${logic(digit)} is missing in ${counted(missing, 'row')}. There ${ways} to put it into all of them, so that no two share a column or a box.`;
};

const ways = ({ cells, instance: { pattern } }: Told): string =>
  pattern.length > MOST_TOLD
    ? ''
    : `${pattern.length === 1 ? 'It is' : 'They are'} ${pattern.map((_, index) => cells(index)).join('; or ')}. `;

/** Ways to place all that is missing of one digit. */
export const templateWords: Readonly<Record<string, Words>> = {
  templates: (told) => ({
    saw: saw(told),
    why: say`${ways(told)}${told.instance.pattern.length === 1 ? 'It does not use' : 'None of them uses'} ${listed(told.instance.eliminations.map(({ cell }) => told.cell(cell)))}. With ${told.digit} there, one of the rows would be left without a place.`,
  }),
};
