import { cellName } from '../../engine/grid.ts';
import { type CandidateLink, HUES } from '../../engine/grid-picture.ts';
import type { Position } from '../../engine/logic/position.ts';
import type { CellDigit, Instance } from '../../engine/logic/technique.ts';
import { trialOf } from '../../engine/logic/trial.ts';
import { houseName, type Puzzle, symbolOf } from '../../engine/puzzle.ts';
import { either, inWords, listed, type Sentence, say, toned } from '../sentence.ts';
import { thoughtsAlong, thoughtsOfChain } from './chains.ts';
import type { Followed, Thought } from './thought.ts';

const strong = toned('strong');
const logic = toned('logic');
const clashing = toned('conflict');
const trying = toned('trying');

/** So many steps at which the threads of a net meet are named, and more are counted. */
const MAX_KNOTS = 4;

type Tell = (instance: Instance, puzzle: Puzzle, position: Position) => Thought[];

/** The links of forcing chains, chain by chain: each begins and ends with a weak link. */
function eachChain({ links }: Instance): readonly (readonly CandidateLink[])[] {
  const starts = [...links.keys()].filter((index) => !links[index]!.strong && !links[index - 1]?.strong);
  return starts.map((start, index) => links.slice(start, starts[index + 1]));
}

const conclusion = (digit: string, place: string): Sentence => say`So ${strong(`${digit} can’t be in ${place}`)}. Strike it.`;

/** Goes through one chain after the other, then says what all of them have in common. */
const forcingChains: Tell = (instance, puzzle, position) => {
  const chains = eachChain(instance);
  const name = ({ cell }: CellDigit) => cellName(puzzle.grid, cell);
  const symbol = ({ digit }: CellDigit) => symbolOf(puzzle, digit);
  const starts = chains.map(([link]) => link!.from);
  const [first] = starts as [CellDigit];
  const [house] = instance.houses;
  const gone = instance.eliminations[0]!;
  const thoughts = chains.flatMap((chain, index): Thought[] => {
    const start = starts[index]!;
    const what: Sentence = [strong(`${name(start)} is ${symbol(start)}`)];
    const isLast = index === chains.length - 1;
    const sentence =
      index > 0
        ? say`${isLast ? 'Last' : 'Now'}, suppose that ${what}.`
        : house === undefined
          ? say`${name(first)} is ${either(starts.map(symbol))}. First, suppose that ${what}.`
          : say`In ${houseName(puzzle.grid, house)} the ${symbol(first)} is at ${either(starts.map(name))}. First, suppose that ${what}.`;
    return [
      { sentence, shows: { links: [], begins: start, right: [start], wrong: [] }, begins: true },
      ...thoughtsAlong(chain, instance, puzzle, position, true),
    ];
  });
  // The chains suppose different things, so nothing that is right in one of them is shown as right here.
  const links = chains.flatMap((chain, index) => chain.map((link) => ({ ...link, hue: index % HUES })));
  const all: Followed = { links, ...(house === undefined && { begins: first }), right: [], wrong: [gone] };
  const noOther = house === undefined ? `${name(first)} has no other candidate` : `${houseName(puzzle.grid, house)} has no other place`;
  const sentence = say`One of the ${inWords(chains.length)}${chains.length > 3 ? ' ways' : ''} is right, since ${noOther}. And ${strong(`in each case, ${name(gone)} is not ${symbol(gone)}`)}.`;
  return [...thoughts, { sentence, shows: all, begins: true, asks: conclusion(symbol(gone), name(gone)) }];
};

/** A supposition, the singles that follow one by one, each with its reason, and where nothing is left. */
const singles =
  (suppose: (first: CellDigit, puzzle: Puzzle) => Sentence): Tell =>
  (instance, puzzle, position) => {
    const { grid } = puzzle;
    const { supposed, entries, end } = trialOf(position, instance);
    const name = ({ cell }: { readonly cell: number }) => cellName(grid, cell);
    const symbol = ({ digit }: CellDigit) => symbolOf(puzzle, digit);
    const having = (because: readonly CellDigit[]) => {
      const isSame = because.length > 1 && because.every(({ digit }) => digit === because[0]!.digit);
      return isSame
        ? `With ${symbol(because[0]!)}s at ${listed(because.map(name))}, `
        : `With ${listed(because.map((each) => `${symbol(each)} at ${name(each)}`))}, `;
    };
    const on = (count: number, houses: readonly number[]): Followed => ({
      links: [],
      right: [],
      wrong: [],
      trial: [supposed, ...entries.slice(0, count)],
      houses,
    });
    const steps = entries.map((entry, index): Thought => {
      const { house, because } = entry;
      const sentence =
        house === undefined
          ? say`${having(because)}${name(entry)} is left with ${logic(symbol(entry))} alone.`
          : say`${having(because)}${houseName(grid, house)} has one place left for ${symbol(entry)}: ${logic(name(entry))}.`;
      return { sentence, shows: on(index + 1, house === undefined ? [] : [house]) };
    });
    const nothing =
      end.house === undefined
        ? say`${name(end)} has ${clashing('no digit left')}.`
        : say`${houseName(grid, end.house)} has ${clashing(`no place left for ${symbol(end.places[0]!)}`)}.`;
    const is = `${name(supposed)} is not ${symbol(supposed)}`;
    // What makes a net of it: steps that need several of the digits written before.
    const needSeveral = entries.filter(({ because }) => because.length > 1).map(name);
    const knots = end.because.length > 1 ? [...needSeveral, end.house === undefined ? name(end) : houseName(grid, end.house)] : needSeveral;
    const told = knots.length > MAX_KNOTS ? `${inWords(knots.length)} times` : `at ${listed(knots)}`;
    const met = instance.technique === 'contradiction-net' && knots.length > 0 ? ` Threads met ${told}.` : '';
    const impossible: Followed = {
      ...on(entries.length, end.house === undefined ? [] : [end.house]),
      nothingLeft: end,
      wrong: [supposed],
    };
    return [
      { sentence: suppose(supposed, puzzle), shows: on(0, []) },
      ...steps,
      { sentence: say`${having(end.because)}${nothing}`, shows: impossible },
      {
        // What is impossible stays in sight until the mark is struck.
        sentence: say`That can’t be, so the supposition was false: ${strong(is)}.${met} When you strike it, the digits on trial are erased.`,
        shows: impossible,
        asks: say`${conclusion(symbol(supposed), name(supposed))} Click the ${symbol(supposed)} there.`,
      },
    ];
  };

const write = ({ cell, digit }: CellDigit, puzzle: Puzzle) => trying(`${cellName(puzzle.grid, cell)} is ${symbolOf(puzzle, digit)}`);

/** The arguments of techniques that suppose a candidate and follow it, by the technique's id. */
const trials: Readonly<Record<string, Tell>> = {
  'cell-forcing-chain': forcingChains,
  'house-forcing-chain': forcingChains,
  nishio: singles((first, puzzle) => say`Suppose that ${write(first, puzzle)}, and follow the ${symbolOf(puzzle, first.digit)} alone.`),
  'contradiction-net': singles((first, puzzle) => say`Suppose that ${write(first, puzzle)}, and write it in on trial.`),
};

/** Returns an argument, thought by thought; empty for one that is immediate. */
export const thoughtsOf: Tell = (instance, puzzle, position) => (trials[instance.technique] ?? thoughtsOfChain)(instance, puzzle, position);
