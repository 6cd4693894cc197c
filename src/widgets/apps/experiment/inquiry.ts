import { faults, own } from '#words/experiment.ts';
import { InputError } from '../../../engine/errors.ts';
import type { ResultRow } from '../../../experiment/rows.ts';
import { type Evidence, type Findings, findingsOf } from './evidence.ts';
import { MeasuredPlan, type PlanHearer } from './measured-plan.ts';
import { type ExperimentState, experimentUrl, MAX_SET_LENGTH, setText } from './plan-url.ts';
import { askedOf, plannedEvidence } from './planned-evidence.ts';
import { type Guess, type Prediction, predictionText, readPrediction } from './prediction.ts';
import type { Asked } from './prediction-panel.ts';
import { type Plan, type QuestionId, type Settings, usual } from './question.ts';
import { namedPlan } from './question-form.ts';

/** Rows, and the texts of their puzzles by id. */
interface Measured {
  readonly rows: readonly ResultRow[];
  readonly texts: ReadonlyMap<string, string>;
}

const NOTHING: Measured = { rows: [], texts: new Map() };

/** A question with its settings, what was predicted, and what has been measured and found. */
export class Inquiry {
  #question: QuestionId = 'factor';
  #settings: Settings = usual.factor;
  /** What the sliders say, whether it is kept or not. */
  guesses: readonly Guess[] | undefined;
  prediction: Prediction;
  /** Which look at the question this is, from 1. */
  #look = 1;
  #measured: MeasuredPlan | undefined;
  /** Of looks before. */
  #before = NOTHING;
  findings: Findings | undefined;

  get question(): QuestionId {
    return this.#question;
  }

  get settings(): Settings {
    return this.#settings;
  }

  get look(): number {
    return this.#look;
  }

  /** The runs of this look, while they are made and after. */
  get measured(): MeasuredPlan | undefined {
    return this.#measured;
  }

  get plan(): Plan {
    return namedPlan(this.#question, this.#settings);
  }

  /** Whether a run of the plan draws at random. */
  get draws(): boolean {
    return this.#question === 'cooling' || this.#question === 'restarts' || (this.#question === 'own' && this.#settings.own.draws);
  }

  /** What a reader is asked to predict. */
  get asked(): Asked {
    return askedOf(this.#question, this.#settings, this.plan);
  }

  /** Rows and puzzles of all looks. */
  get #all(): Measured {
    const { rows, texts } = this.#measured ?? NOTHING;
    return { rows: [...this.#before.rows, ...rows], texts: new Map([...this.#before.texts, ...texts]) };
  }

  get evidence(): Evidence {
    const isWhole = this.#measured?.isWhole ?? false;
    return plannedEvidence(this.#question, this.#settings, { ...this.#all, isWhole, look: this.#look, prediction: this.prediction });
  }

  /** The address of the page with this inquiry. */
  linkOn(page: string): string {
    const guess = predictionText(this.prediction);
    return experimentUrl(page, { question: this.#question, settings: this.#settings, guess, look: this.#look });
  }

  /** The same for others to follow. Throws InputError where a link has no room for the puzzles. */
  sharedLink(page: string): string {
    if (this.#question === 'own' && setText(this.#settings.own).length > MAX_SET_LENGTH) throw new InputError(own.longLink(MAX_SET_LENGTH));
    return this.linkOn(page);
  }

  /** Takes what an address asks; returns what of it makes no sense. */
  follow({ question = 'factor', settings, look, guess }: ExperimentState): readonly string[] {
    [this.#question, this.#settings, this.#look] = [question, settings, look];
    if (guess === undefined) return [];
    const { kind, names } = this.asked;
    this.prediction = readPrediction(guess, names.length, kind);
    this.guesses = this.prediction;
    return this.prediction ? [] : [faults.guess];
  }

  /** Asks another question, or the same with other settings: what was predicted and measured was of the old ones. */
  ask(question: QuestionId, settings: Settings): void {
    [this.#question, this.#settings] = [question, settings];
    this.stop();
    this.#measured = undefined;
    this.findings = undefined;
    this.prediction = undefined;
    this.guesses = undefined;
    this.#look = 1;
    this.#before = NOTHING;
  }

  stop(): void {
    this.#measured?.stop();
  }

  /** Gives room to rows of a file. */
  leave(): void {
    this.stop();
    this.#measured = undefined;
  }

  /** Measures the plan, whose first puzzles of each group may have been measured before. */
  measure(hearer: PlanHearer, first = 0): void {
    this.stop();
    this.findings = undefined;
    if (first === 0) this.#before = NOTHING;
    const measured: MeasuredPlan = new MeasuredPlan(
      this.plan,
      {
        ...hearer,
        ended: () => {
          if (measured !== this.#measured) return;
          if (measured.isWhole) this.findings = findingsOf(this.evidence);
          hearer.ended();
        },
      },
      first,
    );
    this.#measured = measured;
  }

  /** Prepares a stricter look at as many puzzles again; returns how many of a group have been measured. */
  lookAgain(): number {
    const { count } = this.#settings;
    this.#before = this.#all;
    this.#look++;
    this.#settings = { ...this.#settings, count: 2 * count };
    return count;
  }
}
