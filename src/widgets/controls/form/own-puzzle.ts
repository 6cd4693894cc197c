import * as words from '#words/runs.ts';
import { InputError } from '../../../engine/errors.ts';
import { MAX_TEXT_LENGTH, tooLong } from '../../runs/text-length.ts';
import { faultSentence } from '../../ui/fault-sentence.ts';
import { takeFocus } from '../../ui/in-view.ts';
import { takeBrought } from './brought.ts';
import type { OwnText } from './own-text.ts';

/** A character takes four bytes at most: larger files are not even read. */
const MAX_FILE = 4 * MAX_TEXT_LENGTH;
/** The time without a key before a typed text is read, in milliseconds. */
const TYPED = 200;

/** The text of a dropped or chosen file, or dropped text. Throws InputError when it is too long to be a puzzle. */
async function textOf(brought: File | string): Promise<string> {
  const isFile = typeof brought !== 'string';
  if (isFile && brought.size > MAX_FILE) throw tooLong(words.theFile(brought.name), words.bytes(brought.size));
  const text = isFile ? await brought.text() : brought;
  if (text.length > MAX_TEXT_LENGTH) throw tooLong(isFile ? words.theFile(brought.name) : words.theText, words.characters(text.length));
  return text;
}

/**
 * The dialog for a puzzle of the reader's own: pasted, typed, or brought as a file. It shows how the text was read before the puzzle is
 * used. What was there before stays until one is accepted.
 */
export function connectOwnPuzzle(root: HTMLElement, use: (text: string) => Promise<void>): void {
  const dialog = root.querySelector<HTMLDialogElement>('dialog[data-part=own]');
  if (!dialog) return;
  const area = dialog.querySelector('textarea')!;
  const fault = dialog.querySelector<HTMLElement>('[data-part=fault]')!;
  const say = (text: string) => {
    fault.textContent = text;
    fault.hidden = text === '';
  };

  // Loaded with the first text: a page that only offers the dialog stays light.
  let loading: Promise<OwnText | undefined> | undefined;
  const load = async (): Promise<OwnText | undefined> => {
    try {
      const module = await import('./own-text.ts');
      return new module.OwnText(dialog, 'cover' in dialog.dataset, () => say(''));
    } catch {
      // Without a network the text is used as it is, and the next one tries again.
      loading = undefined;
      return undefined;
    }
  };
  /** Shows how the present text is read; `isNew` where the reader hasn't seen that yet. */
  const look = async () => {
    clearTimeout(timer);
    loading ??= load();
    const own = await loading;
    return { own, isNew: own?.take(area.value) === true };
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  area.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(look, TYPED);
  });

  dialog.querySelector('form')!.addEventListener('submit', async (event) => {
    event.preventDefault();
    try {
      const { own, isNew } = await look();
      if (own && isNew && own.count > 1) throw new InputError(words.faults.chooseOne(own.count));
      await use(own?.chosen ?? area.value);
      dialog.close('used');
    } catch (error) {
      say(faultSentence(error));
      area.focus();
    }
  });
  dialog.querySelector('button[data-part=close]')!.addEventListener('click', () => dialog.close());
  // Closed without a puzzle: the chooser goes back to what runs.
  dialog.addEventListener('close', () => {
    say('');
    if (dialog.returnValue !== 'used') root.dispatchEvent(new CustomEvent('own-puzzle-cancelled'));
    // The chooser that opened it would take End, which a figure takes to the end of its run.
    else if (root.matches('sudo-stepper')) takeFocus(root);
    dialog.returnValue = '';
  });

  takeBrought(root, dialog, async (brought) => {
    try {
      area.value = await textOf(brought);
      say('');
      look();
    } catch (error) {
      say(faultSentence(error));
    }
    if (!dialog.open) dialog.showModal();
  });
}
