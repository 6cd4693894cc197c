import { number } from '../../narration/en/interface/language.ts';
import { type Sentence, say, toned } from '../../narration/sentence.ts';

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
  'dancing-links': { name: 'dancing links', unit: 'nodes unlinked', asks: 'nodes do dancing links unlink' },
};

/** Why a method takes what it takes on a size. */
const reasons: Readonly<Record<string, string>> = {
  'backtracking 16': 'A wrong digit doesn’t show until a row or two later, and the rows are longer now.',
  'dancing-links 16': 'Nearly always some cell or digit has only one option left, so there’s hardly anything to choose.',
  'dancing-links 25': 'Now every open cell and digit may have two options left, and the tree branches.',
};

/** Two figures of a number are enough for a guess. */
const about = (value: number) => number(Number(value.toPrecision(2)));
const grid = (size: number) => `${size}\u00a0×\u00a0${size}`;

/** A bet on how the work of a method grows with the grid. */
export const growth = {
  about: 'A bet on how work grows with the grid',
  task: say`${strong('Bet how much the work grows.')} Drag the bar or move the slider, then press ${strong('Draw the result')}. You have three bets, and a bet within a factor of ten counts as right.`,
  start: say`Each circle is one puzzle. There are fifteen of each size, with half of their cells given and one solution each. The bar starts at what the smaller grid took, as if nothing grew. Move it to your bet.`,
  /** By which factors cells and the work of two methods grow from a size to the next. */
  idea: (from: number, to: number, cells: number, little: number, much: number): Sentence =>
    say`From ${grid(from)} to ${grid(to)} the number of cells grows ${about(cells)}-fold. The work grows ${strong(`${about(little)}-fold for one method and ${about(much)}-fold for another`)}. What matters is how far a method’s tree of choices spreads.`,
  method: (id: string) => methods[id]!.name,
  question: (id: string, size: number) => `At ${grid(size)}, how many ${methods[id]!.asks}?`,
  unit: (id: string) => methods[id]!.unit,
  bet: 'Your bet',
  value: (bet: number) => about(bet),
  draw: 'Draw the result',
  next: 'Next bet',
  drawing: (id: string, sizes: readonly number[]) =>
    `What ${methods[id]!.name} took at ${sizes.map(grid).join(', ')}, on a logarithmic scale`,
  /** Where the bar was left where it was. */
  moveFirst: say`${strong('That’s no bet yet.')} The bar is still at what the smaller grid took. Move it to what you expect.`,
  again: say`All three bets are drawn. Press Start again to bet once more.`,
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
    return say`${told} The median is ${strong(about(median))}, ${about(median / before.median)} times that at ${grid(before.size)}.${unfinished === 0 ? '' : ` Of the fifteen, ${unfinished} ${unfinished === 1 ? 'was' : 'were'} stopped after 20 million steps: ${unfinished === 1 ? 'it’s the cross' : 'they’re the crosses'} at the top.`} ${reasons[`${of.method} ${of.size}`] ?? ''}`;
  },
};
