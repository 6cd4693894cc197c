import { faultSentence } from './fault-sentence.ts';

/** Larger files are not read at all: no figure could show what is in them. */
const LARGEST_FILE = 200_000;

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

  root.addEventListener('dragover', (event) => event.preventDefault());
  root.addEventListener('drop', async (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData('text/plain');
    if (file && file.size > LARGEST_FILE) {
      say(
        `${file.name} has ${file.size.toLocaleString('en')} bytes; expected a file with one puzzle, at most ${LARGEST_FILE.toLocaleString('en')}.`,
      );
    } else {
      area.value = file ? await file.text() : (text ?? '');
      say('');
    }
    if (!dialog.open) dialog.showModal();
  });
}
