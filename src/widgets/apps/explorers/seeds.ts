import { seedsSoFar, seedRuns as words } from '#words/explorers.ts';
import { catalogRow } from '../../../engine/catalog.ts';
import type { RunSummary } from '../../../engine/fast/repeat.ts';
import { readOptions } from '../../../engine/options.ts';
import { readInput } from '../../runs/prepared-run.ts';
import { decodePuzzle, type EncodedPuzzle } from '../../runs/puzzle-library.ts';
import { element } from '../../ui/element.ts';
import { writeFault } from '../../ui/notice.ts';
import { medianOf } from '../../ui/numbers.ts';
import { packInput } from '../../workers/input-message.ts';
import type { SeedTask } from '../../workers/seeds.worker.ts';
import { startSeedRunner, WorkerPool } from '../../workers/worker-pool.ts';
import { drawSeeds, HEIGHTS, scaleFor } from './seeds-drawing.ts';

interface SeedsConfig {
  readonly algorithm: string;
  readonly puzzles: readonly EncodedPuzzle[];
  readonly options: Readonly<Record<string, string>>;
  readonly count: number;
}

/** The results of one press: the runs of one puzzle with one setting, from many seeds. */
interface SeedSet {
  readonly name: string;
  readonly total: number;
  readonly results: RunSummary[];
  stopped: boolean;
}

/** The most earlier sets that stay in sight. */
const MAX_EARLIER = 5;

const solvedOf = ({ results }: SeedSet) =>
  results.filter(({ outcome }) => outcome === 'solved').toSorted((a, b) => a.proposals - b.proposals);
const medianIn = (set: SeedSet) => medianOf(solvedOf(set).map(({ proposals }) => proposals));

/** The status of a set, in a line. */
function statusOf(set: SeedSet): string {
  const solved = solvedOf(set);
  const [first, last] = [solved[0], solved.at(-1)];
  const median = medianIn(set);
  const proposals = median === undefined ? undefined : { median, least: first!.proposals, most: last!.proposals, quickest: first!.seed };
  const counts = solved.flatMap(({ starts }) => (starts === undefined ? [] : [starts]));
  const starts = counts.length > 0 ? { median: medianOf(counts)!, least: Math.min(...counts), most: Math.max(...counts) } : undefined;
  return seedsSoFar(set.results.length, set.total, set.stopped, solved.length, proposals, starts);
}

/** One puzzle, many seeds: runs them in workers and draws how many swaps each of them took. Earlier sets stay below, on the same scale. */
export class SeedRuns extends HTMLElement {
  #pool: WorkerPool<SeedTask, RunSummary> | undefined;
  /** The newest first. */
  #sets: SeedSet[] = [];

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
    const puzzle = config.puzzles.map(decodePuzzle).find(({ id }) => id === this.querySelector<HTMLSelectElement>('select')!.value)!;
    const texts = { ...config.options };
    const settings: string[] = [];
    for (const control of this.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-option]')) {
      const { option, label } = control.dataset;
      texts[option!] = control.value;
      settings.push(words.setting(label!, control.value));
    }
    const row = catalogRow(config.algorithm);
    try {
      const algorithm = await row.load();
      const input = packInput(readInput(row, algorithm, puzzle));
      const options = readOptions(algorithm.options, texts);
      this.#end(this.#isUnderway());
      const set: SeedSet = { name: words.set(puzzle.name, settings), total: config.count, results: [], stopped: false };
      // The same once more is the same set: its seeds are the same.
      this.#sets = [set, ...this.#sets.filter(({ name, results }) => name !== set.name && results.length > 0)].slice(0, MAX_EARLIER + 1);
      const tasks = Array.from({ length: config.count }, (_, index) => ({ algorithm: config.algorithm, input, options, seed: index + 1 }));
      this.#pool = new WorkerPool(startSeedRunner, tasks, {
        result: (result) => {
          set.results.push(result);
          this.#show();
        },
        done: () => this.#end(false),
        failed: (error) => {
          this.#end(false);
          writeFault(this.#part('status'), error);
        },
      });
      this.#part('stop').hidden = false;
      this.#show();
    } catch (error) {
      writeFault(this.#part('status'), error);
    }
  }

  #isUnderway(): boolean {
    const [newest] = this.#sets;
    return newest !== undefined && newest.results.length < newest.total;
  }

  #end(stopped: boolean): void {
    this.#pool?.stop();
    this.#part('stop').hidden = true;
    const [newest] = this.#sets;
    if (!newest || newest.results.length === 0) return;
    newest.stopped ||= stopped;
    this.#show();
  }

  #show(): void {
    const [newest, ...earlier] = this.#sets;
    if (!newest) return;
    const x = scaleFor(this.#sets.map(({ results }) => results));
    this.#part('status').textContent = `${newest.name}: ${statusOf(newest)}`;
    const progress = this.querySelector('progress')!;
    progress.value = newest.results.length / newest.total;
    progress.hidden = newest.results.length === newest.total;
    drawSeeds(this.querySelector<SVGSVGElement>('svg[data-part=newest]')!, newest.results, medianIn(newest), x);
    this.#part('earlier').hidden = earlier.length === 0;
    const list = this.#part('earlier').querySelector('ol')!;
    while (list.children.length > earlier.length) list.lastElementChild!.remove();
    for (const [index, set] of earlier.entries()) {
      const item = list.children[index] ?? list.appendChild(blankSet());
      item.querySelector('p')!.textContent = `${set.name}: ${statusOf(set)}`;
      drawSeeds(item.querySelector('svg')!, set.results, medianIn(set), x);
    }
  }
}

/** Makes the element of an earlier set: its drawing and its status. */
function blankSet(): HTMLLIElement {
  const item = element('li', '');
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `0 0 640 ${HEIGHTS.earlier}`);
  svg.setAttribute('aria-hidden', 'true');
  item.append(svg, element('p', 'seeds-status'));
  return item;
}

export function defineSeeds(): void {
  if (!customElements.get('seed-runs')) customElements.define('seed-runs', SeedRuns);
}
