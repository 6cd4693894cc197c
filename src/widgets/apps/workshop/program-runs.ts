import * as words from '#words/workshop.ts';
import { describeError } from '../../../engine/errors.ts';
import { factsOf } from '../../../trace/facts.ts';
import type { CodeEditor } from '../../controls/editor/code-editor.ts';
import { FRAME } from '../../runs/goal.ts';
import { importedRun } from '../../runs/imported-run.ts';
import { puzzleIn } from '../../runs/named-puzzle.ts';
import type { ImportedTrace } from '../../workers/imported-trace.ts';
import type { Bets } from './bets.ts';
import { CodeError } from './code-fault.ts';
import { checkerFault, type ShownFault, unjustifiedFault } from './fault-box.ts';
import { type ImportedStepper, importedFigure } from './imported-figure.ts';
import type { OriginalComparison } from './original-comparison.ts';
import { isOriginal, isSameProgram, type WorkshopProgram } from './program.ts';
import type { ProgramRun } from './program-run.ts';
import type { RunStatus } from './run-status.ts';
import { sandboxFrame } from './sandbox/sandbox.ts';
import type { TriesList } from './tries-list.ts';

/** The parts of the page that runs use. */
interface Around {
  /** Where their frames are, out of sight, and the figure, in its part `stage`. */
  readonly root: HTMLElement;
  /** The sandbox's document. */
  readonly sandbox: string;
  readonly editor: () => CodeEditor | undefined;
  /** The lines that the reader has changed. */
  readonly own: () => readonly number[];
  readonly status: RunStatus;
  readonly comparison: OriginalComparison;
  readonly bets: Bets;
  readonly tries: TriesList;
}

/** A run that has ended, and the program that made it. */
export interface EndedRun {
  readonly program: WorkshopProgram;
  readonly trace: ImportedTrace;
}

/** The runs of the program in the editor, each replacing the one before, and the figure over the last that has steps. */
export class ProgramRuns {
  readonly #around: Around;
  #run: ProgramRun | undefined;
  /** Counts runs, so that messages of earlier ones are ignored. */
  #number = 0;
  /** The run that the figure shows, by its number. */
  #shown = 0;
  #ended: EndedRun | undefined;
  /** The program of the present run, and that of the run in the figure. */
  #program: WorkshopProgram | undefined;
  #inFigure: WorkshopProgram | undefined;

  constructor(around: Around) {
    this.#around = around;
  }

  /** The last run that has ended, in whatever way. */
  get ended(): EndedRun | undefined {
    return this.#ended;
  }

  stop(): void {
    this.#run?.stop();
  }

  /** Stops the present run, and ignores its later messages. */
  leave(): void {
    this.#number++;
    this.#run?.stop();
    this.#around.status.running = false;
    this.#sayNoRun(words.placeholder);
  }

  /** Says over the figure whether its run is another than the one that would be run now. */
  mark(program: WorkshopProgram): void {
    if (this.#inFigure) this.#markOld(isSameProgram(this.#inFigure, program) ? '' : words.lastRun.waiting);
  }

  #markOld(text: string): void {
    const { root } = this.#around;
    const note = root.querySelector<HTMLElement>('[data-part=old]')!;
    note.textContent = text;
    note.hidden = text === '';
    root.querySelector('[data-part=stage]')!.toggleAttribute('data-old', text !== '');
  }

  async run(program: WorkshopProgram): Promise<void> {
    const { root, sandbox, status, bets } = this.#around;
    const number = ++this.#number;
    this.#run?.stop();
    this.#program = program;
    // What was said over the figure is about an earlier run.
    if (root.querySelector('[data-part=stage]')!.hasAttribute('data-old')) this.#markOld(words.lastRun.running);
    const bet = bets.said;
    status.clear();
    status.say(words.loading);
    status.running = true;
    this.#sayNoRun(words.comingUp);
    try {
      const [{ runProgram }, { unknownName }] = await Promise.all([import('./program-run.ts'), import('./unknown-name.ts')]);
      const { start, code, puzzle } = program;
      const run = await runProgram(
        { start, code, puzzle: puzzleIn(puzzle) },
        () => sandboxFrame(root, sandbox),
        () => this.#progress(number),
      );
      if (number !== this.#number) {
        run.stop();
        return;
      }
      this.#run = run;
      await run.trace.done;
      if (number !== this.#number) return;
      const given = puzzleIn(puzzle);
      status.doubt = unknownName(code, [given, given.grid], start.source);
      await this.#end(run, program, bet);
    } catch (error) {
      if (number !== this.#number) return;
      this.#markFailed();
      status.say(error instanceof CodeError ? words.cannotRun : describeError(error), 'bad');
      if (error instanceof CodeError) status.showFault(error.fault, this.#around.own());
    } finally {
      if (number === this.#number) {
        status.running = false;
        if (this.#shown !== number) this.#sayNoRun(words.placeholder);
      }
    }
  }

  /** Says what will be where no figure is yet. */
  #sayNoRun(text: string): void {
    const place = this.#around.root.querySelector('[data-part=no-run]');
    if (place) place.textContent = text;
  }

  /** The present run has ended without a step that the figure could show. */
  #markFailed(): void {
    if (this.#inFigure && this.#shown !== this.#number) this.#markOld(words.lastRun.failed);
  }

  /** Adds new steps to the figure, or makes the figure over the first ones. */
  #progress(number: number): void {
    if (number !== this.#number || !this.#run) return;
    const { timeline, findings, over } = this.#run.trace;
    if (!over) this.#around.status.say(words.running(findings?.steps ?? 0));
    if (timeline?.length && this.#shown !== number) {
      this.#shown = number;
      this.#showFigure(this.#run, number);
    }
  }

  async #showFigure({ trace }: ProgramRun, number: number): Promise<void> {
    const { root, editor } = this.#around;
    const form = document.querySelector<HTMLTemplateElement>('template[data-part=figure-form]')!;
    const run = await importedRun(trace.opened!, trace.runner);
    // The original's pseudocode is not that of another program.
    const { pseudocode, ...said } = run.words;
    const { figure, stepper } = await importedFigure(
      form,
      { ...run, words: said },
      {
        id: 'bench',
        name: isOriginal(this.#program!) ? words.originalFigure : words.figure,
      },
    );
    if (number !== this.#number) return;
    stepper.addEventListener(FRAME, (event) => {
      if (number !== this.#number) return;
      const line = Number(trace.timeline!.stepAt((event as CustomEvent<number>).detail)?.line) || undefined;
      editor()!.show({ lit: line });
      if (line) editor()!.reveal(line);
    });
    root.querySelector('[data-part=stage]')!.replaceChildren(figure);
    this.#inFigure = this.#program;
    this.#markOld('');
    await stepper.begin();
    // The program is next to it, or out of sight above it.
    if (matchMedia('(width >= 1000px)').matches) figure.querySelector<HTMLElement>('[data-tab=counters]')?.click();
    if (trace.over && trace.findings?.fault) leadToFault(stepper, unjustifiedFault(trace.findings));
  }

  /** Handles the end of a run, after all of it has been checked. */
  async #end({ trace, ending }: ProgramRun, program: WorkshopProgram, bet: number | undefined): Promise<void> {
    const { findings, timeline, opened } = trace;
    if (this.#shown !== this.#number) this.#progress(this.#number);
    this.#ended = { program, trace };
    this.#markFailed();
    const steps = findings?.steps ?? 0;
    const unjustified = findings && unjustifiedFault(findings);
    // A step that cannot be may follow from one that nothing justifies: that one comes first.
    const fault = findings && checkerFault(findings, program.code);
    const wrong = fault && unjustified ? unjustified : fault;
    // When the checker has enough of a run, it stops the sandbox; the reader didn't.
    const how = wrong ?? (await ending);
    const { status, comparison, bets, tries } = this.#around;
    comparison.tell(undefined, steps);
    if (how === 'stopped') status.say(words.stopped(steps));
    else if (how !== 'ended') this.#tellFault(how, fault, steps, unjustified);
    else if (timeline && opened) {
      const facts = timeline.capped ? {} : factsOf(timeline, timeline.length, {});
      const ended = facts.solutions ? 'solved' : timeline.outcome!;
      if (steps === 0) status.say(words.noSteps);
      else if (unjustified) {
        status.say(words.unjustified(steps, words.endings[ended], unjustified.step!), 'bad');
        status.showFault(unjustified, this.#around.own());
      } else if (isOriginal(program)) status.say(words.originalRun(steps, words.endings[ended]));
      else if (ended === 'solved' || ended === 'no-solution') status.say(words.wentWell(steps, words.endings[ended]), 'good');
      else status.say(words.ranOut(steps, words.endings[ended]));
      tries.tell(facts);
      await comparison.compare(opened, timeline, { bet: bets.settle(program, bet), said: bet, isOriginal: isOriginal(program) });
    }
  }

  /** `wrong` is the step that stopped the run, and `cause` an earlier one that it follows from. */
  #tellFault(shown: ShownFault, wrong: ShownFault | undefined, steps: number, cause: ShownFault | undefined): void {
    const { status, comparison, own, root } = this.#around;
    status.say(wrong ? words.contradicts(wrong.step, cause?.step) : words.brokeOff(steps), 'bad');
    status.showFault(shown, own());
    comparison.tell('fault', steps);
    const stepper = root.querySelector<ImportedStepper>('sudo-stepper');
    if (stepper?.seek) leadToFault(stepper, wrong && cause);
  }
}

/** Goes to the step that stopped a run, or to the earlier one that it follows from. */
function leadToFault(stepper: ImportedStepper, cause: ShownFault | undefined): void {
  if (cause) stepper.seek(cause.step!);
  else stepper.command('end');
}
