import * as words from '#words/compare.ts';
import { ownPuzzle } from '#words/figure.ts';
import { yourPuzzle } from '#words/runs.ts';
import { connectOwnPuzzle } from '../../controls/form/own-puzzle.ts';
import { connectShare } from '../../controls/menu/menus.ts';
import { moveFinerControls, showPlaying } from '../../controls/transport/control-row.ts';
import { SpeedSlider } from '../../controls/transport/speed-slider.ts';
import type { Measure } from '../../runs/links/compare-url.ts';
import { sliderOf, speedAt } from '../../runs/player.ts';
import { closeMenusOnChoice } from '../../ui/element.ts';
import { shareInView, takeFocus } from '../../ui/in-view.ts';
import { type StepperCommand, takeKey } from '../../ui/keys.ts';
import { isLost } from '../../ui/lost-focus.ts';
import { showNotice } from '../../ui/notice.ts';
import type { Unit } from './written.ts';

/** The commands of a comparison as a whole. */
interface ControlCallbacks {
  /** Another puzzle of the page, by its id. */
  puzzle(id: string): void;
  /** A puzzle of the reader's own, as text; rejects when it does not fit. */
  own(text: string): Promise<void>;
  measure(measure: Measure): void;
  add(): void;
  stop(): void;
  /** Saves what whole runs took as a file. */
  csv(): void;
  /** The trace of a program of the reader's. */
  trace(file: File): void;
  /** What is said of the runs that a link can't carry. */
  leavesOut(): string;
  knows(command: StepperCommand): boolean;
  command(command: StepperCommand): void;
  speed(speed: number): void;
  /** The link to what is shown. */
  link(): string;
}

/** The controls of a comparison that belong to no single run. They call back, and show what is chosen. */
export class CompareControls {
  readonly #root: HTMLElement;
  readonly #puzzles: HTMLSelectElement;
  readonly #measure: HTMLSelectElement;
  readonly #speed: SpeedSlider;

  constructor(root: HTMLElement, callbacks: ControlCallbacks) {
    this.#root = root;
    this.#puzzles = root.querySelector<HTMLSelectElement>('select[name=puzzle]')!;
    this.#measure = root.querySelector<HTMLSelectElement>('select[name=measure]')!;
    this.#speed = new SpeedSlider(root, 'move', (speed) => callbacks.speed(speed));
    this.showSpeed(this.#speed.speed, true);
    this.#puzzles.addEventListener('change', () => {
      if (['own', 'another'].includes(this.#puzzles.value)) root.querySelector<HTMLDialogElement>('dialog[data-part=own]')!.showModal();
      else callbacks.puzzle(this.#puzzles.value);
    });
    connectOwnPuzzle(root, (text) => callbacks.own(text));
    this.#measure.addEventListener('change', () => callbacks.measure(this.#measure.value as Measure));
    const on = (part: string, action: () => void) => root.querySelector(`[data-part=${part}]`)!.addEventListener('click', action);
    on('add', () => callbacks.add());
    on('stop', () => callbacks.stop());
    on('csv', () => callbacks.csv());
    const traces = root.querySelector<HTMLInputElement>('[data-part=trace-file]')!;
    on('trace', () => traces.click());
    traces.addEventListener('change', () => {
      const [file] = traces.files ?? [];
      if (file) callbacks.trace(file);
      // So that the same file can be chosen again.
      traces.value = '';
    });
    closeMenusOnChoice(root);
    on('part', () => callbacks.command('nextStop'));
    for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-command]'))
      button.addEventListener('click', () => callbacks.command(button.dataset.command as StepperCommand));
    root.addEventListener('keydown', (event) => {
      const command = takeKey(event, (each) => callbacks.knows(each));
      if (command) callbacks.command(command);
    });
    hearFromAfar(root, callbacks);
    moveFinerControls(root);
    connectShare(root, {
      link: () => callbacks.link(),
      say: (text) => showNotice(root, `${text}${callbacks.leavesOut()}`),
      shown: words.thisMoment,
    });
  }

  showChosen(puzzle: string, measure: Measure, unit: Unit): void {
    // A chooser doesn't take what it shows already: while a reader's own puzzle is shown, another entry brings the next one.
    const [own, another] = ['own', 'another'].map((value) => [...this.#puzzles.options].find((option) => option.value === value)!);
    own!.textContent = puzzle === 'own' ? yourPuzzle : ownPuzzle;
    another!.hidden = puzzle !== 'own';
    another!.disabled = puzzle !== 'own';
    this.#puzzles.value = puzzle;
    const names = words.measures(unit);
    for (const option of this.#measure.options) option.textContent = names[option.value as Measure];
    this.#measure.value = measure;
  }

  showPlaying(playing: boolean): void {
    showPlaying(this.#root, playing);
  }

  /** `isEven`: nobody has chosen a speed, so all runs are over in a few seconds. */
  showSpeed(speed: number, isEven: boolean): void {
    this.#speed.show(speedAt(sliderOf(speed)), { said: isEven ? words.evenSpeed : undefined });
  }

  changeSpeed(direction: 1 | -1): void {
    this.#speed.change(direction);
  }

  showKeys(): void {
    this.#root.querySelector<HTMLDialogElement>('dialog[data-part=help]')!.showModal();
  }
}

/** From this share of its panels on the comparison is what the reader looks at. */
const LOOKED_AT = 0.5;

/** While nothing has the focus, the keys written under the buttons reach the comparison in view, which takes the focus. The keys that turn pages turn the page. */
function hearFromAfar(root: HTMLElement, { knows, command }: ControlCallbacks): void {
  document.addEventListener('keydown', (event) => {
    if (!isLost() || ['PageUp', 'PageDown'].includes(event.key) || shareInView(root.querySelector('[data-part=panels]')!) < LOOKED_AT)
      return;
    const named = takeKey(event, knows);
    if (!named) return;
    takeFocus(root);
    command(named);
  });
}
