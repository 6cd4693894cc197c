import * as words from '#words/experiment.ts';
import { pairsOf } from '../../../experiment/statistics/pairs.ts';
import { puzzlesFor, scatterOf, widthWith } from '../../../experiment/statistics/pilot.ts';
import { confidenceOf } from '../../../experiment/statistics/verdict.ts';
import { element } from '../../ui/element.ts';
import { MeasuredPlan } from './measured-plan.ts';
import type { Plan } from './question.ts';

type Mark = 'met' | 'missed' | 'none';

const SIGNS: Readonly<Record<Mark, string>> = { met: '✓', missed: '×', none: '–' };

/** What makes a plan fair, with what of it is met. `draws`: whether a run of it draws at random. */
function controlsOf(
  { runs, groups, count, seeds, budget, kind }: Plan,
  difference: string,
  draws: boolean,
): [Mark, readonly [string, string]][] {
  const { controls } = words;
  const isOne = new Set(runs.map(({ algorithm }) => algorithm)).size === 1;
  const chance: [Mark, readonly [string, string]] = draws
    ? seeds > 1
      ? ['met', controls.seeds(seeds) as [string, string]]
      : ['missed', controls.oneSeed]
    : ['none', controls.noChance];
  return [
    ['met', controls.same(groups.length * count, runs.length) as [string, string]],
    isOne ? ['met', controls.one(difference) as [string, string]] : ['none', controls.several(difference) as [string, string]],
    ['met', controls.budget(words.amount(budget.amount, budget.currency)) as [string, string]],
    chance,
    ['met', (kind === 'restarts' ? controls.fixedSeeds(seeds) : controls.fixed(count)) as [string, string]],
    ['none', controls.machine],
  ];
}

/** Writes the list of controls, each with its sign. */
export function drawControls(list: HTMLElement, plan: Plan, difference: string, draws: boolean): void {
  list.replaceChildren(
    ...controlsOf(plan, difference, draws).map(([mark, [title, text]]) => {
      const item = element('li', mark);
      const sign = element('span', 'sign', SIGNS[mark]);
      sign.setAttribute('role', 'img');
      sign.setAttribute('aria-label', words.controls[mark]);
      const both = element('div');
      both.append(element('b', '', title), element('p', '', text));
      item.append(sign, both);
      return item;
    }),
  );
}

/** Puzzles of each group that a pilot tries. */
const PILOT = 10;
/** The factor up to which a reader may want to know a ratio. */
const WANTED = 1.2;

/** Runs a few other puzzles, to say how many the experiment needs. */
export class Pilot {
  #running: MeasuredPlan | undefined;

  /** `say` takes what is known so far. `pilotPlan` is the plan with other puzzles. */
  begin(plan: Plan, pilotPlan: Plan, look: number, say: (text: string) => void, failed: (error: unknown) => void): void {
    this.stop();
    if (plan.kind !== 'ratio' || !plan.makes) {
      say(plan.makes ? words.pilot.none : words.pilot.noOthers);
      return;
    }
    const measured: MeasuredPlan = new MeasuredPlan(
      { ...pilotPlan, count: PILOT },
      {
        grown: () => measured === this.#running && say(words.pilot.running(measured.done, measured.total)),
        ended: () => measured === this.#running && measured.isWhole && say(this.#text(measured, plan, look)),
        failed,
      },
    );
    this.#running = measured;
    say(words.pilot.running(0, measured.total));
  }

  stop(): void {
    const running = this.#running;
    this.#running = undefined;
    running?.stop();
  }

  #text({ rows, plan: { groups } }: MeasuredPlan, { count, budget }: Plan, look: number): string {
    const scatters = groups.map(({ name }) => {
      const own = rows.filter(({ group }) => group === name);
      return scatterOf(pairsOf(own, 'A', 'B', budget.currency).pairs.map(({ ratio }) => ratio));
    });
    const confidence = confidenceOf(look);
    const scatter = Math.exp(Math.hypot(...scatters) / Math.sqrt(scatters.length));
    const says = words.pilot.says(
      new Set(rows.map((row) => row.puzzle_id)).size,
      scatter,
      count,
      widthWith(count, scatters, confidence),
      puzzlesFor(WANTED, scatters, confidence),
    );
    return `${says} ${words.pilot.hidden}`;
  }
}
