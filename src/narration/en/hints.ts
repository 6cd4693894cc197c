import { bitOf, digitsOf, hasDigit, leastDigit } from '../../engine/candidates.ts';
import { cellName, sharedHouses } from '../../engine/grid.ts';
import { type CandidateLink, cellsOfEnd, type Highlight, type LinkEnd } from '../../engine/grid-picture.ts';
import { type Ruling, ruledOutOfCell, ruledOutOfHouse } from '../../engine/logic/blockers.ts';
import { candidatesIn } from '../../engine/logic/cages/caged-candidates.ts';
import type { Position } from '../../engine/logic/position.ts';
import type { CellDigit, Instance } from '../../engine/logic/technique.ts';
import { houseName, type Puzzle, symbolOf } from '../../engine/puzzle.ts';
import { counted, either, listed, type Sentence, say, startOfSentence, toned } from '../sentence.ts';
import { cagePlaces, cageRulings, combinationsWords } from './cage-hint-words.ts';
import { inWordsOf } from './house-words.ts';
import { noPlaceOfEnd, placeOfEnd } from './named-instance.ts';
import { ideaOf } from './technique-ideas.ts';
import { explain, inTwoBoxes } from './techniques.ts';

const removed = toned('removed');
const logic = toned('logic');
const strong = toned('strong');

/** A row of the table next to a reason: in the case `when`, one thing after another `follows`. */
export interface HintCase {
  readonly when: Sentence;
  readonly follows: readonly Sentence[];
}

/** A technique's hint: what to look for, where it is without its result, and why what follows. */
export interface TechniqueHint {
  readonly what: readonly Sentence[];
  readonly where: readonly Sentence[];
  readonly why: readonly Sentence[];
  readonly cases: readonly HintCase[];
}

/** The hint of an instance that was found in the position. */
export function hintOf(instance: Instance, puzzle: Puzzle, position: Position): TechniqueHint {
  const [saw, why, so] = explain(instance, puzzle) as [Sentence, Sentence, Sentence];
  const withoutResult = placeOf[instance.technique];
  const isHidden = HIDDEN_SETS.includes(instance.technique);
  const ruling = instance.placements.length > 0 || isHidden ? rulingOf(instance, position) : undefined;
  const isWing = instance.technique === 'xy-wing';
  const detail = ruling
    ? [
        ...(isHidden ? [outsideWords(instance, ruling, puzzle)].filter(({ length }) => length > 0) : []),
        ...rulingWords(instance, isHidden ? { ...ruling, blockers: [] } : ruling, puzzle, position),
      ]
    : isWing
      ? [wingWords(instance, puzzle, position)]
      : [];
  const combinations = instance.eliminations.length > 0 ? combinationsWords(instance, puzzle, position) : [];
  return {
    what: [
      say`${inWordsOf(puzzle.grid, ideaOf(instance.technique))}`,
      instance.placements.length > 0 ? say`This move fills a cell.` : say`This move strikes candidates and fills nothing.`,
    ],
    where: [withoutResult ? withoutResult(instance, puzzle) : saw],
    why: [
      ...(withoutResult ? [saw] : []),
      ...(combinations.length > 0 ? [combinations] : []),
      ...detail,
      // What rules the others out is the whole reason of a single; a set needs its count as well.
      ...(detail.length > 0 && !isHidden ? [] : [why]),
      loopStrikes(instance, puzzle) ?? so,
    ],
    cases: casesOf(instance, puzzle, position),
  };
}

type PlaceWords = (instance: Instance, puzzle: Puzzle) => Sentence;

const hiddenSingle: PlaceWords = ({ placements, houses }, puzzle) =>
  say`Where can ${logic(symbolOf(puzzle, placements[0]!.digit))} go in ${houseName(puzzle.grid, houses[0]!)}?`;

const corners: PlaceWords = ({ pattern }, puzzle) => {
  const [one, other] = pattern as [Highlight, Highlight];
  const cells = [...one.cells, ...other.cells].sort((a, b) => a - b).map((cell) => cellName(puzzle.grid, cell));
  return say`${listed(cells)} are the corners of a rectangle${inTwoBoxes(puzzle.grid)}. Look at ${logic(listed(digitsOf(one.digits).map((digit) => symbolOf(puzzle, digit))))} in them.`;
};

const backAgain: PlaceWords = ({ links }, { grid }) =>
  say`Begin at ${strong(cellName(grid, links[0]!.from.cell))} and follow the chain. After ${counted(links.length, 'link')} it is back there.`;
const supposedAt: PlaceWords = ({ eliminations }, { grid }) =>
  say`Begin in ${strong(cellName(grid, eliminations[0]!.cell))}: one of its candidates leads to a contradiction.`;

/** Where to look, for techniques whose pattern already gives the result, or the reason. */
const placeOf: Readonly<Partial<Record<string, PlaceWords>>> = {
  'hidden-single-box': hiddenSingle,
  'hidden-single-line': hiddenSingle,
  'naked-single': ({ placements }, { grid }) => say`What can go in ${strong(cellName(grid, placements[0]!.cell))}?`,
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((type) => [`unique-rectangle-${type}`, corners])),
  'hidden-rectangle': corners,
  'discontinuous-loop': backAgain,
  'grouped-discontinuous-loop': backAgain,
  'als-discontinuous-loop': backAgain,
  nishio: supposedAt,
  'contradiction-net': supposedAt,
  guess: supposedAt,
  ...cagePlaces,
};

const HIDDEN_SETS: readonly string[] = ['hidden-pair', 'hidden-triple', 'hidden-quad'];

/** The digits in sight that leave a single, a hidden set or locked candidates as they are; undefined for other techniques. */
export function rulingOf({ technique, pattern, houses, placements }: Instance, position: Position): Ruling | undefined {
  const { cells, digits } = pattern[0]!;
  if (technique === 'naked-single') return ruledOutOfCell(position, cells[0]!, placements[0]!.digit);
  if (HIDDEN_SETS.includes(technique)) {
    const all = digitsOf(digits).map((digit) => ruledOutOfHouse(position, houses[0]!, digit, cells));
    return { blockers: all.flatMap(({ blockers }) => blockers), struck: all.flatMap(({ struck }) => struck) };
  }
  const inOneHouse = ['hidden-single-box', 'hidden-single-line', 'pointing', 'claiming'].includes(technique);
  return inOneHouse ? ruledOutOfHouse(position, houses[0]!, leastDigit(digits), cells) : undefined;
}

/** What keeps the digits of a hidden set out of the other open cells of its house: cells that see the same digits are named together. */
function outsideWords({ houses }: Instance, { blockers }: Ruling, puzzle: Puzzle): Sentence {
  const { grid } = puzzle;
  const seenFrom = [...Map.groupBy(blockers, ({ to }) => to)].map(([cell, list]) => ({
    cell: cellName(grid, cell),
    sees: listed(list.map(({ from, digit }) => `the ${symbolOf(puzzle, digit)} at ${cellName(grid, from)}`)),
  }));
  const groups = [...Map.groupBy(seenFrom, ({ sees }) => sees)].map(
    ([sees, list]) => `${listed(list.map(({ cell }) => cell))} ${list.length === 1 ? 'sees' : 'see'} ${sees}`,
  );
  return groups.length === 0 ? [] : say`In the rest of ${houseName(puzzle.grid, houses[0]!)}, ${groups.join('; ')}.`;
}

/** Which digits rule the others out of a single's cell, or out of the house of a single or a hidden set, one by one. */
function rulingWords(
  { technique, placements }: Pick<Instance, 'technique' | 'placements'>,
  { blockers, struck: others }: Ruling,
  puzzle: Puzzle,
  position: Position,
): Sentence[] {
  const { grid } = puzzle;
  const byRules = position.cages ? candidatesIn(puzzle, position.digits) : undefined;
  const isStruck = (each: CellDigit) => byRules === undefined || hasDigit(byRules[each.cell]!, each.digit);
  const struck = others.filter(isStruck);
  const caged = others.filter((each) => !isStruck(each));
  const symbols = (list: readonly { digit: number }[]) => listed(list.map(({ digit }) => symbolOf(puzzle, digit)));
  const names = (cells: readonly number[]) => listed(cells.map((cell) => cellName(grid, cell)));
  const ofCell = technique === 'naked-single';
  const seen = ofCell
    ? [...Map.groupBy(blockers, ({ from }) => sharedHouses(grid, from, placements[0]!.cell)[0]!)].map(
        ([house, list]) => `its ${house} has ${symbols(list)}`,
      )
    : [...Map.groupBy(blockers, ({ from }) => from)].map(
        ([from, list]) => `the ${symbolOf(puzzle, list[0]!.digit)} at ${cellName(grid, from)} rules out ${names(list.map(({ to }) => to))}`,
      );
  const before = ofCell
    ? say`${symbols(struck)} ${struck.length === 1 ? 'was' : 'were'} struck earlier.`
    : [...Map.groupBy(struck, ({ digit }) => digit)].flatMap(
        ([digit, list], index) =>
          say`${index > 0 ? ' ' : ''}${symbolOf(puzzle, digit)} was struck from ${names(list.map(({ cell }) => cell))} earlier.`,
      );
  return [
    ...(seen.length > 0 ? [say`${startOfSentence(seen.join('; '))}.`] : []),
    ...cageRulings(caged, puzzle),
    ...(struck.length > 0 ? [before] : []),
  ];
}

/** Of a continuous loop, which two candidates rule out what is struck, one weak link after the other; undefined where a link alone doesn't. */
function loopStrikes({ technique, links, eliminations }: Instance, puzzle: Puzzle): Sentence | undefined {
  if (!LOOPS.includes(technique)) return undefined;
  const { grid } = puzzle;
  const weak = links.filter(({ strong: isStrong }) => !isStrong);
  const sees = (cell: number, end: LinkEnd) => cellsOfEnd(end).every((each) => grid.peersOfCell[cell]!.includes(each));
  const inCell = ({ from, to }: CandidateLink) => from.cell === to.cell && !from.also && !to.also;
  const byLink = Map.groupBy(eliminations, ({ cell, digit }) =>
    weak.find((link) =>
      inCell(link) ? link.from.cell === cell : link.from.digit === digit && sees(cell, link.from) && sees(cell, link.to),
    ),
  );
  if (byLink.has(undefined)) return undefined;
  return [...byLink].flatMap(([link, list], index) => {
    const { from, to } = link!;
    const gone = listed([...new Set(list.map(({ digit }) => symbolOf(puzzle, digit)))]);
    const places = listed([...new Set(list.map(({ cell }) => cellName(grid, cell)))]);
    const space = index > 0 ? ' ' : '';
    return inCell(link!)
      ? say`${space}Either way ${strong(placeOfEnd(from, puzzle))} is ${symbolOf(puzzle, from.digit)} or ${symbolOf(puzzle, to.digit)}, so ${removed(gone)} ${list.length === 1 ? 'is' : 'are'} struck there.`
      : say`${space}Either way ${either([from, to].flatMap(cellsOfEnd).map((cell) => cellName(grid, cell)))} is ${symbolOf(puzzle, from.digit)}, so ${removed(gone)} is struck from ${places}.`;
  });
}

const LOOPS: readonly string[] = ['continuous-loop', 'grouped-continuous-loop', 'als-continuous-loop'];

/** Which pincer of a wing has the digit of both, by the digit of the pivot; no pincer where the pivot has it itself. */
function wingCases({ pattern }: Instance, { candidates }: Position) {
  const [pivots, { cells: pincers, digits }] = pattern as [Highlight, Highlight];
  const [pivot] = pivots.cells as [number];
  const z = leastDigit(digits);
  const cases = digitsOf(candidates[pivot]!).map((digit) => ({
    digit,
    pincer: digit === z ? undefined : pincers.find((cell) => hasDigit(candidates[cell]!, digit)),
  }));
  return { pivot, z, cases };
}

/** What an XY-wing shows, one digit of the pivot after the other. */
function wingWords(instance: Instance, puzzle: Puzzle, position: Position): Sentence {
  const { pivot, z, cases } = wingCases(instance, position);
  const symbol = (digit: number) => symbolOf(puzzle, digit);
  const [one, other] = cases.map(
    ({ digit, pincer }, index) =>
      `${index === 0 ? `If ${cellName(puzzle.grid, pivot)}` : 'if it'} is ${symbol(digit)}, ${cellName(puzzle.grid, pincer!)} is ${symbol(z)}`,
  );
  return say`${one!}; ${other!}. A cell that sees both can’t be ${symbol(z)}.`;
}

/** Returns what follows in each case, for wings and for chains short enough to be explained link by link. */
function casesOf(instance: Instance, puzzle: Puzzle, position: Position): HintCase[] {
  const { candidates } = position;
  const { technique, pattern, links, eliminations } = instance;
  const is = (end: LinkEnd) => say`${strong(placeOfEnd(end, puzzle))} is ${logic(symbolOf(puzzle, end.digit))}`;
  const isNot = (end: LinkEnd) => say`${strong(noPlaceOfEnd(end, puzzle))} ${symbolOf(puzzle, end.digit)}`;
  const inBothCases: HintCase = {
    // A pivot with three candidates has three cases.
    when: technique === 'xyz-wing' ? say`in any case` : say`either way`,
    follows: [
      [...Map.groupBy(eliminations, ({ digit }) => digit)].flatMap(
        ([digit, list], index) =>
          say`${index > 0 ? '; ' : ''}no ${removed(symbolOf(puzzle, digit))} at ${listed(list.map(({ cell }) => cellName(puzzle.grid, cell)))}`,
      ),
    ],
  };
  if (technique === 'death-blossom') {
    const [{ cells: stem, digits }, ...petals] = pattern as [Highlight, ...Highlight[]];
    const gone = [...new Set(eliminations.map(({ digit }) => digit))];
    return [
      ...digitsOf(digits).map((digit, index): HintCase => {
        const { cells, digits: all } = petals[index]!;
        const left = digitsOf(all & ~bitOf(digit)).map((each) => symbolOf(puzzle, each));
        const names = (list: readonly number[]) => list.map((cell) => cellName(puzzle.grid, cell));
        const placesOf = (z: number) => cells.filter((cell) => hasDigit(candidates[cell]!, z));
        return {
          when: is({ cell: stem[0]!, digit }),
          follows: [
            say`${listed(names(cells))} ${cells.length === 1 ? 'is' : 'share'} ${listed(left)}`,
            ...gone.map((z) => say`${strong(either(names(placesOf(z))))} is ${logic(symbolOf(puzzle, z))}`),
          ],
        };
      }),
      { ...inBothCases, when: say`in each case` },
    ];
  }
  if (technique === 'xy-wing' || technique === 'xyz-wing') {
    const { pivot, z, cases } = wingCases(instance, position);
    return [
      ...cases.map(({ digit, pincer }) => ({
        when: is({ cell: pivot, digit }),
        follows: pincer === undefined ? [] : [is({ cell: pincer, digit: z })],
      })),
      inBothCases,
    ];
  }
  if (!CHAINS.includes(technique) || links.length > MAX_LINKS_NAMED) return [];
  const { from } = links[0]!;
  if (technique === 'w-wing') {
    const { cells, digits } = pattern[0]!;
    const [first, second] = cells.map((cell) => ({ cell, digit: leastDigit(digits) })) as [CellDigit, CellDigit];
    return [{ when: is(first), follows: [] }, { when: is(from), follows: [is(links[1]!.to), is(second)] }, inBothCases];
  }
  // Alternately the chain's candidates are wrong and right.
  return [
    { when: is(from), follows: [] },
    { when: isNot(from), follows: links.filter(({ strong }) => strong).map(({ to }) => is(to)) },
    inBothCases,
  ];
}

/** Chains whose first candidate or last one is right. */
const CHAINS: readonly string[] = [
  'skyscraper',
  'two-string-kite',
  'turbot-fish',
  'w-wing',
  'x-chain',
  'xy-chain',
  'aic',
  'grouped-x-chain',
  'grouped-aic',
  'als-aic',
];
const MAX_LINKS_NAMED = 9;
