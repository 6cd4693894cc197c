import { number } from '../../narration/en/interface/language.ts';
import { counted, countedFirst, inWords, type Sentence, say, toned } from '../../narration/sentence.ts';

const worse = toned('worse');
const good = toned('done');
const strong = toned('strong');

/** A swap in words: the names of the two cells and what stood in them before it. */
interface TriedSwap {
  readonly cells: readonly [string, string];
  readonly symbols: readonly [string, string];
}

/** Words of the trap: a grid from which no swap leads down. */
export const trap = {
  about: 'A grid from which no swap leads down',
  task: say`${strong('Is there a swap that lowers the energy?')} Choose two cells of one box. A swap that isn’t worse is kept, and a worse one is undone.`,
  showOne: 'Show me the way out',
  start: say`A red cell’s digit occurs twice in its row or column. Each dot is one of the 112 swaps that are possible from here.`,
  idea: say`When no swap is better, a rule that never goes up ${strong('never gets out')}. So keep a bad swap now and then, on purpose.`,
  energy: 'energy',
  /** What the buttons do. */
  all: 'Try all the others',
  keep: 'Keep it anyway',
  kinds: { better: 'better', same: 'level', worse: 'worse' },
  signed: (delta: number) => (delta > 0 ? `+${delta}` : String(delta).replace('-', '−')),
  change: 'change in energy',
  untried: (count: number) => (count === 0 ? 'all tried' : `${count} not tried`),
  solution: (isShort: boolean) => (isShort ? '0' : 'solution, 0'),
  /** Before anything is known of it, only how low it is; then how much of it was seen. */
  floor: (stood: number, all: number, isShort: boolean, isKnown: boolean) =>
    !isKnown ? 'energy 7' : isShort ? `${stood} of ${all} grids` : `the floor: you’ve seen ${stood} of ${all} grids of energy 7`,
  /** The energies of the grids since the floor was left; `isCut`: only the last of them. */
  way: (energies: readonly number[], isCut: boolean) => `your way: ${isCut ? '… → ' : ''}${energies.join(' → ')}`,
  caveat: (directions: number) => `a drawing in one dimension: in fact there are ${directions} ways to go`,
  dots: (all: number, tried: number, { better, same, worse: bad }: { better: number; same: number; worse: number }, isKnown: boolean) =>
    isKnown
      ? `All ${all} swaps: ${better} better, ${same} level, ${bad} worse`
      : `${all} swaps are possible from here; ${tried} tried, ${all - tried} not yet`,
  /** Under the hollow behind the hill. */
  next: 'the next trap',
  land: (energy: number, stood: number, all: number, isOut: boolean, isTrapped: boolean, isKnown: boolean) =>
    !isKnown
      ? `A ball in a valley at energy ${energy}`
      : `A ball in a valley at energy ${energy}. ${isOut ? `It has crossed the hill${isTrapped ? ' and lies in the next hollow' : ''}` : `${stood} of the ${all} grids of the valley’s floor have been seen`}`,
  isGiven: (cell: string): Sentence => say`${cell} is a given: it never moves.`,
  otherBox: (): Sentence =>
    say`That isn’t a move, because the two cells are in different boxes. A swap stays inside ${strong('one box')}, so that every box keeps all its digits. Choose again.`,
  putBack: ({ cells: [a, b], symbols: [one, other] }: TriedSwap, delta: number): Sentence =>
    say`${worse(`Worse by ${delta}`)}, so it’s undone. With ${other} in ${a} and ${one} in ${b}, ${counted(delta, 'more digit')} would be missing from rows and columns.`,
  asGood: ({ cells: [a, b] }: TriedSwap, seen: number): Sentence =>
    say`Level, so it’s kept: ${a} and ${b} have traded places, and the energy hasn’t changed. You’re walking on level ground, and you’ve seen ${counted(seen, 'grid')} of this floor.`,
  level: ({ cells: [a, b] }: TriedSwap, energy: number): Sentence =>
    say`Level, so it’s kept: ${a} and ${b}. The energy stays at ${energy}.`,
  fell: ({ cells: [a, b] }: TriedSwap, delta: number, energy: number): Sentence =>
    say`${good(`Better by ${-delta}`)}: ${a} and ${b}. The energy is ${energy}.`,
  backDown: (energy: number): Sentence => say`Better, but it only leads back to the floor you came from: energy ${energy} again.`,
  none: (all: number, same: number, bad: number, floor: number): Sentence =>
    say`${strong('There is none.')} Of the ${all} swaps, ${bad} are worse and ${same} are level: they leave the energy as it is. Level swaps like these reach ${floor} grids in all, this one included, and no swap from any of them goes down either. So try a bad one, and keep it.`,
  looked: (all: number, better: number): Sentence =>
    say`That’s all ${all} swaps: ${better === 0 ? 'none is better' : `${better} ${better === 1 ? 'is' : 'are'} better`}.`,
  /** `down`: the swaps that lower the energy from here, of which so many lead `back` to the floor. */
  keptWorse: (delta: number, energy: number, { down, back }: { readonly down: number; readonly back: number }): Sentence =>
    say`${worse('Kept anyway')}, worse by ${delta}: the energy is ${energy}. ${
      down === 0
        ? 'No swap lowers it from here.'
        : back < down
          ? `${countedFirst(down, 'swap')} would lower it now${back > 0 ? `, but ${inWords(back)} of them only ${back === 1 ? 'leads' : 'lead'} back` : ''}.`
          : `${down === 1 ? 'The only swap that lowers it leads' : `All ${down} swaps that lower it lead`} back to the floor you came from, so make a few level swaps first.`
    }`,
  nothingToKeep: (): Sentence => say`Try a swap that is worse first. Then you can keep it.`,
  /** `among`: the grids of the next trap, where the way out led into one. */
  out: (energy: number, ups: number, among: number | undefined): Sentence =>
    among
      ? say`${good(`Energy ${energy}: you got out`)} with ${counted(ups, 'bad swap')}, and ${strong('fell into the next trap')}: no swap from any of its ${among} grids leads down. The strict program further down needs ${number(108_787)} proposals to get out.`
      : say`${good(`Energy ${energy}: you got out`)} with ${counted(ups, 'bad swap')}. The strict program further down needs ${number(108_787)} proposals for that.`,
};
