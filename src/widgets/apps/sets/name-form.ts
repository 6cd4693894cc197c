import { begin as words } from '#words/sets.ts';
import { MAX, shownName } from '../../../narration/question-set/question-set.ts';
import { takeFocus } from '../../ui/in-view.ts';
import { writeFault } from '../../ui/notice.ts';

/** Why a name or a student number can't be taken; empty where both can. */
export function refusalOf(name: string, number: string): string {
  if (!name) return words.noName;
  if ([...name].length > MAX.name) return words.longName(MAX.name);
  return [...number].length > MAX.number ? words.longNumber(MAX.number) : '';
}

/** The page on which students write their name, and perhaps a number. */
export class NameForm {
  readonly #root: HTMLElement;

  /** `begin` hears the name as it was typed, and the number as it is shown; '' for none. */
  constructor(root: HTMLElement, begin: (typed: string, number: string) => void) {
    this.#root = root;
    root.querySelector('form')!.addEventListener('submit', (event) => {
      event.preventDefault();
      begin(this.#field('name').value, shownName(this.#field('number').value));
    });
  }

  #field(name: 'name' | 'number'): HTMLInputElement {
    return this.#root.querySelector(`[name=${name}]`)!;
  }

  get #fault(): HTMLElement {
    return this.#root.querySelector('[data-part=name-fault]')!;
  }

  /** Asks for a name; the fields begin with what is known. */
  ask(name: string, number: string): void {
    this.say('');
    this.#field('name').value = name;
    this.#field('number').value = number;
    takeFocus(this.#field('name'));
  }

  say(text: string): void {
    this.#fault.textContent = text;
  }

  fail(error: unknown): void {
    writeFault(this.#fault, error);
  }
}
