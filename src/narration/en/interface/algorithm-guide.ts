import { counted } from '../../sentence.ts';
import { number } from './language.ts';

/** Words of the guide to the algorithms: what each does, and its strengths and weaknesses. What stands between code is markup. */

/** What the guide knows of measurements: `digits` are those an algorithm writes on two puzzles. */
interface Facts {
  readonly digits: (id: string) => { readonly easy: number; readonly hard: number };
  readonly perSecond: {
    readonly constraint: number;
    readonly links: number;
    readonly published: number;
    readonly bits: number;
    readonly fast: number;
  };
  readonly cages: { readonly smallSearch: number; readonly smallSets: number; readonly largeSearch: number; readonly largeSets: number };
  readonly climbing: {
    readonly plain: number;
    readonly sideways: number;
    readonly mostSideways: number;
    readonly steady: { readonly easy: number; readonly hard: number; readonly heat: number };
  };
  readonly learning: { readonly with: number; readonly most: number; readonly escargot: number; readonly forgetful: number };
  readonly large: { readonly grids: number; readonly limit: number; readonly sixteen: Solved; readonly twentyFive: Solved };
  readonly carved: { readonly right: number; readonly all: number };
  readonly dug: { readonly all: number; readonly easy: number };
  /** How often the technique ladder looks for a technique in AI Escargot that doesn’t help there. */
  readonly looks: number;
  /** Digits that two searches write in a hard 16 × 16. */
  readonly sixteen: { readonly allDifferent: number; readonly sets: number };
  readonly hurtTries: string;
}

/** How many large grids two searches solved. */
interface Solved {
  readonly links: number;
  readonly backtracking: number;
}

interface Description {
  /** The idea in a few words, as a name that says it. */
  readonly plain: string;
  readonly idea: string;
  readonly good: (facts: Facts) => string;
  readonly bad: (facts: Facts) => string;
  /** What the colours of its picture mean, and what else somebody who hasn’t read its chapter needs to read it. */
  readonly picture: string;
  /** The size of the largest grids it takes. */
  readonly largest: number;
  /** Which grids it takes, where the table doesn’t say so. */
  readonly grids?: string;
  /** Whether one of these says how long something took. */
  readonly timed?: true;
  /** Whether one of these says how many large grids it solved. */
  readonly countsLarge?: true;
}

/** To two figures, as nobody needs more of a median. */
const rounded = (value: number) => number(Number(value.toPrecision(2)));

const ofAll = (solved: number, all: number) => (solved === all ? `all of our ${all}` : `${solved} of our ${all}`);

/** By the id of an algorithm. */
export const descriptions: Readonly<Record<string, Description>> = {
  backtracking: {
    plain: 'try, and take back',
    idea: 'Write the first digit that fits into the first empty cell, and go on to the next cell. When nothing fits, take the last digit back and try the next one.',
    picture: 'Shaded red: the cells that rule out its digits.',
    largest: 64,
    good: () => 'It’s the shortest program, and it always ends: with a solution, or with the proof that there is none.',
    bad: ({ hurtTries }) =>
      `It never looks ahead. On a puzzle designed to defeat it, which the next chapter shows, it tests ${hurtTries} digits, most of which it never writes.`,
  },
  backjumping: {
    plain: 'go straight back to the cause',
    idea: 'Search like backtracking, but remember why each digit didn’t fit. From a dead end, go straight back to the most recent cell that helped to cause it.',
    picture: 'Backtracking got stuck at the same cell. Blue: the cells it empties. Shaded red: the cells that are to blame, too.',
    largest: 64,
    good: ({ digits }) =>
      `It skips tries that can’t help. On AI Escargot it writes ${number(digits('backjumping').hard)} digits, against ${number(digits('backtracking').hard)} for plain backtracking.`,
    bad: ({ digits }) =>
      `It still takes the cells in their order. Choosing a better cell saves far more: constraint search writes ${number(digits('constraint-search').hard)} digits.`,
  },
  'propagate-then-search': {
    plain: 'first what is forced, then a search',
    idea: 'Strike the candidates that the rules forbid, and write each digit that is the only one left in its cell. Repeat this in rounds. If a round changes nothing, search what is left by backtracking.',
    picture: 'Backtracking got stuck at the same cell. Shaded red: the cells that rule out its digits.',
    largest: 64,
    good: ({ digits }) =>
      `Easy puzzles need no search. It writes the ${digits('propagate-then-search').easy} missing digits of our easy puzzle and takes none back.`,
    bad: ({ digits }) =>
      `It doesn’t repeat the rounds after a guess. On AI Escargot nothing is forced at the start, so the search has to do it all: it writes ${number(digits('propagate-then-search').hard)} digits, exactly as many as plain backtracking.`,
  },
  'constraint-search': {
    plain: 'guess where there is the least choice',
    idea: 'Always fill the cell with the fewest candidates. Strike each digit at once from the cells that see it, and go back as soon as a cell has no candidate left. You can switch off each of these ideas in its chapter and see what it saves.',
    picture: 'Framed: the cell whose 2 is struck.',
    largest: 64,
    good: ({ digits }) =>
      `It’s only a few lines longer than backtracking, and saves most of the work. On AI Escargot it writes ${number(digits('constraint-search').hard)} digits, down from ${number(digits('backtracking').hard)}.`,
    bad: ({ perSecond }) =>
      `Keeping all candidates up to date takes time. It solves ${number(perSecond.constraint)} random puzzles a second, and dancing links ${number(perSecond.links)}.`,
    timed: true,
  },
  'constraint-search-as-written': {
    plain: 'a real program with two mistakes',
    idea: 'This is a published Java program as it was written. Where it should count the digits left for a cell, it counts the filled cells that see it, and its forward checking never acts.',
    picture: 'Shaded red: the cells that rule out its digits.',
    largest: 64,
    good: () => 'The program finds solutions, and yet two of its ideas don’t work. Finding out why is good practice in reading code.',
    bad: ({ digits }) =>
      `The mistakes cost a lot of work: ${number(digits('constraint-search-as-written').hard)} digits on AI Escargot, against ${number(digits('constraint-search').hard)} for constraint search without them.`,
  },
  'all-different': {
    plain: 'pair the cells of a house with its digits',
    idea: 'Find one matching, which gives each cell of a house a digit of its own. From it alone you can tell which candidates no matching can use: strike them. Guess when nothing is left to strike.',
    picture:
      'It’s row 2 of the puzzle on the card of backtracking. Heavy blue lines: the matching. Dashed red lines: what no matching can use.',
    largest: 64,
    good: ({ sixteen }) =>
      `It finds everything that can be deduced from a single house, such as pairs, triples and larger sets. That leaves few guesses: on a hard 16 × 16 it writes ${number(sixteen.allDifferent)} digits, against ${number(sixteen.sets)} for preemptive sets.`,
    bad: () =>
      'Finding a matching is a lot of work for what may be a single strike. Pairs and triples find nearly as much: none of the puzzles measured in its chapter needed a guess with them that didn’t need one with matchings, too.',
  },
  'learning-search': {
    plain: 'write down why it failed (CDCL)',
    idea: 'Search, and at each dead end work out which digits caused it. Write them down as a note, so that they’re never placed together again. SAT solvers do the same.',
    picture:
      'Green circles: the digits of the note. Shaded red: the cell where the search failed. A number in a corner says which guess brought the digit.',
    largest: 64,
    good: ({ learning }) =>
      `It’s made for large, hard grids. It solves our hard 25 × 25 with ${number(learning.with)} dead ends. Without notes, the same search hasn’t finished after ${number(learning.most)}.`,
    bad: ({ learning }) =>
      `Ordinary puzzles have too few dead ends to learn from. Even AI Escargot has only ${learning.escargot}, with notes or without.`,
  },
  bitboards: {
    plain: 'many cells in one number',
    idea: 'Keep the candidates of each digit as the bits of three numbers, one bit for each cell. A single instruction then strikes a digit from a whole row, column or box.',
    picture: 'Blue, green and violet: the bits that are left in the three numbers of 5.',
    largest: 9,
    grids: '9 × 9 with the usual boxes only',
    good: ({ perSecond }) =>
      `It’s built for speed. Our fast solver, which has no steps, solves ${number(perSecond.fast)} random puzzles a second, against ${number(perSecond.published)} for a published package with dancing links. It can also go on after the first solution, to check whether there’s a second or to list them all.`,
    bad: ({ digits }) =>
      `It’s hard to read, and it’s for ordinary 9 × 9 grids only. The version with steps ends at the first solution and writes more digits than dancing links: ${number(digits('bitboards').hard)} on AI Escargot, against ${number(digits('dancing-links').hard)}.`,
    timed: true,
  },
  'human-solver': {
    plain: 'the easiest technique that helps',
    idea: 'Look for the easiest technique that helps, use it, and start again with the easiest. When no pattern helps, suppose that a candidate is right. If that leads to a contradiction, strike the candidate. Suppositions can be switched off.',
    picture: 'Framed: the four places. Green: the rows and columns. Red: the 8s that are struck.',
    largest: 32,
    good: ({ digits }) =>
      `It can explain every digit, so Play uses it for hints and for grading. On AI Escargot it writes ${digits('human-solver').hard} digits, as many as are missing. A supposition adds none, because its digit is never written into the grid.`,
    bad: ({ looks }) =>
      `It starts over and over: on AI Escargot it looks ${number(looks)} times for a technique that doesn’t help there. In a large grid it may get stuck, because it gives up a search after 1,000 suppositions.`,
  },
  'preemptive-sets': {
    plain: 'cells that use up their digits',
    idea: 'If three cells of a house can hold only three digits between them, strike these from its other cells. The same is true of two cells, four or any number. When nothing helps, guess, and write the guess in another colour.',
    picture: 'Framed in blue: the three cells. Red: what is struck from the rest of the box.',
    largest: 32,
    good: ({ digits }) =>
      `You can do it with a pencil. It writes ${digits('preemptive-sets').easy} digits on our easy puzzle, without a guess, and ${digits('preemptive-sets').hard} on AI Escargot.`,
    bad: () =>
      'The number of sets doubles with every extra cell in a house. On large grids, All different finds the same strikes with far less work.',
  },
  'algorithm-x': {
    plain: 'choose rows of a table',
    idea: 'Write the puzzle as a table with a row for each digit in each cell and a column for each condition. Take the column with the fewest rows, try one of these rows, and strike what it excludes.',
    picture: 'Amber: the struck column. Blue: the chosen row.',
    largest: 27,
    good: ({ digits }) =>
      `It solves any problem you can write as such a table, and lists all solutions. On AI Escargot it writes ${digits('algorithm-x').hard} digits.`,
    bad: () => 'The table of a 9 × 9 grid has 729 rows and 324 columns. Each try strikes part of it, and has to put that part back.',
  },
  'dancing-links': {
    plain: 'Algorithm X that can undo itself (DLX)',
    idea: 'Keep each 1 in the table of Algorithm X as a node that is linked to its neighbours. A node taken out keeps its own links, so it can go back to its place in one move.',
    picture: 'Green: the new link. Amber: the node taken out.',
    largest: 63,
    good: ({ large }) =>
      `It finds all solutions, or proves that there’s only one. It’s a good choice for 16 × 16, where it solved ${ofAll(large.sixteen.links, large.grids)} random half-empty grids within ${number(large.limit)} digits each, against ${large.sixteen.backtracking} for backtracking. At 25 × 25 it solved ${large.twentyFive.links}, and backtracking ${large.twentyFive.backtracking === 0 ? 'none' : large.twentyFive.backtracking}.`,
    bad: ({ perSecond }) =>
      `Following links through memory is slow. The program in its chapter solves ${number(perSecond.links)} random puzzles a second, a published package ${number(perSecond.published)}, and exact cover with sets of bits, the same search without links, ${number(perSecond.bits)}.`,
    timed: true,
    countsLarge: true,
  },
  'monte-carlo': {
    plain: 'random swaps, and a few bad ones',
    idea: 'Fill the boxes at random, then swap two digits of a box. The energy counts the mistakes in rows and columns. Keep the swap if the energy doesn’t rise. If it does, keep it one time in a hundred.',
    picture: 'Violet: the two cells that were swapped. Shaded red: digits that repeat in a row or column.',
    largest: 64,
    good: ({ digits }) =>
      `All it needs is a measure of how wrong a grid is, so it also works for problems such as timetables. On our easy puzzle it tries about ${rounded(digits('monte-carlo').easy)} swaps, fewer than hill climbing or annealing.`,
    bad: ({ digits }) =>
      `On AI Escargot it tries about ${rounded(digits('monte-carlo').hard)} swaps. It never notices that a puzzle has no solution.`,
  },
  'hill-climbing': {
    plain: 'only swaps that help',
    idea: 'Make a swap only if it lowers the energy, which is the number of mistakes. You can also allow swaps that don’t change it. When none of these is left, start again with another random grid.',
    picture: 'Shaded red: digits that repeat in a row or column.',
    largest: 64,
    good: ({ climbing, digits }) =>
      `If it may make up to ${climbing.mostSideways} swaps in a row that don’t change the energy, it needs fewer swaps on AI Escargot: about ${rounded(digits('hill-climbing').hard)}, against ${rounded(digits('annealing').hard)} for annealing.`,
    bad: ({ climbing, digits }) =>
      `It tries about ${rounded(climbing.sideways)} swaps on our easy puzzle, against ${rounded(digits('monte-carlo').easy)} for Monte Carlo. If each swap has to lower the energy, it gets stuck again and again and tries about ${rounded(climbing.plain)} on the same puzzle.`,
  },
  annealing: {
    plain: 'bold at first, then careful',
    idea: 'Swap like Monte Carlo, but with a temperature. While it’s hot, keep nearly every swap. As it cools, keep fewer and fewer bad ones.',
    picture: 'Violet: the two cells that were swapped. Shaded red: digits that repeat in a row or column.',
    largest: 64,
    good: ({ climbing, digits }) =>
      `While it’s hot, it gets out of traps. On AI Escargot it tries about ${rounded(digits('annealing').hard)} swaps, against ${rounded(digits('monte-carlo').hard)} for Monte Carlo. If the temperature is always ${climbing.steady.heat}, it tries only ${rounded(climbing.steady.hard)}.`,
    bad: ({ climbing, digits }) =>
      `It cools just as slowly when there’s no need: on our easy puzzle it tries about ${rounded(digits('annealing').easy)} swaps, against ${rounded(digits('monte-carlo').easy)} for Monte Carlo and ${rounded(climbing.steady.easy)} with a temperature that’s always ${climbing.steady.heat}.`,
  },
  'killer-backtracking': {
    plain: 'try digits, check the sums',
    idea: 'Fill cell after cell as backtracking does. Take a digit back as soon as the sum of its cage can’t work out any more.',
    picture: 'Dashed blue: the cage.',
    largest: 25,
    grids: 'killers from 4 × 4 to 25 × 25',
    good: ({ cages }) =>
      `It’s short, and with small cages it’s fast: a 9 × 9 takes ${rounded(cages.smallSearch)} ms if no cage has more than two cells, against ${rounded(cages.smallSets)} ms for combinations.`,
    bad: ({ cages }) =>
      `Large cages say little until they’re nearly full. With up to six cells it takes ${rounded(cages.largeSearch / 1000)} seconds, against ${rounded(cages.largeSets)} ms for combinations.`,
    timed: true,
  },
  'killer-advanced': {
    plain: 'sets of digits before single digits',
    idea: 'List the sets of digits that give the sum of each cage, and strike the sets and candidates that are impossible. Compare houses with cages by the rule of 45. Try a digit only when nothing else follows.',
    picture: 'Dashed blue: the cage. A house of this 4 × 4 adds up to 10, not 45.',
    largest: 25,
    grids: 'killers from 4 × 4 to 25 × 25',
    good: ({ cages }) =>
      `The size of the cages hardly matters: a 9 × 9 takes ${rounded(cages.smallSets)} ms if no cage has more than two cells, and ${rounded(cages.largeSets)} ms for cages of up to six, where backtracking takes ${rounded(cages.largeSearch / 1000)} seconds.`,
    bad: ({ cages }) =>
      `If cages are small, all this takes longer than a search: ${rounded(cages.smallSets)} ms, against ${rounded(cages.smallSearch)} ms for backtracking.`,
    timed: true,
  },
  dig: {
    plain: 'take digits out of a full grid',
    idea: 'Start with a full grid and take out one digit after another. Put it back if, without it, the puzzle would have a second solution.',
    picture: 'Blue and red: the digits of the two solutions.',
    largest: 36,
    grids: '4 × 4 to 36 × 36',
    good: () => 'You choose how many givens are left, and it makes large grids, too.',
    bad: ({ dug }) =>
      `Few givens don’t make a puzzle hard. At level 5, which leaves the fewest givens, ${dug.easy} of ${dug.all} puzzles were easy or very easy for a person.`,
  },
  'las-vegas': {
    plain: 'fill an empty grid at random',
    idea: 'Write a few random digits into an empty grid and complete it by search. If the search takes too long, start over with other random digits.',
    picture:
      'A digit that led nowhere took three steps: it was written, no digit fitted next, and it was taken back. So there are about three times as many steps as digits.',
    largest: 36,
    grids: '4 × 4 to 36 × 36',
    good: () =>
      'Digging and carving start from the full grids it makes. Chance decides only how long it takes. What it returns is always right.',
    bad: () => 'Nobody knows in advance how long it will take.',
  },
  carve: {
    plain: 'take digits out without exceeding a level',
    idea: 'Start with a full grid and take digits out. Put them back if, without them, a person would need a technique above the level you want.',
    picture: 'Blue: the two cells.',
    largest: 9,
    grids: '4 × 4, 6 × 6 and 9 × 9',
    good: ({ carved }) =>
      `You get the level you ask for: ${carved.right} of ${carved.all} puzzles had it. Play makes its puzzles this way.`,
    bad: () => 'It has to solve the puzzle again after every digit, as a person would. It can’t make grids larger than 9 × 9.',
  },
};

/** What somebody may want, and the algorithm that does it. */
export const wishes: readonly (readonly [wish: string, algorithm: string])[] = [
  ['Understand your first algorithm', 'backtracking'],
  ['Write a short program that solves well', 'constraint-search'],
  ['Find all solutions, or prove that there’s only one', 'dancing-links'],
  ['Solve or check thousands of 9 × 9 puzzles', 'bitboards'],
  ['Explain digits, grade puzzles', 'human-solver'],
  ['Solve with pencil and paper', 'preemptive-sets'],
  ['Solve 16 × 16 grids', 'dancing-links'],
  ['Solve larger or harder grids', 'learning-search'],
  ['See what chance can do', 'monte-carlo'],
  ['Solve a killer with any cages', 'killer-advanced'],
  ['Make many puzzles of one level', 'carve'],
];

/** The puzzle of a race, where it isn’t AI Escargot. */
const raceOn: Readonly<Record<string, string>> = {
  'monte-carlo-2': ' on our easy puzzle',
  'golden-nugget': ' on Golden Nugget',
  'sixteen-hard': ' on a 16 × 16',
  'twenty-five-hard': ' on a hard 25 × 25',
};

export const guide = {
  tableOf: 'What the algorithms cost',
  head: {
    name: 'Algorithm',
    easy: 'Digits on an easy puzzle',
    hard: 'Digits on AI Escargot',
    largest: 'Largest grid',
    proves: 'Can prove “no solution”',
    all: 'Our program finds all solutions',
  },
  /** The heading of the rows that have another unit. */
  swapsTried: 'With chance: swaps tried, not digits (medians of 20 runs)',
  speeds: {
    tableOf: 'How fast six programs are',
    head: { program: 'Program', pauses: 'Pauses after each step', perSecond: 'Random puzzles a second' },
    published: 'Dancing links, a published package',
    bits: 'Exact cover with sets of bits',
    fast: 'Bitboards, our fast solver',
  },
  size: (size: number) => `${size} × ${size}`,
  /** Above the powers of ten of the bars. */
  scale: 'each line is × 10',
  /** At a power of ten of the bars. */
  tick: (amount: number) => number(amount, { notation: 'compact' }),
  yes: 'yes',
  no: 'no',
  unlessStuck: 'unless stuck',
  /** Beside the digits of the ladder. */
  suppositions: (count: number) => `and ${counted(count, 'supposition')}`,
  /** Beside hill climbing. */
  withSideways: (most: number) => `with ${most} sideways swaps`,
  fastCan: 'the fast solver can',
  /** The last of the wishes, which pages grant; `to` follows the site's address. */
  elsewhere: [
    { wish: 'Race two algorithms on your own puzzle', where: 'Compare', to: 'compare/' },
    { wish: 'Make or check a puzzle in the browser', where: 'Play', to: 'play/' },
    { wish: 'Print a sheet of puzzles', where: 'Play', to: 'play/#sheet' },
    { wish: 'Teach an algorithm in 50 minutes', where: 'Two lessons', to: 'reference/classroom/#two-lessons' },
  ],
  good: 'Strengths',
  bad: 'Weaknesses',
  grids: 'Grids',
  /** The link of the picture, after what the frame says, with the chapter where it leads elsewhere than the card does. */
  frame: (step: number, steps: number, chapter?: string) =>
    `Go on from step ${number(step)} of ${number(steps)}${chapter ? ` in ${chapter}` : ''}`,
  chapter: (link: string, minutes: number) => `Chapter: ${link}, ${minutes} min`,
  compare: (rival: string, puzzle: string) =>
    `Race it against ${rival === 'Monte Carlo' ? rival : rival.toLowerCase()}${raceOn[puzzle] ?? ''}`,
  /** For a race of the same algorithm with other options. */
  sideways: (most: number) => `Race it with and without ${most} sideways swaps`,
  forTime: 'Race it on your computer, for time',
  /** Beside the race of an algorithm that uses chance: what it counts. */
  raceCounts: '(one run of each, near the median; each swap that’s tried counts as a digit)',
  change: 'Read and change its code',
  code: 'Read its code',
  /** Where no figure shows the code. */
  source: (path: string) => `Code: <code>${path}</code>`,
  steps: 'Options and steps',
  timed: 'Times measured',
  sources: 'Sources',
  large: 'How the work grows with the size',
  openAll: 'Open all cards',
  closeAll: 'Close all cards',
  commandLine: 'Command line',
  /** What runs it there, after `solve FILE` if it’s only an option. The fast solver needs no name, and an exact cover is there for all solutions. */
  command: (id: string, family: string, mostSideways: number) => {
    if (id === 'bitboards') return 'check FILE';
    if (id === 'human-solver') return 'rate FILE';
    if (family !== 'generate')
      return `--algorithm ${id}${family === 'cover' ? ' --all' : ''}${id === 'hill-climbing' ? ` --option sideways=${mostSideways}` : ''}`;
    return id === 'las-vegas' ? '' : `generate --method ${id} --level ${id === 'carve' ? 'hard' : 5}`;
  },
};
