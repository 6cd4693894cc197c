import { listed, say, startOfSentence, toned } from '../sentence.ts';
import type { NamedInstance, Words } from './named-instance.ts';

const logic = toned('logic');

/** 'neither r7c3 nor r8c3', 'none of r7c3, r8c3 and r9c3': of cells that are listed. */
const noneOf = (cells: string) => (cells.includes(', ') ? `none of ${cells}` : `neither ${cells.replace(' and ', ' nor ')}`);

const fish =
  (size: number): Words =>
  ({ digit, houses }) => ({
    saw: say`In ${houses(0, size)} the places of ${logic(digit)} all lie in ${houses(size)}.`,
    why: say`${startOfSentence(houses(size))} get their ${digit}s from ${houses(0, size)}, one from each, so none of their other cells can be ${digit}.`,
  });

const finnedFish =
  (size: number, sashimi: boolean): Words =>
  ({ digit, cells, houses, house, count }) => ({
    saw: say`In ${houses(0, size)} the places of ${logic(digit)} lie in ${houses(size, 2 * size)}, except for ${cells(1)} in ${house(2 * size)}${sashimi ? ', without which a line has one place left' : ''}.`,
    why: say`If ${count(1) === 1 ? `${cells(1)} is not ${digit}` : `${noneOf(cells(1))} is ${digit}`}, ${houses(size, 2 * size)} get their ${digit} from ${houses(0, size)}. If ${count(1) === 1 ? 'it' : 'one of them'} is, ${house(2 * size)} has its ${digit}. Whatever is ruled out both ways can be struck.`,
  });

/** Cells that are struck although they belong to the fish. */
const greedy = ({ instance: { pattern, eliminations, houses: all }, cell, digit, houses }: NamedInstance): string => {
  const own = eliminations.map((each) => each.cell).filter((each) => pattern[0]!.cells.includes(each));
  if (own.length === 0) return '';
  const [bases, covers] = [houses(0, all.length / 2), houses(all.length / 2)];
  return ` ${listed(own.map(cell))} ${own.length === 1 ? 'is' : 'are'} in two of ${covers}, and ${digit} there would leave one of ${bases} without its own.`;
};

/** Fish whose bases and covers are houses of more than one kind. */
const houseFish: Words = (named) => {
  const { digit, cells, cell, houses, count, set, lies, instance } = named;
  const size = instance.houses.length / 2;
  const [bases, covers] = [houses(0, size), houses(size)];
  if (instance.pattern.length === 1)
    return {
      saw: say`In ${bases} the places of ${logic(digit)} all lie in ${covers}.`,
      why: say`${startOfSentence(covers)} get their ${digit}s from ${bases}, one from each, so none of their other cells can be ${digit}.${greedy(named)}`,
    };
  const one = count(1) === 1;
  const inTwo = set(1).cells.filter((each) => Array.from({ length: size }, (_, index) => lies(each, index)).filter(Boolean).length > 1);
  const twice =
    inTwo.length === 0
      ? ''
      : ` ${listed(inTwo.map(cell))} ${inTwo.length === 1 ? 'counts as a fin' : 'count as fins'}, because two of ${bases} meet there.`;
  return {
    saw: say`In ${bases} the places of ${logic(digit)} lie in ${covers}, except for ${one ? 'the fin' : 'the fins'} ${cells(1)}.${twice}`,
    why: say`If ${one ? `${cells(1)} is not ${digit}` : `${noneOf(cells(1))} is ${digit}`}, ${bases} have their ${digit}s in ${covers}, one in each, so no other cell there can be ${digit}.${greedy(named)} If ${one ? `${cells(1)} is ${digit}` : 'one of them is'}, nothing that sees ${one ? 'it' : 'all of them'} can be ${digit}. Whatever is ruled out both ways can be struck.`,
  };
};

const siamese: Words = ({ digit, cells, houses, house, count, instance }) => {
  const size = (instance.houses.length - 2) / 3;
  const [bases, one, other] = [houses(0, size), houses(size, 2 * size), houses(2 * size + 1, 3 * size + 1)];
  const [boxOfOne, boxOfOther] = [house(2 * size), house(3 * size + 1)];
  return {
    saw: say`In ${bases} the places of ${logic(digit)} lie in ${one}, except for ${cells(1)} in ${boxOfOne}; and they lie in ${other}, except for ${cells(2)} in ${boxOfOther}.`,
    why: say`These are two finned fish at once. If ${count(1) === 1 ? `${cells(1)} is not ${digit}` : `${noneOf(cells(1))} is ${digit}`}, ${one} get their ${digit} from ${bases}; if ${count(1) === 1 ? 'it' : 'one of them'} is, ${boxOfOne} has its ${digit} there. In the same way ${cells(2)} in ${boxOfOther} ${count(2) === 1 ? 'is the fin' : 'are the fins'} of ${other}. Whatever is ruled out both ways in either fish can be struck.`,
  };
};

/** By technique. */
export const fishWords: Readonly<Record<string, Words>> = {
  'x-wing': fish(2),
  swordfish: fish(3),
  jellyfish: fish(4),
  'finned-x-wing': finnedFish(2, false),
  'sashimi-x-wing': finnedFish(2, true),
  'finned-swordfish': finnedFish(3, false),
  'sashimi-swordfish': finnedFish(3, true),
  'finned-jellyfish': finnedFish(4, false),
  'sashimi-jellyfish': finnedFish(4, true),
  'siamese-swordfish': siamese,
  'siamese-jellyfish': siamese,
  'franken-fish': houseFish,
  'mutant-fish': houseFish,
  'large-mutant-fish': houseFish,
};
