import { axisBottom } from 'd3-axis';
import { scaleLog } from 'd3-scale';
import { select } from 'd3-selection';
import { seedsSoFar, seedTold } from '#words/explorers.ts';
import { number } from '#words/language.ts';
import { catalogRow } from '../../../engine/catalog.ts';
import type { RunSummary } from '../../../engine/fast/repeat.ts';
import { readOptions } from '../../../engine/options.ts';
import { writeFault } from '../../controls/notice.ts';
import { medianOf } from '../../runs/median.ts';
import { puzzleTold, type ToldPuzzle } from '../../runs/puzzle-library.ts';
import { readInput } from '../../runs/read-input.ts';
import { powersOfTen } from '../../views/powers.ts';
import { packInput } from '../../workers/input-message.ts';
import { startSeedRunner } from '../../workers/seed-runner.ts';
import type { SeedTask } from '../../workers/seeds.worker.ts';
import { WorkerPool } from '../../workers/worker-pool.ts';

const WIDTH = 640;
const HEIGHT = 120;
/** At each side: half of the longest number of the axis. */
const ASIDE = 36;

interface SeedsConfig {
  readonly algorithm: string;
  readonly puzzles: readonly ToldPuzzle[];
  readonly options: Readonly<Record<string, string>>;
  readonly count: number;
}

/** One puzzle, many seeds: runs them in workers and draws how many proposals each of them took. */
export class SeedRuns extends HTMLElement {
  #pool: WorkerPool<SeedTask, RunSummary> | undefined;
  #results: RunSummary[] = [];
  #wanted = 0;

  connectedCallback(): void {
    this.#part('go').addEventListener('click', () => this.#start());
    this.#part('stop').addEventListener('click', () => this.#end(true));
    this.dataset.ready = '';
  }

  disconnectedCallback(): void {
    this.#end(true);
  }

  #part(name: string): HTMLElement {
    return this.querySelector<HTMLElement>(`[data-part=${name}]`)!;
  }

  async #start(): Promise<void> {
    const config: SeedsConfig = JSON.parse(this.querySelector('script')!.textContent);
    const puzzle = config.puzzles.map(puzzleTold).find(({ id }) => id === this.querySelector<HTMLSelectElement>('select')!.value)!;
    const texts = { ...config.options };
    for (const control of this.querySelectorAll<HTMLInputElement>('[data-option]')) texts[control.dataset.option!] = control.value;
    const row = catalogRow(config.algorithm);
    try {
      const algorithm = await row.load();
      const input = packInput(readInput(row, algorithm, puzzle));
      const options = readOptions(algorithm.options, texts);
      this.#end(false);
      this.#results = [];
      this.#wanted = config.count;
      const tasks = Array.from({ length: config.count }, (_, index) => ({ algorithm: config.algorithm, input, options, seed: index + 1 }));
      this.#pool = new WorkerPool(startSeedRunner, tasks, {
        result: (result) => {
          this.#results.push(result);
          this.#show(false);
        },
        done: () => this.#end(false),
        failed: (error) => {
          this.#end(false);
          writeFault(this.#part('status'), error);
        },
      });
      this.#part('stop').hidden = false;
      this.#show(false);
    } catch (error) {
      writeFault(this.#part('status'), error);
    }
  }

  #end(stopped: boolean): void {
    this.#pool?.stop();
    this.#part('stop').hidden = true;
    if (this.#results.length > 0) this.#show(stopped);
  }

  #show(stopped: boolean): void {
    const results = this.#results;
    const solved = results.filter(({ outcome }) => outcome === 'solved');
    const ordered = solved.toSorted((a, b) => a.proposals - b.proposals);
    const [first, last] = [ordered[0], ordered.at(-1)];
    const median = medianOf(ordered.map(({ proposals }) => proposals));
    const proposals = median === undefined ? undefined : { median, least: first!.proposals, most: last!.proposals, quickest: first!.seed };
    this.#part('status').textContent = seedsSoFar(results.length, this.#wanted, stopped, solved.length, proposals);
    this.querySelector('progress')!.value = this.#wanted ? results.length / this.#wanted : 0;
    const counts = results.map((result) => Math.max(1, result.proposals));
    const least = Math.min(...counts, 1000);
    const x = scaleLog([least, Math.max(10 * least, ...counts)], [ASIDE, WIDTH - ASIDE])
      .nice()
      .clamp(true);
    const axis = axisBottom(x)
      .tickValues(powersOfTen(...(x.domain() as [number, number])))
      .tickFormat((tick) => number(Number(tick)))
      .tickSize(-(HEIGHT - 26))
      .tickPadding(7);
    const svg = select(this.querySelector('svg')!);
    svg
      .selectAll<SVGGElement, null>('g.axis')
      .data([null])
      .join((enter) => enter.insert('g', ':first-child'))
      .attr('class', 'axis')
      .attr('transform', `translate(0 ${HEIGHT - 20})`)
      .call(axis)
      .call((drawn) => drawn.select('.domain').remove());
    svg
      .selectAll<SVGCircleElement, RunSummary>('circle')
      .data(results, (result) => result?.seed)
      .join('circle')
      .attr('class', ({ outcome }) => (outcome === 'solved' ? 'run solved' : 'run unsolved'))
      .attr('r', 5)
      .attr('cx', ({ proposals }) => x(proposals))
      .attr('cy', ({ seed }) => 14 + ((seed * 29) % (HEIGHT - 44)))
      .selectAll('title')
      .data((result) => [result])
      .join('title')
      .text(seedTold);
    svg
      .selectAll('path.median')
      .data(median === undefined ? [] : [median])
      .join('path')
      .attr('class', 'median')
      .attr('d', (value) => `M${x(value)} 2V${HEIGHT - 20}`);
  }
}

export function defineSeeds(): void {
  if (!customElements.get('seed-runs')) customElements.define('seed-runs', SeedRuns);
}
