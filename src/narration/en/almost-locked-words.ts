import { bitOf, setOfDigits } from '../../engine/candidates.ts';
import type { CellDigit } from '../../engine/logic/technique.ts';
import { counted, listed, type Sentence, say, toned } from '../sentence.ts';
import type { NamedInstance, Words } from './named-instance.ts';

const logic = toned('logic');

/** 'r1c2 and r1c5 have 2, 5 and 8 between them'. */
const has = ({ cells, digits, count }: NamedInstance, index: number) =>
  count(index) === 1 ? `${cells(index)} has ${digits(index)}` : `${cells(index)} have ${digits(index)} between them`;

/** The digits that are struck, as a set of bits. */
const goneOf = (eliminations: readonly CellDigit[]) => setOfDigits(eliminations.map(({ digit }) => digit));

/** The digits by which a row of sets is joined. */
const jointsOf = ({ instance: { links }, symbols }: NamedInstance): string[] =>
  links.filter(({ strong }) => !strong).map(({ from }) => symbols(bitOf(from.digit)));

/**
 * Says what is certain of the eliminated digits: 'So 5 is in the first set or the last, and a cell that sees every 5 in both is not 5.'
 */
function either({ instance, symbols }: NamedInstance, sets: string): Sentence {
  const gone = goneOf(instance.eliminations);
  const names = symbols(gone);
  return symbols(gone).length === 1
    ? say`So ${logic(names)} is in ${sets}, and a cell that sees every ${names} in them can’t be ${names}.`
    : say`So each of ${logic(names)} is in ${sets}, and a cell that sees all places of one of these digits in them can’t have that digit.`;
}

const oneMore: Sentence = say`Each set has one more digit than it has cells.`;

const row = (named: NamedInstance) => listed(named.instance.pattern.map((_, index) => has(named, index)));

/** The words of chains and loops that lead through almost locked sets, which come first in their patterns. */
export const throughSets = (words: Readonly<Record<string, Words>>): Readonly<Record<string, Words>> =>
  Object.fromEntries(
    Object.entries(words).map(([id, chain]) => [
      id,
      (named: NamedInstance) => {
        const { saw, why } = chain(named);
        const first = named.instance.pattern.findIndex(({ hue }) => hue < 2);
        const sets = [...new Set(named.instance.pattern.slice(0, first).map((_, index) => has(named, index)))];
        const kept = id === 'als-continuous-loop' ? say` Each set lacks one of the two digits that link it, and has all the others.` : [];
        return {
          saw: say`${saw} It leads through ${sets.length === 1 ? 'a set' : 'sets'} with one more digit than cells: ${sets.join('; ')}. A set that lacks one digit needs all its others.`,
          why: say`${why}${kept}`,
        };
      },
    ]),
  );

/** Almost locked sets, and Sue de Coq, which counts digits as they do. */
export const almostLockedWords: Readonly<Record<string, Words>> = {
  'als-xz': (named) => {
    const [x] = jointsOf(named);
    return {
      saw: say`${row(named)}. ${oneMore} Each ${logic(x!)} of one sees each ${x!} of the other, so only one of them can have it.`,
      why: say`The set that does without ${x!} has all its other digits. ${either(named, 'one of the two')}`,
    };
  },
  'als-xz-double': (named) => {
    const [x, y] = jointsOf(named);
    return {
      saw: say`${row(named)}. ${oneMore} ${logic(x!)} and ${logic(y!)} each fit in only one of the two, because their places in one see those in the other.`,
      why: say`A set can do without one digit, not both. So one set has ${x!} and the other ${y!}, and both have all their other digits. A cell that sees all places of one of these digits can’t have that digit.`,
    };
  },
  'als-xy-wing': (named) => {
    const [x, y] = jointsOf(named);
    return {
      saw: say`${row(named)}. ${oneMore} Only one of the first two can have ${logic(x!)}, and only one of the last two ${logic(y!)}.`,
      why: say`The set in the middle cannot do without both ${x!} and ${y!}. So one of the outer sets lacks the one it shares, and has all its other digits. ${either(named, 'one of the outer sets')}`,
    };
  },
  'als-chain': (named) => {
    const joints = jointsOf(named);
    return {
      saw: say`${row(named)}. ${oneMore} Each set and the next share a digit that only one of the two can have: ${logic(listed(joints))}.`,
      why: say`If the first set lacks one of the digits struck here, it has ${joints[0]!}. Then the next one lacks ${joints[0]!} and has all the others, ${joints[1]!} too, and so on to the last, which has all but ${joints.at(-1)!}. ${either(named, 'the first set or the last')}`,
    };
  },
  'death-blossom': (named) => {
    const { cells, digits } = named;
    const joints = jointsOf(named);
    const petals = joints.map((joint, index) => `for ${joint}, ${has(named, index + 1)}`);
    return {
      saw: say`${cells(0)} is ${logic(digits(0, 'or'))}. Each of these digits has a set with one more digit than cells, and ${cells(0)} sees all its places there: ${petals.join('; ')}.`,
      why: say`Whatever ${cells(0)} is, it takes that digit from its set, which then has all the others. ${either(named, 'one of the sets')}`,
    };
  },
  'sue-de-coq': (named) => {
    const { cells, digits, house, houses, set, count, symbols } = named;
    const all = set(0).digits | set(1).digits | set(2).digits;
    const cellCount = counted(count(0) + count(1) + count(2), 'cell');
    const inLine = all & ~set(2).digits;
    const inBox = all & ~set(1).digits;
    return {
      saw: say`${cells(0)} lie in ${houses(0)} and have ${logic(digits(0))} between them. Elsewhere in ${house(0)}, ${has(named, 1)}; elsewhere in ${house(1)}, ${has(named, 2)}.`,
      why: say`Together these are ${cellCount} with as many digits. All their places for ${symbols(inLine)} are in ${house(0)}, and those for ${symbols(inBox)} in ${house(1)}, so none of the digits fits in them twice, and each is used up there.`,
    };
  },
};
