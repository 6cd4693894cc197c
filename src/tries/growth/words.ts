import { number } from '../../narration/en/interface/language.ts';
import { inWords, type Sentence, say, startOfSentence, toned } from '../../narration/sentence.ts';

const strong = toned('strong');
const conflict = toned('conflict');

interface Method {
  readonly name: string;
  readonly unit: string;
  /** What the bet asks for, after 'how many'. */
  readonly asks: string;
}
const methods: Readonly<Record<string, Method>> = {
  backtracking: { name: 'backtracking', unit: 'digits tried', asks: 'digits does backtracking try' },
  'dancing-links': { name: 'dancing links', unit: 'nodes unlinked', asks: 'nodes does dancing links unlink' },
  'human-solver': { name: 'the ladder', unit: 'patterns used', asks: 'patterns does the ladder use' },
  annealing: { name: 'annealing', unit: 'swaps proposed', asks: 'swaps does annealing propose' },
};

/** Why a method takes what it takes on a size. */
const reasons: Readonly<Record<string, string>> = {
  'backtracking 16':
    'A wrong digit doesn’t show until a row or two later, and the rows are longer now. At 25 × 25, none of the fifteen runs finishes.',
  'dancing-links 16': 'Nearly always some cell or symbol has only one option left, so there’s hardly anything to choose.',
  'dancing-links 25':
    'Now there are moments when every open cell and every symbol has at least two options left, so the search has to guess.',
  'human-solver 25': 'The others need one pattern for each of the 312 open cells, and between 14 and 118 more.',
  'annealing 16':
    'Annealing makes no use of forced cells, so every open cell costs it work. At 25\u00a0×\u00a025, one run of the fifteen finishes.',
};

/** A bet, and by which factor the work grew in it. */
interface Grown {
  readonly size: number;
  readonly by: number;
}

/** Two figures of a number are enough for a guess. */
const about = (value: number) => number(Number(value.toPrecision(2)));
/** What became of the runs that didn't finish. */
const stopped = (method: string, runs: number) => {
  const ending = method === 'human-solver' ? 'got stuck' : `${runs === 1 ? 'was' : 'were'} stopped after 20 million steps`;
  return `${startOfSentence(inWords(runs))} of the fifteen ${ending} (counted at the top), and the median counts ${runs === 1 ? 'that as the longest run' : 'those as the longest'}.`;
};
const grid = (size: number) => `${size}\u00a0×\u00a0${size}`;

/** A bet on how the work of a method grows with the grid. */
export const growth = {
  /** What each of the two figures asks for. */
  games: {
    opening: {
      about: 'A bet on how work grows with the grid',
      task: say`${strong('Bet how much the work grows.')} Drag the bar or move the slider, then press ${strong('Draw the result')}. You have three bets, and a bet within a factor of ten counts as right.`,
      start: say`Each circle is one puzzle. There are fifteen of each size, with half of their cells given and one solution each. The bar starts at what the smaller grid took, as if the work didn’t grow. Move it to your bet.`,
    },
    more: {
      about: 'A bet on two more methods',
      task: say`${strong('Bet on the ladder and on annealing.')} A bet within a factor of ten counts as right.`,
      start: say`These are the same fifteen puzzles of each size. Compare how steep the lines are, not how high: each method has a unit of its own.`,
    },
  },
  /** By which factor the work grew in each bet. */
  ideas: {
    opening: ([much, little]: readonly Grown[]): Sentence =>
      say`From ${grid(9)} to ${grid(16)} the number of cells grows ${about((16 / 9) ** 2)}-fold. The work grows ${strong(`${about(little!.by)}-fold for one method and ${about(much!.by)}-fold for another`)}. What matters is how far a method’s tree of choices spreads.`,
    more: ([ladder, annealing]: readonly Grown[]): Sentence =>
      say`From ${grid(16)} to ${grid(ladder!.size)} the number of cells grows ${about((ladder!.size / 16) ** 2)}-fold, and the ladder’s work grew ${about(ladder!.by)}-fold. From ${grid(9)} to ${grid(annealing!.size)} the cells grow ${about((annealing!.size / 9) ** 2)}-fold and ${strong(`annealing’s work ${about(annealing!.by)}-fold`)}. The ladder looks better, but ${strong('it pays in another way: it gets stuck')}.`,
  },
  method: (id: string) => methods[id]!.name,
  question: (id: string, size: number) => `At ${grid(size)}, how many ${methods[id]!.asks}?`,
  unit: (id: string) => methods[id]!.unit,
  /** Beside the numbers of runs that didn't finish. */
  stopped: 'stopped',
  bet: 'Your bet',
  value: (bet: number) => about(bet),
  draw: 'Draw the result',
  next: 'Next bet',
  drawing: (id: string, sizes: readonly number[]) =>
    `What ${methods[id]!.name} took at ${sizes.map(grid).join(', ')}, on a logarithmic scale`,
  /** Where the bar was left where it was. */
  moveFirst: say`${strong('That’s no bet yet.')} The bar is still at what the smaller grid took. Move it to what you expect.`,
  again: say`All your bets are drawn. Press Start again to bet once more.`,
  /** Before the sizes of the grids. */
  axis: 'size',
  /** Beside the mark of a bet that was drawn. */
  past: 'bet',
  took: (
    bet: number,
    of: { readonly method: string; readonly size: number; readonly median: number },
    before: { readonly size: number; readonly median: number },
    unfinished: number,
  ): Sentence => {
    const { median } = of;
    const off = median > bet ? median / bet : bet / median;
    const close = off <= 10;
    const told = close
      ? strong('Your bet is within a factor of ten.')
      : conflict(`Your bet is too ${median > bet ? 'low' : 'high'} by a factor of ${about(off)}.`);
    return say`${told} The median is ${strong(about(median))}, ${about(median / before.median)} times that at ${grid(before.size)}.${unfinished === 0 ? '' : ` ${stopped(of.method, unfinished)}`} ${reasons[`${of.method} ${of.size}`] ?? ''}`;
  },
};
