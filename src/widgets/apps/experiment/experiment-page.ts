import * as words from '#words/experiment.ts';
import { describeError } from '../../../engine/errors.ts';
import type { ResultRow, ResultsHeader } from '../../../experiment/rows.ts';
import { connectShare } from '../../controls/menu/menus.ts';
import { isAnchor } from '../../runs/links/address.ts';
import { linkNotice } from '../../runs/links/linked-run.ts';
import { letterOf, runName } from '../../runs/named-run.ts';
import { isNotLoaded } from '../../ui/fault-sentence.ts';
import { writeFault } from '../../ui/notice.ts';
import { PacedRedraw } from '../../ui/paced-redraw.ts';
import { ClassPanel } from './class-panel.ts';
import { drawControls, Pilot } from './controls-list.ts';
import { type Evidence, findingsOf } from './evidence.ts';
import { EvidencePanel } from './evidence-panel.ts';
import { Inquiry } from './inquiry.ts';
import { headerOf, type Maker } from './measured-plan.ts';
import { OpenedPanel } from './opened-panel.ts';
import { OwnPanel } from './own-panel.ts';
import { checkedQuestion } from './own-question.ts';
import { readExperimentUrl } from './plan-url.ts';
import { guessText } from './planned-evidence.ts';
import type { Guess, Prediction } from './prediction.ts';
import { firstGuesses, PredictionPanel } from './prediction-panel.ts';
import { type QuestionId, usual } from './question.ts';
import { askedText, differenceOf, drawChoosers, namedPlan } from './question-form.ts';
import { SentencePanel } from './sentence-panel.ts';
import { nextConfidence } from './sentences.ts';
import { type State, StateRail, stateBefore } from './state-rail.ts';

/** The configuration of the page, written into it at build time as JSON. */
export interface ExperimentConfig extends Maker {
  /** Where comparisons are shown. */
  readonly compare: string;
}

const REDRAWN_EVERY = 300;

/** Whether an address is of the form for one's own runs, which is below. */
const isOfForm = ({ search, hash }: Location): boolean => search !== '' || !isAnchor(hash);

/** A question, a prediction, an experiment and what it allows to be said. */
class SudoExperiment extends HTMLElement {
  #config!: ExperimentConfig;
  readonly #inquiry = new Inquiry();
  #state: State = 'question';
  #difference = '';
  #rail!: StateRail;
  #panel!: EvidencePanel;
  #predicting!: PredictionPanel;
  #sentence!: SentencePanel;
  #opened!: OpenedPanel;
  #own!: OwnPanel;
  #class!: ClassPanel;
  readonly #pilot = new Pilot();
  readonly #redraw = new PacedRedraw(() => this.#drawEvidence(), REDRAWN_EVERY);

  connectedCallback(): void {
    this.#start().catch((error: unknown) => this.#sayFault(error));
  }

  disconnectedCallback(): void {
    this.#inquiry.stop();
    this.#pilot.stop();
  }

  #part<T extends HTMLElement = HTMLElement>(name: string): T {
    return this.querySelector<T>(`[data-part="${name}"]`)!;
  }

  async #start(): Promise<void> {
    this.#config = JSON.parse(this.querySelector('script[type="application/json"]')!.textContent!);
    this.#panel = new EvidencePanel(this, this.#config.compare);
    this.#predicting = new PredictionPanel(this.#part('guess'), (guesses) => this.#guess(guesses));
    const attempt = (action: () => Promise<void>) => action().catch((error: unknown) => this.#sayFault(error));
    this.#sentence = new SentencePanel(
      this,
      (text) => this.#say(text),
      attempt,
      () => this.#panel.figures,
    );
    this.#opened = new OpenedPanel(this, {
      show: (evidence, header, rows, title, state) => this.#showOpened(evidence, header, rows, title, state),
      close: () => this.#go('question'),
      say: (text) => this.#say(text),
      failed: (error) => this.#sayFault(error),
    });
    this.#own = new OwnPanel(this.#part('own-form'), {
      change: (own) => this.#ask('own', { ...this.#inquiry.settings, own }),
      failed: (error) => this.#sayFault(error),
    });
    this.#class = new ClassPanel(this.#part('class'), () => this.#inquiry);
    const on = (name: string, action: () => void) => this.#part(name).addEventListener('click', action);
    for (const card of this.querySelectorAll<HTMLElement>('[data-ask]'))
      card.addEventListener('click', () => this.#ask(card.dataset.ask as QuestionId));
    this.#rail = new StateRail(this, (state) => this.#go(state));
    on('predict', () => this.#go('prediction'));
    on('keep', () => this.#keep(this.#inquiry.guesses ?? firstGuesses(this.#inquiry.asked)));
    on('without', () => this.#keep(undefined));
    on('run', () => this.#run());
    on('stop', () => this.#inquiry.stop());
    on('conclude', () => this.#go('sentence'));
    on('again', () => this.#run());
    on('more', () => this.#more());
    on('other', () => this.#go('question'));
    on('back', () => this.#go(stateBefore(this.#state)));
    on('ask-aside', () => {
      delete this.dataset.aside;
    });
    connectShare(this, { link: () => this.#inquiry.sharedLink(location.href), say: (text) => this.#say(text), shown: words.shared });
    await this.#follow();
    this.dataset.ready = '';
  }

  /** Restores what the address asks. An address of the Lab's own form leaves the questions aside. */
  async #follow(): Promise<void> {
    const link = readExperimentUrl(location.href);
    if (!link) {
      if (isOfForm(location)) this.dataset.aside = '';
      this.#drawQuestion();
      this.#go('question', false);
      return;
    }
    const { own, faults: inOwn } = await checkedQuestion(link.settings.own);
    const faults = [...link.faults, ...inOwn, ...this.#inquiry.follow({ ...link, settings: { ...link.settings, own } })];
    this.#drawQuestion();
    this.#go(this.#inquiry.prediction ? 'controls' : 'prediction', false);
    if (faults.length > 0) this.#say(linkNotice(faults), true);
  }

  /** Asks another question, or the same with other settings. */
  #ask(question: QuestionId, settings = usual[question]): void {
    this.#inquiry.ask(question, settings);
    this.#class.clear();
    this.#opened.forget();
    this.#drawQuestion();
    this.#keepAddress();
  }

  #keepAddress(): void {
    history.replaceState(history.state, '', this.#inquiry.linkOn(location.href));
  }

  #drawQuestion(): void {
    const { question, settings, plan } = this.#inquiry;
    this.#part('class').hidden = false;
    for (const card of this.querySelectorAll<HTMLElement>('[data-ask]')) card.ariaPressed = String(card.dataset.ask === question);
    drawChoosers(this.#part('choosers'), question, settings, (changed) => this.#ask(question, changed));
    this.#own.show(question === 'own' ? settings.own : undefined);
    this.#part('asked').textContent = askedText(question, settings);
    this.#part('runs-named').replaceChildren(
      ...plan.runs.map((run, place) => {
        const named = document.createElement('span');
        named.textContent = `${letterOf(place)}: ${runName(run)}`;
        return named;
      }),
    );
    differenceOf(plan)
      .then(({ text, options }) => {
        this.#difference = text;
        this.#part('difference').textContent = text;
        this.#opened.drawOptions(options, plan.runs.length);
        if (this.#state === 'controls') this.#drawControls();
      })
      .catch((error: unknown) => this.#sayFault(error))
      .finally(() => {
        this.dataset.drawn = '';
      });
  }

  #guess(guesses: readonly Guess[]): void {
    const { question, settings } = this.#inquiry;
    this.#inquiry.guesses = guesses;
    this.#part('guess-text').textContent = guessText(question, settings, guesses);
  }

  #keep(prediction: Prediction): void {
    this.#inquiry.prediction = prediction;
    this.#keepAddress();
    this.#go('controls');
  }

  /** Whether a state makes sense now. */
  #isOpen(state: State): boolean {
    const hasRows = this.#inquiry.measured !== undefined || this.#opened.isOpen;
    if (state === 'evidence') return hasRows;
    if (state === 'sentence') return this.#inquiry.findings !== undefined;
    return state === 'question' || !this.#opened.isOpen;
  }

  #go(state: State, moves = true): void {
    if (!this.#isOpen(state)) return;
    if (state === 'question' && this.#opened.isOpen) this.#forgetOpened();
    this.#state = state;
    this.dataset.state = state;
    this.#rail.show(state, (each) => this.#isOpen(each));
    this.#say('');
    if (state === 'prediction') this.#drawPrediction();
    if (state === 'controls') this.#beginControls();
    else this.#pilot.stop();
    if (state === 'evidence' || state === 'sentence') this.#drawEvidence();
    if (!moves) return;
    this.#part('asked').focus({ preventScroll: true });
    // Where the states are higher than the window, the new one is seen from its beginning.
    if (this.getBoundingClientRect().top < 0) this.scrollIntoView({ block: 'start' });
  }

  #forgetOpened(): void {
    this.#opened.forget();
    this.#inquiry.findings = undefined;
    this.#drawQuestion();
  }

  #drawPrediction(): void {
    const { asked } = this.#inquiry;
    const guesses = this.#inquiry.guesses ?? firstGuesses(asked);
    this.#part('guess-intro').textContent = words.prediction.intro[asked.kind];
    this.#predicting.show(asked, guesses, Math.max(300, this.#part('guess').clientWidth));
    this.#guess(guesses);
  }

  #drawControls(): void {
    drawControls(this.#part('controls'), this.#inquiry.plan, this.#difference, this.#inquiry.draws);
  }

  #beginControls(): void {
    this.#drawControls();
    const say = (text: string) => {
      this.#part('pilot').textContent = text;
    };
    const { question, settings, plan, look } = this.#inquiry;
    this.#pilot.begin(plan, namedPlan(question, settings, true), look, say, (error) => this.#sayFault(error));
  }

  #run(first = 0): void {
    this.#pilot.stop();
    this.#inquiry.measure(
      {
        grown: () => this.#redraw.soon(),
        ended: () => this.#ended(),
        failed: (error) => this.#sayFault(isNotLoaded(error) ? error : new Error(words.failed(describeError(error)))),
      },
      first,
    );
    this.#keepAddress();
    this.#go('evidence');
  }

  /** Measures as many puzzles again, for a stricter look. */
  #more(): void {
    const count = this.#inquiry.lookAgain();
    this.#drawQuestion();
    this.#run(count);
  }

  #ended(): void {
    this.#class.findings = this.#inquiry.findings;
    this.#rail.show(this.#state, (each) => this.#isOpen(each));
    this.#redraw.now();
  }

  #drawEvidence(): void {
    if (this.#opened.isOpen) {
      this.#opened.draw();
      return;
    }
    const { measured } = this.#inquiry;
    if (!measured) return;
    const { evidence, findings, plan, settings, look } = this.#inquiry;
    const { running, done, total, isWhole } = measured;
    this.#part('stop').hidden = !running;
    this.#part('again').hidden = running;
    this.#part('conclude').hidden = !isWhole;
    const progress = this.querySelector<HTMLProgressElement>('.experiment-foot progress')!;
    progress.hidden = !running;
    progress.value = done / total;
    this.dataset.done = String(done);
    this.#panel.show(evidence, findings);
    this.#class.findings = findings;
    if (findings) this.#sentence.show({ evidence, header: headerOf(plan, this.#config), rows: evidence.rows }, findings);
    this.#part('more').hidden = !plan.makes;
    this.#part('more').textContent = words.go.more(settings.count);
    this.#part('stricter').textContent = words.settle.stricter(look, nextConfidence(look));
    const puzzles = new Set(evidence.rows.map((row) => row.puzzle_id)).size;
    if (this.#state !== 'evidence') return;
    if (running) this.#say(words.running(done, total, measured.secondsLeft));
    else this.#say(isWhole ? words.allDone(puzzles, evidence.rows.length) : words.stopped(done, total));
  }

  /** Shows rows of a file in place of an experiment of the page's own. */
  #showOpened(evidence: Evidence, header: ResultsHeader, rows: readonly ResultRow[], title: string, state: string): void {
    const findings = findingsOf(evidence);
    this.#inquiry.leave();
    this.#inquiry.findings = findings;
    this.#part('asked').textContent = title;
    this.#part('runs-named').replaceChildren();
    this.#part('difference').textContent = state;
    for (const name of ['stop', 'again', 'more']) this.#part(name).hidden = true;
    this.#part('conclude').hidden = false;
    // Nobody predicted what a file has.
    this.#part('class').hidden = true;
    this.#part('stricter').textContent = '';
    this.#panel.show(evidence, findings);
    this.#sentence.show({ evidence, header, rows }, findings);
  }

  /** Goes to the rows that were opened. */
  showRows(): void {
    this.#go('evidence');
  }

  #say(text: string, fault = false): void {
    const status = this.#part('experiment-status');
    status.textContent = text;
    status.classList.toggle('error', fault);
  }

  #sayFault(error: unknown): void {
    this.#say('', true);
    writeFault(this.#part('experiment-status'), error);
  }
}

/** Makes the experiment of the page live. */
export function defineExperiment(): void {
  if (!customElements.get('sudo-experiment')) customElements.define('sudo-experiment', SudoExperiment);
}
