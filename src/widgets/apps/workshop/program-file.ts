import { takeFiles } from '../../ui/file-drop.ts';

/** Names of files that hold a program; others are traces. */
const PROGRAM = /\.(ts|js|mts|mjs|txt)$/i;
/** The most bytes of a file: much more than a program. */
const MAX_FILE = 500_000;

/** Takes a program from a file: chosen by the button, or dropped anywhere on the page while `place` is on it. */
export function takeProgram(
  place: HTMLElement,
  { button, input }: { button: HTMLElement; input: HTMLInputElement },
  take: (file: File) => void,
): void {
  button.addEventListener('click', () => input.click());
  input.addEventListener('change', () => {
    const [file] = input.files!;
    // So that the same file can be chosen again.
    input.value = '';
    if (file) take(file);
  });
  takeFiles(
    place,
    ([file]) => {
      if (!place.checkVisibility()) location.hash = 'write';
      take(file!);
    },
    PROGRAM,
  );
}

/** The text of such a file, its lines as they are here; undefined where it is too large for a program. */
export async function programIn(file: File): Promise<string | undefined> {
  if (file.size > MAX_FILE) return undefined;
  return (await file.text()).replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}
