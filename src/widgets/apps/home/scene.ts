import { hero as words } from '#words/home.ts';
import { sentenceOf } from '../../../narration/narrator.ts';
import { plain, type Sentence } from '../../../narration/sentence.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { type PreparedRun, prepareRun } from '../../runs/prepared-run.ts';
import { decodePuzzle } from '../../runs/puzzle-library.ts';
import { drawSentence, lengthName } from '../../views/kit/drawn-sentence.ts';
import { ViewSet, viewContext } from '../../views/view-set.ts';
import { runInWorker } from '../../workers/run-in-worker.ts';
import { type Cue, type FilmConfig, paceOf, type Reel, type Shot, showsTrail } from './film.ts';

/** A run that has been made, with what draws it. */
interface MadeReel {
  readonly run: PreparedRun;
  readonly timeline: Timeline;
  readonly views: ViewSet;
}

/** Makes a run again, in a worker: what moves is not a recording. Its views are in `root`. */
async function make({ views, shows, ...named }: Reel, root: Element): Promise<MadeReel> {
  const run = await prepareRun(named, decodePuzzle(named.puzzle));
  const { timeline, done } = runInWorker(run, () => {});
  const context = viewContext({ ...run, row: { ...run.row, shows } }, timeline, document);
  await done;
  return { run, timeline, views: await ViewSet.in(root, views, context) };
}

/** A film with its runs: draws what is seen at a time. */
export class Scene {
  readonly #panel: HTMLElement;
  readonly #shots: readonly Shot[];
  readonly #reels: readonly MadeReel[];
  /** The drawn content: a place in a run, how much of the way to it, and the shot. */
  #drawn = { shot: -1, reel: 0, position: -1, at: 1 };

  private constructor(panel: HTMLElement, shots: readonly Shot[], reels: readonly MadeReel[]) {
    this.#panel = panel;
    this.#shots = shots;
    this.#reels = reels;
  }

  /** Rejects when a part does not come. */
  static async open(panel: HTMLElement, { reels, shots }: FilmConfig): Promise<Scene> {
    // What is not of the picture belongs to the first run.
    const roots = reels.map((_, index) => (index === 0 ? panel : panel.querySelector(`[data-reel="${index}"]`)!));
    return new Scene(panel, shots, await Promise.all(reels.map((reel, index) => make(reel, roots[index]!))));
  }

  draw({ shot: index, position, at }: Cue): void {
    const shot = this.#shots[index]!;
    const { reel = 0 } = shot;
    const { run, timeline, views } = this.#reels[reel]!;
    const pace = paceOf(shot);
    this.#panel.toggleAttribute('data-fast', pace > 1);
    this.#panel.toggleAttribute('data-blurred', pace > 1 && shot.moves === undefined);
    this.#panel.toggleAttribute('data-trail', showsTrail(this.#shots, index));
    this.#part('pace').textContent = index === this.#shots.length - 1 ? '' : words.pace(pace);
    const before = this.#drawn;
    const isThere = before.reel === reel && before.position === position;
    this.#drawn = { shot: index, reel, position, at };
    if (!isThere || before.at !== at) {
      if (at < 1) views.hold(position - 1, at);
      else views.draw(position);
    }
    if (isThere && before.shot === index) return;
    const [say, sentence] = [this.#part('say'), this.#sentence(shot, position)];
    drawSentence(say, sentence);
    say.dataset.length = lengthName(sentence) ?? '';
    this.#part('place').textContent = words.step(position);
    // The whole run opens where the film is.
    if (reel === 0) {
      const whole = this.#panel.querySelector<HTMLAnchorElement>('a[data-part=whole]')!;
      const url = new URL(whole.href);
      url.searchParams.set('step', String(position));
      whole.href = url.href;
    }
    if (before.reel === reel) return;
    this.#panel.toggleAttribute('data-later', reel > 0);
    for (const element of this.#panel.querySelectorAll<HTMLElement>('[data-reel]')) element.inert = Number(element.dataset.reel) !== reel;
    this.#part('puzzle').textContent = run.puzzle.name;
    this.#part('of').textContent = words.of(timeline.length);
  }

  /** The description of a cue, for screen readers. */
  spoken({ shot, position }: Cue): string {
    const { reel = 0 } = this.#shots[shot]!;
    return words.spoken(plain(this.#sentence(this.#shots[shot]!, position)), position, this.#reels[reel]!.timeline.length);
  }

  #sentence({ says, reel = 0 }: Shot, position: number): Sentence {
    if (says) return says;
    const { run, timeline } = this.#reels[reel]!;
    const { step, state } = timeline.frame(position);
    return sentenceOf(run.words, step, state);
  }

  #part(name: string): HTMLElement {
    return this.#panel.querySelector(`[data-part=${name}]`)!;
  }
}
