import { clouds as words } from '#words/tries/clouds.ts';
import { defineTry } from '../kit/define-try.ts';
import { enableSlider } from '../kit/slider.ts';
import { BETS, type Bet, oftenByChance, type Race, resultOf, shareOfPairs, solvedWithin } from './clouds.ts';
import { cloudsDrawing, MAX, MIN, START, scaleFor } from './clouds-drawing.ts';

/** How far a key moves the line, as a factor. */
const STRIDE = 1.1;
const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

interface Model {
  readonly races: readonly Race[];
  /** By puzzle. */
  readonly bets: ReadonlyMap<string, Bet>;
  /** Where the line is. */
  readonly proposals: number;
}

/** What the runs say of a bet. */
function judged(race: Race, bet: Bet) {
  const result = resultOf(race);
  const exact = shareOfPairs(race.annealing, race.chance);
  const often = oftenByChance(exact, race.annealing.length, race.chance.length);
  // Where the runs decide nothing, a bet on one of the two isn't refuted either.
  const verdict = bet === result ? 'right' : result === 'even' ? 'neither' : 'wrong';
  return { verdict, says: words.results[result](Math.round(100 * exact), Math.round(100 * often)) } as const;
}

const withLine = (model: Model, proposals: number) => ({
  model: { ...model, proposals: Math.round(Math.min(MAX, Math.max(MIN, proposals))) },
});

/**
 * A bet on which of two methods needs fewer proposals, puzzle by puzzle, and a line through all their runs. Its actions:
 * 'bet ai-escargot even', and 'line 5000000' puts the line.
 */
export const element = defineTry<Model>({
  begin: (page) => ({ races: JSON.parse(page.piece('races').textContent!), bets: new Map(), proposals: START }),
  actions: {
    line: (model, proposals) => withLine(model, Number(proposals)),
    move: (model, strides) => withLine(model, model.proposals * STRIDE ** Number(strides)),
    bet(model, puzzle, text) {
      const race = model.races.find((each) => each.puzzle === puzzle);
      const bet = BETS.find((each) => each === text);
      if (!race || !bet || model.bets.has(puzzle)) return undefined;
      const bets = new Map([...model.bets, [puzzle, bet]]);
      const { verdict, says } = judged(race, bet);
      // The idea is about all three: it comes with the last bet, right or wrong.
      return { model: { ...model, bets }, earns: bets.size === model.races.length, speaks: words.verdict(verdict, race.name, says) };
    },
  },
  showOne({ races, bets }) {
    const race = races.find(({ puzzle }) => !bets.has(puzzle));
    return race ? `bet ${race.puzzle} ${resultOf(race)}` : 'line 5000000';
  },
  draw(page) {
    const line = page.piece('clouds');
    const drawClouds = cloudsDrawing(line);
    enableSlider(page, line, {
      label: words.line,
      min: MIN,
      max: MAX,
      at: (x, width) => `line ${scaleFor(width).invert(x)}`,
      key: (name) => (name in KEYS ? `move ${KEYS[name]}` : undefined),
    });
    page.redrawWith(line);
    return ({ races, bets, proposals }) => {
      drawClouds(races, new Set(bets.keys()), proposals, page.widthOf('clouds'));
      for (const button of page.all('[data-bet]')) {
        const [puzzle, bet] = button.dataset.bet!.split(' ') as [string, Bet];
        button.setAttribute('aria-pressed', String(bets.get(puzzle) === bet));
        button.setAttribute('aria-disabled', String(bets.has(puzzle)));
      }
      // Each verdict is beside its bet: all three are compared at the end.
      for (const place of page.all('[data-said]')) {
        const race = races.find(({ puzzle }) => puzzle === place.dataset.said)!;
        const bet = bets.get(race.puzzle);
        const { verdict, says } = bet ? judged(race, bet) : {};
        page.write(place, verdict, says);
      }
      const counts = races
        .filter(({ puzzle }) => bets.has(puzzle))
        .map(({ name, chance, annealing, steady }) => ({
          name,
          chance: solvedWithin(chance, proposals),
          annealing: solvedWithin(annealing, proposals),
          steady: bets.size === races.length ? solvedWithin(steady, proposals) : undefined,
        }));
      line.ariaValueNow = String(proposals);
      line.ariaValueText = words.value(proposals, counts);
    };
  },
  facts: ({ bets, proposals }) => ({ bets: bets.size, proposals }),
  isDone: ({ races, bets }) => bets.size === races.length,
});
