import { number } from '../../narration/en/interface/language.ts';
import { type Sentence, say, toned } from '../../narration/sentence.ts';
import { kit } from '../kit/words.ts';

const strong = toned('strong');

/** Three figures are enough: 5.0 million, 400,000. */
const rounded = (proposals: number) =>
  proposals >= 1e6 ? `${(proposals / 1e6).toFixed(proposals >= 1e7 ? 0 : 1)} million` : number(Number(proposals.toPrecision(2)));

/** Words of the bet: Monte Carlo against annealing, twenty runs of each on three puzzles. */
export const clouds = {
  about: 'A bet: the plain rule or annealing',
  task: say`${strong('Bet before you look')}, once for each puzzle: which of the two needs fewer swaps? Afterwards drag the line to see which runs are solved by then.`,
  start: say`Each bet shows the runs of its puzzle as dots. The farther right a dot is, the more swaps the run needed. Hollow dots, to the right of the line, aren’t solved yet. The black stroke is the median. A pair is one run of each method, so there are 20 · 20 = 400 pairs.`,
  idea: say`On an easy puzzle, slow cooling isn’t worth its price, and on hard ones there’s ${strong('no clear winner')}. A constant temperature, in green, needs the fewest swaps. So what solves a puzzle is ${strong('the right temperature')}.`,
  methods: {
    chance: 'one bad swap in a hundred',
    annealing: 'annealing',
    steady: 'always at 0.4 (shown after your last bet)',
  },
  /** What can be bet on, as buttons. */
  bets: { chance: 'one in a hundred', even: 'you can’t tell', annealing: 'annealing' },
  betOn: 'Your bet on',
  line: 'After this many swaps each',
  of: (solved: number, all: number) => `${solved} of ${all}`,
  short: (power: number) => (power >= 1e6 ? `${power / 1e6} million` : number(power)),
  within: (proposals: number) => `after ${rounded(proposals)} swaps each`,
  value: (proposals: number, counts: readonly { name: string; chance: number; annealing: number; steady: number | undefined }[]) =>
    `${rounded(proposals)} swaps. ${counts.map(({ name, chance, annealing, steady }) => `${name}: ${chance} solved by one in a hundred, ${annealing} by annealing${steady === undefined ? '' : `, ${steady} at 0.4 all the time`}`).join('. ')}`,
  results: {
    /** `share`: of all pairs, one run of each method, the per cent in which annealing needs fewer. */
    chance: (share: number): Sentence =>
      share === 0
        ? say`Every run of the plain rule is done before the first annealing run is.`
        : say`Annealing is quicker in only ${share}% of the pairs.`,
    annealing: (share: number): Sentence => say`Annealing is quicker in ${share}% of the pairs.`,
    /** `often`: in so many per cent of such experiments two equal methods differ as much. */
    even: (share: number, often: number): Sentence =>
      say`Annealing is quicker in ${share}% of the pairs, which is ${strong('no proof')}. Even when two methods are equal, one or the other comes out at least this far ahead in ${often}% of such experiments.`,
  },
  /** For who listens: of which puzzle it is. */
  verdict: (verdict: 'right' | 'wrong' | 'neither', name: string, result: Sentence): Sentence =>
    say`${verdict === 'neither' ? '' : `${kit.tones[verdict]} `}${name}: ${result}`,
};
