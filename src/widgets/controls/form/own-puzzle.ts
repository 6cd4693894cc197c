import * as words from '#words/runs.ts';
import { MAX_TEXT_LENGTH, tooLong } from '../../runs/one-puzzle.ts';
import { faultSentence } from '../../ui/fault-sentence.ts';

/** A character takes four bytes at most: larger files are not even read. */
const MAX_FILE = 4 * MAX_TEXT_LENGTH;

/** The text of a dropped or chosen file, or dropped text. Throws InputError when it is too long to be a puzzle. */
async function textOf(data: DataTransfer | null, file = data?.files[0]): Promise<string> {
  if (file && file.size > MAX_FILE) throw tooLong(words.theFile(file.name), words.bytes(file.size));
  const text = file ? await file.text() : (data?.getData('text/plain') ?? '');
  if (text.length > MAX_TEXT_LENGTH) throw tooLong(file ? words.theFile(file.name) : words.theText, words.characters(text.length));
  return text;
}

/** The dialog for a puzzle of the reader's own: pasted, typed, or dropped as a file. What was there before stays until one is accepted. */
export function connectOwnPuzzle(root: HTMLElement, use: (text: string) => Promise<void>): void {
  const dialog = root.querySelector<HTMLDialogElement>('dialog[data-part=own]');
  if (!dialog) return;
  const area = dialog.querySelector('textarea')!;
  const fault = dialog.querySelector<HTMLElement>('[data-part=fault]')!;
  const say = (text: string) => {
    fault.textContent = text;
    fault.hidden = text === '';
  };

  dialog.querySelector('form')!.addEventListener('submit', async (event) => {
    event.preventDefault();
    try {
      await use(area.value);
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
    dialog.returnValue = '';
  });

  const bring = async (data: DataTransfer | null, file?: File) => {
    try {
      area.value = await textOf(data, file);
      say('');
    } catch (error) {
      say(faultSentence(error));
    }
    if (!dialog.open) dialog.showModal();
  };
  root.addEventListener('dragover', (event) => event.preventDefault());
  root.addEventListener('drop', (event) => {
    event.preventDefault();
    bring(event.dataTransfer);
  });
  const chosen = dialog.querySelector<HTMLInputElement>('[data-part=own-file]');
  chosen?.addEventListener('change', async () => {
    const [file] = chosen.files ?? [];
    if (file) await bring(null, file);
    // The same file may be chosen again.
    chosen.value = '';
  });
}
