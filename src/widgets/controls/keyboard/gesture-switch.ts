import { writeOrStrike } from '#words/manual.ts';
import { actionButton, element } from '../../ui/element.ts';

/** What a digit does in a cell. */
export type DigitGesture = 'write' | 'strike';

/** Says what digits do, and changes it: a button for either, of which the one that holds is pressed. */
export class GestureSwitch {
  readonly element = element('div', 'gesture-switch');
  readonly #buttons: Readonly<Record<DigitGesture, HTMLButtonElement>>;
  #gesture: DigitGesture;

  /** `classes` are those of a button; `turn` is called when the reader asks for the other gesture. */
  constructor(classes: string, gesture: DigitGesture, turn: () => void) {
    const buttonFor = (own: DigitGesture) => {
      const button = actionButton(classes, writeOrStrike[own], () => own !== this.#gesture && turn());
      button.title = writeOrStrike.key;
      button.ariaKeyShortcuts = 'X';
      return button;
    };
    this.#gesture = gesture;
    this.#buttons = { write: buttonFor('write'), strike: buttonFor('strike') };
    this.element.role = 'group';
    this.element.ariaLabel = writeOrStrike.label;
    this.element.append(this.#buttons.write, this.#buttons.strike);
    this.show(gesture);
  }

  show(gesture: DigitGesture): void {
    this.#gesture = gesture;
    for (const [own, button] of Object.entries(this.#buttons)) button.ariaPressed = String(own === gesture);
  }
}
