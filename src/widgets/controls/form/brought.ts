/** Takes what a reader brings to a box for puzzles: a file or text that is dropped on `root`, or a file chosen with the button in `box`. */
export function takeBrought(root: HTMLElement, box: HTMLElement, take: (brought: File | string) => void): void {
  root.addEventListener('dragover', (event) => event.preventDefault());
  root.addEventListener('drop', (event) => {
    event.preventDefault();
    take(event.dataTransfer?.files[0] ?? event.dataTransfer?.getData('text/plain') ?? '');
  });
  const input = box.querySelector<HTMLInputElement>('input[data-part=file]');
  input?.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file) take(file);
    // So that the same file can be chosen again.
    input.value = '';
  });
}
