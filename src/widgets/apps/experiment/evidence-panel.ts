import * as words from '#words/experiment.ts';
import { number } from '#words/language.ts';
import { cellName } from '../../../engine/grid.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import { type Pair, pairsOf } from '../../../experiment/statistics/pairs.ts';
import { cactusOf } from '../../../experiment/statistics/survival.ts';
import { compareUrl } from '../../runs/links/compare-url.ts';
import { letterOf } from '../../runs/named-run.ts';
import { readOnePuzzle } from '../../runs/one-puzzle.ts';
import { element } from '../../ui/element.ts';
import { faultSentence } from '../../ui/fault-sentence.ts';
import { PartingFinder } from '../../workers/experimenters.ts';
import type { Parting } from '../../workers/parting.ts';
import { groupClass } from './chart.ts';
import type { Evidence, Findings } from './evidence.ts';
import { drawRatioLanes, type RatioLane } from './ratio-lanes.ts';
import { type Dot, drawScatter, shownCosts } from './scatter.ts';
import { drawShares } from './share-chart.ts';
import { drawSteps } from './step-chart.ts';

/** The drawings of an experiment, and the pair that a reader has chosen in them. */
export class EvidencePanel {
  readonly #root: HTMLElement;
  /** Where comparisons are shown. */
  readonly #compare: string;
  readonly #finder = new PartingFinder();
  #evidence: Evidence | undefined;
  #findings: Findings | undefined;
  #dots: readonly Dot[] = [];
  #chosen: Pair | undefined;

  constructor(root: HTMLElement, compare: string) {
    this.#root = root;
    this.#compare = compare;
    this.#slider.addEventListener('input', () => this.#choose(this.#inOrder[this.#slider.valueAsNumber]));
    new ResizeObserver(() => this.#draw()).observe(this.#part('charts'));
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.#root.querySelector<T>(`[data-part="${name}"]`)!;
  }

  get #slider(): HTMLInputElement {
    return this.#root.querySelector<HTMLInputElement>('input[name=pair]')!;
  }

  /** Pairs in the order of their ratios, the least first. */
  get #inOrder(): readonly Pair[] {
    const key = ({ ratio }: Pair) => (Number.isFinite(ratio.least) ? ratio.least : ratio.greatest);
    return this.#dots.map(({ pair }) => pair).toSorted((a, b) => key(a) - key(b));
  }

  /** Shows evidence; `findings` are there when all is done. */
  show(evidence: Evidence, findings: Findings | undefined): void {
    const {
      rows,
      pair: [a, b],
      currency,
      groups,
      kind,
    } = evidence;
    this.#evidence = evidence;
    this.#findings = findings;
    this.#dots =
      kind === 'ratio' ? pairsOf(rows, a, b, currency).pairs.map((pair) => ({ pair, group: Math.max(0, groups.indexOf(pair.group)) })) : [];
    const again = this.#dots.find(({ pair }) => pair.puzzle === this.#chosen?.puzzle)?.pair;
    this.#chosen = again;
    this.#draw();
    if (!again && findings?.ratio) this.#choose(this.#inOrder.at(-1));
    else this.#tell();
  }

  /** The drawings, for files. */
  get figures(): readonly SVGSVGElement[] {
    return [...this.#root.querySelectorAll<SVGSVGElement>('[data-part=charts] figure:not([hidden]) svg')];
  }

  #choose(pair: Pair | undefined): void {
    if (!pair || pair === this.#chosen) return;
    this.#chosen = pair;
    this.#draw();
    this.#tell();
    this.#findParting(pair).catch((error: unknown) => {
      this.#part('parting').textContent = faultSentence(error);
    });
  }

  #draw(): void {
    const evidence = this.#evidence;
    // While another state is seen, the drawings stay as they were: they have no width now.
    if (!evidence || this.#part('charts').clientWidth === 0) return;
    const {
      kind,
      nameOf,
      inText,
      pair: [a, b],
      currency,
      budget,
      prediction,
      runs,
      rows,
      groups,
    } = evidence;
    const unit = words.currencies[currency];
    const shows = {
      scatter: kind === 'ratio',
      lanes: kind !== 'shares',
      shares: kind === 'shares',
      steps: kind !== 'shares' || groups.length === 1,
    };
    for (const [name, isShown] of Object.entries(shows)) this.#part(name).closest('figure')!.hidden = !isShown;
    this.#part('charts').classList.toggle('single', Object.values(shows).filter(Boolean).length === 1);
    this.#part('seeds-note').hidden = !rows.some(({ replicate }) => replicate > 1);
    const widthOf = (name: string) => Math.max(280, Math.floor(this.#part(name).clientWidth));
    this.#part('ghost-note').hidden = !prediction;
    if (shows.scatter) {
      this.#part('scatter-title').textContent = words.charts.scatterTitle(unit);
      this.#part('scatter-note').textContent = words.charts.scatterNote(inText(b));
      const scene = { dots: this.#dots, budget, unit, chosen: this.#chosen, choose: (pair: Pair) => this.#choose(pair) };
      drawScatter(this.#part('scatter'), widthOf('scatter'), { ...scene, runs: [`${a}: ${nameOf(a)}`, `${b}: ${nameOf(b)}`] });
      this.#legend();
      this.#slider.max = String(Math.max(0, this.#dots.length - 1));
    }
    if (shows.lanes) {
      this.#part('lanes-title').textContent =
        kind === 'ratio' ? words.charts.lanesTitle(inText(b), words.units[currency]) : words.charts.restartsTitle(words.units[currency]);
      this.#part('lanes-note').textContent = kind === 'ratio' ? words.charts.lanesNote : words.charts.restartsNote;
      drawRatioLanes(this.#part('lanes'), widthOf('lanes'), this.#lanes(evidence), this.#part('lanes-title').textContent!);
    }
    if (shows.shares) this.#drawShares(evidence, widthOf('shares'));
    if (shows.steps) {
      this.#part('steps-title').textContent = kind === 'restarts' ? words.charts.survivalTitle : words.charts.cactusTitle;
      const curves = runs.map((run) => cactusOf(rows, run, currency));
      drawSteps(this.#part('steps'), widthOf('steps'), { curves, budget, unit });
    }
    this.#drawTallies();
  }

  #lanes({ groups, prediction, runs, nameOf }: Evidence): RatioLane[] {
    const { ratio, restarts } = this.#findings ?? {};
    if (this.#evidence!.kind === 'restarts') {
      return runs.slice(1).map((run, place): RatioLane => {
        const gain = restarts?.gains.find((each) => each.run === run);
        const estimate = gain && { of: gain.seeds, least: gain.ratio, greatest: gain.ratio, interval: gain.interval };
        return { name: nameOf(run), ratios: [], estimate, doubts: gain?.doubts ?? [], guess: prediction?.[place] };
      });
    }
    const lanes = groups.map((group, place): RatioLane => {
      const known = this.#dots
        .filter((dot) => dot.group === place)
        .map(({ pair: { ratio: each } }) => (Number.isFinite(each.least) ? each.least : each.greatest));
      const found = ratio?.groups[place];
      return {
        name: group ?? '',
        ratios: known.filter(Number.isFinite).map(Math.exp),
        estimate: found?.estimate,
        doubts: found?.doubts ?? [],
        guess: prediction?.[place],
      };
    });
    if (!ratio?.comparison || !groups[0] || !groups[1]) return lanes;
    const name = words.charts.comparison(groups[0], groups[1]);
    return [...lanes, { name, ratios: [], estimate: ratio.comparison.estimate, doubts: ratio.comparison.doubts, guess: undefined }];
  }

  #drawShares({ groups, runs, rows, prediction, nameOf }: Evidence, width: number): void {
    const isCurve = groups.length > 1;
    const columns = isCurve ? groups.map((group) => group ?? '') : runs.map(nameOf);
    const shares = groups.flatMap((group) =>
      runs.map((run, place) => {
        const found = this.#findings?.shares?.shares.find((share) => share.group === group && share.run === run);
        const own = rows.filter((row) => row.run === run && row.group === group && row.outcome !== 'refused');
        const solved = own.filter(({ outcome }) => outcome === 'solved' || outcome === 'no-solution').length;
        return {
          column: isCurve ? (group ?? '') : nameOf(run),
          series: place,
          share: own.length === 0 ? 0 : solved / own.length,
          interval: found?.interval,
          bySeed: found?.bySeed ?? [],
        };
      }),
    );
    drawShares(this.#part('shares'), width, {
      columns,
      shares,
      guesses: prediction,
      isCurve,
      title: words.charts.shares,
      axis: isCurve ? words.charts.givensAxis : '',
    });
  }

  #legend(): void {
    const { groups } = this.#evidence!;
    const shown = groups.length > 1 ? groups : [];
    this.#part('legend').replaceChildren(
      ...shown.map((group, place) => element('span', `legend-mark.${groupClass(place)}.shape-${place % 2}`, group ?? '')),
    );
  }

  #drawTallies(): void {
    const { ratio } = this.#findings ?? {};
    const rows = (ratio?.groups ?? []).map(
      ({ group, tally }) => `${group ? `${group}: ` : ''}${words.tally(this.#evidence!.pair[1], tally)}`,
    );
    this.#part('tallies').replaceChildren(...rows.map((text) => element('li', '', text)));
  }

  /** Says which pair is chosen. */
  #tell(): void {
    const panel = this.#part('pair');
    panel.hidden = !this.#chosen;
    if (!this.#chosen || !this.#evidence) return;
    const { currency } = this.#evidence;
    const { name, puzzle, ratio } = this.#chosen;
    const [a, b] = shownCosts(this.#chosen).map(({ amount, finished }) => `${number(amount)}${finished ? '' : '+'}`) as [string, string];
    const isKnown = ratio.least === ratio.greatest;
    const known = Math.exp(Number.isFinite(ratio.least) ? ratio.least : ratio.greatest);
    this.#part('pair-text').textContent = words.pair(name ?? puzzle, `${a} ${words.units[currency]}`, b, known, isKnown);
    this.#slider.value = String(this.#inOrder.indexOf(this.#chosen));
    this.#slider.setAttribute('aria-valuetext', name ?? puzzle);
  }

  /** Finds out where the chosen pair parts, says it, and links to Compare. */
  async #findParting(pair: Pair): Promise<void> {
    const { texts, named, pair: names } = this.#evidence!;
    const link = this.#part<HTMLAnchorElement>('open-both');
    const text = texts.get(pair.puzzle);
    const runs = names.map((name) => this.#seeded(pair, name, named[name]));
    link.hidden = true;
    if (text === undefined || runs.some((run) => run === undefined)) {
      this.#part('parting').textContent = words.parting.noPuzzle;
      return;
    }
    this.#part('parting').textContent = words.parting.looking;
    const both = runs.map((run) => run!);
    const parting = await this.#finder.find({ text, runs: both });
    if (!parting || this.#chosen !== pair) return;
    this.#part('parting').textContent = this.#partingText(parting, text);
    link.href = compareUrl(new URL(this.#compare, location.href).href, {
      puzzle: text,
      runs: both,
      measure: 'writes',
      time: (parting.digits ?? 0) + 1,
    });
    link.hidden = false;
  }

  /** A run with the seed that it had on this puzzle. */
  #seeded(pair: Pair, name: string, run: Evidence['named'][string] | undefined) {
    const seed = this.#evidence!.rows.find((row) => row.puzzle_id === pair.puzzle && row.run === name)?.seed;
    return run && (seed == null ? run : { ...run, options: { ...run.options, seed: String(seed) } });
  }

  #partingText({ digits, next }: Parting, text: string): string {
    if (digits === undefined) return words.parting.never;
    const puzzle = readOnePuzzle(text);
    const writes = next.map((changes, run) => {
      const [change] = changes;
      if (!change || changes.length > 2) return words.parting.many(letterOf(run), changes.length);
      const written = changes.find(({ digit }) => digit > 0) ?? change;
      const cell = cellName(puzzle.grid, written.cell);
      return written.digit === 0
        ? words.parting.takes(letterOf(run), cell)
        : words.parting.writes(letterOf(run), symbolOf(puzzle, written.digit), cell);
    });
    return words.parting.at(digits, writes);
  }
}
