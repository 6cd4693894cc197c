import { hero as words } from '#words/home.ts';
import { sentenceOf } from '../../../narration/narrator.ts';
import { plain, type Sentence } from '../../../narration/sentence.ts';
import type { Timeline } from '../../../trace/timeline.ts';
import { type PreparedRun, prepareRun } from '../../runs/prepared-run.ts';
import { puzzleTold } from '../../runs/puzzle-library.ts';
import { ViewSet, viewContext } from '../../views/view-set.ts';
import { drawSentence, lengthName } from '../../views/words.ts';
import { runInWorker } from '../../workers/run-in-worker.ts';
import { type Cue, paceOf, type Shot, showsTrail } from './director.ts';
import type { SceneConfig } from './scene-config.ts';

/** One of the films with its run: draws what the director asks for. */
export class Scene {
  readonly #panel: HTMLElement;
  readonly #shots: readonly Shot[];
  readonly #words: PreparedRun['words'];
  readonly #timeline: Timeline;
  readonly #views: ViewSet;
  /** What is drawn: a place, and how much of the way to it. */
  #drawn = { position: -1, at: 1 };

  private constructor(panel: HTMLElement, { shots }: SceneConfig, run: PreparedRun, timeline: Timeline, views: ViewSet) {
    this.#panel = panel;
    this.#shots = shots;
    this.#words = run.words;
    this.#timeline = timeline;
    this.#views = views;
  }

  /** Makes the run anew, in a worker: what moves is not a recording. Rejects when a part does not come. */
  static async open(panel: HTMLElement, config: SceneConfig): Promise<Scene> {
    const run = await prepareRun(config, puzzleTold(config.puzzle));
    const { timeline, done } = runInWorker(run, () => {});
    const context = viewContext({ ...run, row: { ...run.row, shows: config.shows } }, timeline, document);
    const [views] = await Promise.all([done.then(() => ViewSet.in(panel, config.views, context)), done]);
    return new Scene(panel, config, run, timeline, views);
  }

  draw({ shot: index, position, at }: Cue): void {
    const shot = this.#shots[index]!;
    const pace = paceOf(shot);
    this.#panel.toggleAttribute('data-fast', pace > 1);
    this.#panel.toggleAttribute('data-trail', showsTrail(this.#shots, index));
    this.#part('pace').textContent = index === this.#shots.length - 1 ? '' : words.pace(pace);
    const { position: shown, at: far } = this.#drawn;
    if (shown === position && far === at) return;
    this.#drawn = { position, at };
    if (at < 1) this.#views.hold(position - 1, at);
    else this.#views.draw(position);
    if (shown === position) return;
    const [say, sentence] = [this.#part('say'), this.#sentence(shot, position)];
    drawSentence(say, sentence);
    say.dataset.length = lengthName(sentence) ?? '';
    this.#part('place').textContent = words.step(position);
  }

  /** What is seen at a cue, to be read out. */
  spoken({ shot, position }: Cue): string {
    return words.spoken(plain(this.#sentence(this.#shots[shot]!, position)), position, this.#timeline.length);
  }

  #sentence({ says }: Shot, position: number): Sentence {
    if (says) return says;
    const { step, state } = this.#timeline.frame(position);
    return sentenceOf(this.#words, step, state);
  }

  #part(name: string): HTMLElement {
    return this.#panel.querySelector(`[data-part=${name}]`)!;
  }
}
