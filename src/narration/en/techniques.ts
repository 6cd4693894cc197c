import { cellName, type Grid, isRegular } from '../../engine/grid.ts';
import { rungNamed } from '../../engine/logic/cages/cage-ladder.ts';
import type { CellDigit, Instance } from '../../engine/logic/technique.ts';
import { type Puzzle, symbolOf } from '../../engine/puzzle.ts';
import {
  counted,
  countedFirst,
  countedInWords,
  listed,
  type Part,
  type Sentence,
  say,
  startOfSentence,
  toned,
  withArticle,
} from '../sentence.ts';
import { almostLockedWords, throughSets } from './almost-locked-words.ts';
import { cageHintWords } from './cage-hint-words.ts';
import { fishWords } from './fish-words.ts';
import { boxWord, houseTypes, inWordsOf } from './house-words.ts';
import { type NamedInstance, nameInstance, type Words } from './named-instance.ts';
import { suppositions } from './suppositions.ts';
import { templateWords } from './template-words.ts';

const placed = toned('placed');
const removed = toned('removed');
const logic = toned('logic');

const lockedCandidates: Words = ({ digit, cells, house, count }) => ({
  saw: say`In ${house(0)} the only places for ${logic(digit)} are ${cells(0)}, and ${count(0) === 2 ? 'both' : 'all'} are in ${house(1)}.`,
  why: say`One of ${cells(0)} holds ${digit}, so no other cell of ${house(1)} can.`,
});

/** The cells of a set row by row, in whichever order they were found. */
const rowByRow = ({ set, cell }: NamedInstance) => listed([...set(0).cells].sort((a, b) => a - b).map(cell));

const nakedSubset: Words = (named) => {
  const { digits, houses, count } = named;
  const cells = rowByRow(named);
  return {
    saw: say`The ${countedInWords(count(0), 'cell')} ${cells} have only the candidates ${logic(digits(0))} between them.`,
    why: say`${countedFirst(count(0), 'cell')} for ${countedInWords(count(0), 'digit')}: ${digits(0)} are used up in ${cells}, so they go nowhere else in ${houses(0)}.`,
  };
};

const hiddenSubset: Words = (named) => {
  const { digits, house, count } = named;
  const cells = rowByRow(named);
  return {
    saw: say`In ${house(0)} the only places for ${logic(digits(0))} are ${cells}.`,
    why: say`${countedFirst(count(0), 'digit')} for ${countedInWords(count(0), 'cell')}: ${cells} hold ${digits(0)} and nothing else.`,
  };
};

const endsOfChain = ({ cells, digit, instance }: NamedInstance): { saw: Sentence; why: Sentence } => ({
  saw: say`A chain of ${counted(instance.links.length, 'link')}, alternately strong and weak and strong at both ends, joins the places of ${logic(digit)} at ${cells(0)}.`,
  why: say`If one end is not ${digit}, the chain makes the other end ${digit}. So one of ${cells(0)} is ${digit}, and a cell that sees both can’t be ${digit}.`,
});

const aic: Words = ({ instance: { links }, candidate }) => ({
  saw: say`A chain of ${counted(links.length, 'link')}, alternately strong and weak and strong at both ends, joins ${logic(candidate(links[0]!.from))} to ${logic(candidate(links.at(-1)!.to))}.`,
  why: say`If one end is wrong, the other is right. So one of the two ends is right, and what both rule out is wrong.`,
});

const continuousLoop: Words = ({ instance }) => ({
  saw: say`A chain of ${counted(instance.links.length, 'link')} closes on itself: strong and weak links alternate all the way round.`,
  why: say`Going round the loop, every other candidate is right. Nobody knows which half it is, but either way each weak link has a right candidate at one end, so nothing else that sees both ends is right.`,
});

const discontinuousLoop: Words = (named) => {
  const { instance } = named;
  const { cell } = instance.links[0]!.from;
  return instance.links[0]!.strong
    ? {
        saw: say`Follow the chain from one candidate of ${named.cell(cell)}: if it is wrong, ${counted(instance.links.length, 'link')} later it must be right.`,
        why: say`The supposition contradicts itself, so ${logic(named.candidate(instance.links[0]!.from))} is right, and the other candidates of the cell are wrong.`,
      }
    : {
        saw: say`Follow the chain from ${logic(named.digit)} at ${named.cell(cell)}: if it is right, ${counted(instance.links.length, 'link')} later it is wrong.`,
        why: say`The supposition contradicts itself, so ${logic(named.digit)} can’t be there.`,
      };
};

/** Names the groups of a grouped chain. */
const groups = ({ grid, instance: { links }, candidate }: NamedInstance): Sentence => {
  const ends = links.flatMap(({ from, to }) => [from, to]).filter(({ also }) => also);
  const names = [...new Set(ends.map(candidate))];
  return say`It treats some places as one, where a line meets a ${boxWord(grid)}: ${names.join('; ')}.`;
};

const threatens = ({ set, digits, cell }: NamedInstance): Sentence => {
  const corners = [...set(0).cells, ...set(1).cells].sort((a, b) => a - b).map(cell);
  return say`If ${listed(corners)} held only ${logic(digits(0))}, these could be swapped and the puzzle would have two solutions.`;
};

const rectangle =
  (why: (named: NamedInstance) => Sentence): Words =>
  (named) => ({ saw: threatens(named), why: why(named) });

const extraDigit = rectangle(
  ({ cells, digit }) =>
    say`So one of ${cells(1)} is ${digit}, the only digit besides the pair, and a cell that sees all of them can’t be ${digit}.`,
);

const avoided: Sentence = say`They were filled by the solver and not given, so two digits crosswise in the four corners could be swapped.`;

/** Two kites through the same two cells, of one digit or of two. */
const dualKite: Words = ({ digit, cells, houses, house, set, symbols }) => {
  const near = cells(0).replace(' and ', ' or ');
  const [one, other] = [symbols(set(1).digits), symbols(set(2).digits)];
  if (one === other)
    return {
      saw: say`${startOfSentence(houses(0, 4))} have two places each for ${logic(digit)}. In each of them one is ${near}, in ${house(4)}; the others are ${cells(1)}, and ${cells(2)}.`,
      why: say`${startOfSentence(house(4))} takes at most one ${digit}, so one of ${cells(0)} is not ${digit}. Then the other places in its row and column are ${digit}. Whichever of the two it is, one of ${cells(1)} is ${digit}, and one of ${cells(2)}.`,
    };
  return {
    saw: say`${startOfSentence(houses(0, 2))} have two places each for ${logic(one)}, and ${houses(2, 4)} for ${logic(other)}. In each of them one is ${near}, in ${house(4)}; the others are ${cells(1)} for ${one}, and ${cells(2)} for ${other}.`,
    why: say`${startOfSentence(house(4))} takes at most one ${one} and at most one ${other}, so at least one of ${cells(1)} is ${one}, and one of ${cells(2)} is ${other}.`,
  };
};

/** The type of a house, from its name. */
const typeIn = (house: string): string => house.split(' ')[0]!;

/** Where a rectangle has to lie so that its digits can be swapped. */
export const inTwoBoxes = (grid: Grid) => (isRegular(grid) ? ' in two boxes' : '');

const words: Readonly<Record<string, Words>> = {
  'full-house': ({ house, cells, digit }) => ({
    saw: say`${startOfSentence(house(0))} has one open cell left, ${cells(0)}.`,
    why: say`The only digit that ${house(0)} still lacks is ${placed(digit)}.`,
  }),
  'hidden-single-box': ({ house, cells, digit }) => ({
    saw: say`In ${house(0)} only ${cells(0)} is left for ${placed(digit)}.`,
    why: say`Every other open cell of the ${typeIn(house(0))} sees another ${digit}, or its ${digit} has been struck. But the ${typeIn(house(0))} needs one.`,
  }),
  'hidden-single-line': ({ house, cells, digit }) => ({
    saw: say`In ${house(0)} only ${cells(0)} is left for ${placed(digit)}.`,
    why: say`Every other open cell of the line sees another ${digit}, or its ${digit} has been struck. But the line needs one.`,
  }),
  'naked-single': ({ grid, cells, digit }) => ({
    saw: say`${cells(0)} has one candidate left, ${placed(digit)}.`,
    why: say`All other digits are in its ${houseTypes(grid)} or have been struck.`,
  }),
  pointing: lockedCandidates,
  claiming: lockedCandidates,
  'locked-pair': nakedSubset,
  'locked-triple': nakedSubset,
  'naked-pair': nakedSubset,
  'naked-triple': nakedSubset,
  'naked-quad': nakedSubset,
  'hidden-pair': hiddenSubset,
  'hidden-triple': hiddenSubset,
  'hidden-quad': hiddenSubset,
  ...fishWords,
  skyscraper: ({ digit, cells, house }) => ({
    saw: say`${startOfSentence(house(0))} and ${house(1)} have two places each for ${logic(digit)}, and one of each, ${cells(0)}, is in ${house(2)}.`,
    why: say`${startOfSentence(house(2))} takes at most one ${digit}, so at least one of ${cells(1)} is ${digit}. A cell that sees both can’t be ${digit}.`,
  }),
  'two-string-kite': ({ digit, cells, house }) => ({
    saw: say`${startOfSentence(house(0))} and ${house(1)} have two places each for ${logic(digit)}, and one of each, ${cells(0)}, lies in ${house(2)}.`,
    why: say`${startOfSentence(house(2))} takes at most one ${digit}, so at least one of ${cells(1)} is ${digit}. A cell that sees both can’t be ${digit}.`,
  }),
  'dual-two-string-kite': dualKite,
  'dual-empty-rectangle': ({ digit, cell, house, set, instance }) => ({
    saw: say`In ${house(0)} the places of ${logic(digit)} are all in ${house(1)} and ${house(2)}${instance.houses.slice(4, 6).every((line) => instance.houses.slice(1, 3).includes(line)) ? '' : `, and in ${house(4)} and ${house(5)} as well`}. In ${house(3)} only ${cell(set(1).cells[0]!)} and ${cell(set(1).cells[1]!)} can be ${digit}, in ${house(6)} only ${cell(set(2).cells[0]!)} and ${cell(set(2).cells[1]!)}.`,
    why: say`If ${cell(set(1).cells[0]!)} is ${digit}, ${house(0)} has its ${digit} in ${house(2)}; if not, ${cell(set(1).cells[1]!)} is. If ${cell(set(2).cells[0]!)} is ${digit}, ${house(0)} has its ${digit} in ${house(5)}; if not, ${cell(set(2).cells[1]!)} is. So ${digit} is struck from two cells, one for each pair.`,
  }),
  'empty-rectangle': ({ digit, cell, house, set }) => ({
    saw: say`In ${house(0)} the places of ${logic(digit)} are all in ${house(1)} and ${house(2)}. In ${house(3)} only ${cell(set(1).cells[0]!)} and ${cell(set(1).cells[1]!)} can be ${digit}.`,
    why: say`If ${cell(set(1).cells[0]!)} is ${digit}, ${house(0)} has its ${digit} in ${house(2)}. Otherwise ${cell(set(1).cells[1]!)} is ${digit}. Either way the cell where the two meet can’t be ${digit}.`,
  }),
  'turbot-fish': endsOfChain,
  'x-chain': endsOfChain,
  'xy-wing': ({ digit, cells, digits }) => ({
    saw: say`${cells(0)} is ${logic(digits(0, 'or'))}. It sees ${cells(1)}, each with one of these digits and ${digit}.`,
    why: say`Whichever ${cells(0)} is, one of ${cells(1)} can’t have that digit, so it is ${digit}. A cell that sees both can’t be ${digit}.`,
  }),
  'xyz-wing': ({ digit, cells, digits }) => ({
    saw: say`${cells(0)} is ${logic(digits(0, 'or'))}. It sees ${cells(1)}, each with ${digit} and one of the other two.`,
    why: say`One of the three cells is ${digit} whatever happens. A cell that sees all three can’t be ${digit}.`,
  }),
  'w-wing': ({ digit, cells, digits, house, set, symbols }) => ({
    saw: say`${cells(0)} have the same two candidates, ${logic(symbols(set(0).digits | set(1).digits))}. Each sees one end of a pair: in ${house(0)} only ${cells(1)} can be ${digits(1)}.`,
    why: say`One of ${cells(1)} is ${digits(1)}, so one of ${cells(0)} is ${digit}. A cell that sees both can’t be ${digit}.`,
  }),
  'remote-pair': ({ cells, digits, instance }) => ({
    saw: say`${counted(instance.links.length + 1, 'cell')} in a chain have the same two candidates, ${logic(digits(0))}: ${cells(0)} and, alternately, ${cells(1)}.`,
    why: say`The two digits alternate along the chain, so two cells an odd number of links apart hold both. A cell that sees such a pair can be neither.`,
  }),
  'simple-colours-trap': ({ digit, cells }) => ({
    saw: say`Strong links split the cells for ${logic(digit)} into two colours: ${cells(0)}, and ${cells(1)}.`,
    why: say`Either all cells of one colour are ${digit} or all of the other. A cell that sees both colours sees ${digit} either way.`,
  }),
  'simple-colours-wrap': ({ digit, cells }) => ({
    saw: say`Strong links split the cells for ${logic(digit)} into two colours: ${cells(0)}, and ${cells(1)}. Two of the first colour see each other.`,
    why: say`Two cells that see each other cannot both be ${digit}, so the whole first colour is wrong.`,
  }),
  'multi-colours-trap': ({ instance, digit, cells }) => {
    const nets = say`Strong links join the cells for ${logic(digit)} in two nets: ${cells(0)} against ${cells(2)}, and ${cells(1)} against ${cells(3)}.`;
    return instance.houses.length === 1
      ? {
          saw: say`${nets} A cell of the second colour sees one of the fourth.`,
          why: say`So these two colours are not both right, and one of the opposite ones is: all of ${cells(0)}, or all of ${cells(1)}. A cell that sees both sees ${digit} either way.`,
        }
      : {
          saw: say`${nets} A cell of the second colour sees one of the fourth, and a cell of the first one of the third.`,
          why: say`So in neither pair are both colours right: one of ${cells(0)} and ${cells(1)} is ${digit}, and so is one of ${cells(2)} and ${cells(3)}. A cell that sees both of such a pair sees ${digit} either way.`,
        };
  },
  'multi-colours-wrap': ({ digit, cells }) => ({
    saw: say`Strong links join the cells for ${logic(digit)} in two nets: ${cells(0)} against ${cells(1)}, and ${cells(2)} against ${cells(3)}. The first colour sees both colours of the other net.`,
    why: say`One colour of the other net is ${digit}, whichever it is. So the whole first colour is wrong, and its opposite is right: ${digit} is at ${cells(1)}, and in no cell that sees it there.`,
  }),
  ...almostLockedWords,
  ...templateWords,
  'unique-rectangle-1': rectangle(({ cells, digits }) => say`Only ${cells(1)} can prevent two solutions, so it is not ${digits(0, 'or')}.`),
  'unique-rectangle-2': extraDigit,
  'unique-rectangle-5': extraDigit,
  'unique-rectangle-3': rectangle(
    ({ cells, digits, houses }) =>
      say`So one of ${cells(1)} holds an extra digit, and the two act as one cell. Together with ${cells(2)} it has only ${digits(2)}, as many digits as cells, so these are used up in ${houses(0)}.`,
  ),
  'unique-rectangle-4': rectangle(
    ({ cells, house, digit, otherOfPair }) =>
      say`In ${house(0)} the digit ${otherOfPair} has no place except ${cells(1)}, so one of these holds it. If the other were ${digit}, the four could be swapped.`,
  ),
  'unique-rectangle-6': rectangle(
    ({ houses, cells, digit }) =>
      say`In ${houses(0)} the digit ${digit} has no place outside the rectangle, so it is at two opposite corners. At ${cells(1)} it would leave the other corners no choice.`,
  ),
  'hidden-rectangle': rectangle(({ houses, house, instance, cell, digit, digits, otherOfPair, set, lies }) => {
    const corner = instance.eliminations[0]!.cell;
    const all = [...set(0).cells, ...set(1).cells];
    const [inRow, inColumn] = [0, 1].map((line) => all.find((each) => each !== corner && lies(each, line))!);
    const last = all.find((each) => ![corner, inRow, inColumn].includes(each))!;
    return say`In ${houses(0)} the digit ${otherOfPair} has no place outside the rectangle. If ${cell(corner)} were ${digit}, ${house(0)} would have its ${otherOfPair} at ${cell(inRow!)} and ${house(1)} at ${cell(inColumn!)}, and ${cell(last)}, which has only ${digits(0)}, would be ${digit}: crosswise, so that they could be swapped.`;
  }),
  'avoidable-rectangle-1': ({ grid, cells, digit }) => ({
    saw: say`${cells(0)} are three corners of a rectangle${inTwoBoxes(grid)}. ${avoided}`,
    why: say`With ${digit} at ${cells(1)} the puzzle would have two solutions.`,
  }),
  'avoidable-rectangle-2': ({ grid, cells, digit }) => ({
    saw: say`${cells(0)} are two corners of a rectangle${inTwoBoxes(grid)}. ${avoided}`,
    why: say`So ${cells(1)} do not both complete the cross: one of them is ${digit}, and a cell that sees both can’t be ${digit}.`,
  }),
  'bug+1': ({ cells, digits }) => ({
    saw: say`Every open cell has two candidates, except ${cells(0)}. And each house has two places for every digit it still needs, except for ${logic(digits(0))} in the houses of ${cells(0)}.`,
    why: say`Without ${digits(0)} at ${cells(0)}, switching all open cells of a solution would give a second one. The puzzle has only one, so ${cells(0)} is ${logic(digits(0))}.`,
  }),
  'xy-chain': ({ cells, digit, instance }) => ({
    saw: say`${counted((instance.links.length + 1) / 2, 'cell')} with two candidates each form a chain from ${listedEnds(cells(0), 'to')}.`,
    why: say`If the first is not ${logic(digit)}, each cell fixes the next, and the last is ${digit}. So one of the ends is ${digit}, and a cell that sees both can’t be ${digit}.`,
  }),
  aic,
  'grouped-aic': (named) => ({
    saw: say`${aic(named).saw} ${groups(named)}`,
    why: aic(named).why,
  }),
  'grouped-x-chain': (named) => {
    const {
      instance: { links },
      candidate,
      digit,
    } = named;
    return {
      saw: say`A chain of ${counted(links.length, 'link')}, alternately strong and weak and strong at both ends, joins ${logic(candidate(links[0]!.from))} to ${logic(candidate(links.at(-1)!.to))}. ${groups(named)}`,
      why: say`If one end has no ${digit}, the chain brings it to the other end. So ${digit} is at one of the ends, and a cell that sees both can’t be ${digit}.`,
    };
  },
  'continuous-loop': continuousLoop,
  'grouped-continuous-loop': (named) => ({ saw: say`${continuousLoop(named).saw} ${groups(named)}`, why: continuousLoop(named).why }),
  'discontinuous-loop': discontinuousLoop,
  ...throughSets({ 'als-aic': aic, 'als-continuous-loop': continuousLoop, 'als-discontinuous-loop': discontinuousLoop }),
  'grouped-discontinuous-loop': (named) => ({
    saw: say`${discontinuousLoop(named).saw} ${groups(named)}`,
    why: discontinuousLoop(named).why,
  }),
  ...suppositions,
  ...cageHintWords,
};
const listedEnds = (text: string, join: string) => text.replace(' and ', ` ${join} `);

/** Says what the instance does: 'So r1c2 is 4.', 'So r1c2 and r4c5 are 4.' or 'So 4 is struck from r1c2 and r3c5; 6 and 7 from r1c2.' */
export function conclusion(instance: Instance, puzzle: Puzzle): Sentence {
  const { placements, eliminations } = instance;
  const cell = (each: CellDigit) => cellName(puzzle.grid, each.cell);
  if (placements.length > 0) {
    const [{ digit }] = placements as [CellDigit];
    return say`So ${listed(placements.map(cell))} ${placements.length === 1 ? 'is' : 'are'} ${placed(symbolOf(puzzle, digit))}.`;
  }
  const cellsOfDigit = new Map<number, string[]>();
  for (const each of eliminations) cellsOfDigit.set(each.digit, [...(cellsOfDigit.get(each.digit) ?? []), cell(each)]);
  const digitsOfCells = new Map<string, string[]>();
  for (const [digit, cells] of [...cellsOfDigit].sort(([a], [b]) => a - b)) {
    const place = listed(cells);
    digitsOfCells.set(place, [...(digitsOfCells.get(place) ?? []), symbolOf(puzzle, digit)]);
  }
  const parts = [...digitsOfCells].flatMap(([cells, digits], index): Part[] => [
    { text: index === 0 ? 'So ' : '; ' },
    removed(listed(digits)),
    { text: `${index > 0 ? '' : digits.length === 1 ? ' is struck' : ' are struck'} from ${cells}` },
  ]);
  return [...parts, { text: '.' }];
}

/** A technique's name, in the words of a grid where there is one: 'Hidden single in a region'. */
export const techniqueName = (id: string, grid?: Grid): string => inWordsOf(grid, rungNamed(id).technique.name);

/** A technique's name in the middle of a sentence: 'hidden single in a box', 'X-wing', 'BUG + 1'. */
export function nameInText(id: string, grid?: Grid): string {
  const name = techniqueName(id, grid);
  // Names of people and peoples stay as they are.
  return /^[A-Z][a-z]/.test(name) && !/^(Franken|Siamese|Sue)\b/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** Techniques that have no article: 'pointing', 'templates'. */
const BARE =
  /^(rule of 45|cage combinations|cages share|cage and house|pointing|claiming|nishio|templates|forcing chains|multi-colours|simple colours|Sue de Coq|BUG)/;

/** A technique as one thing in a sentence: 'a naked pair', 'an XY-wing', 'pointing'. */
export function oneInText(id: string, grid?: Grid): string {
  const name = nameInText(id, grid);
  // A letter that is read out may begin with a vowel.
  return BARE.test(name) ? name : /^(X|AL)/.test(name) ? `an ${name}` : withArticle(name);
}

/** Says what the technique saw, why it follows, and what it removes or places. Throws InputError for an unknown technique. */
export function explain(instance: Instance, puzzle: Puzzle): Sentence[] {
  const { saw, why } = words[rungNamed(instance.technique).technique.id]!(nameInstance(instance, puzzle));
  return [saw, why, conclusion(instance, puzzle)];
}
