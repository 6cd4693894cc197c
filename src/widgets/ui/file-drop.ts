/**
 * Takes files that are dropped anywhere on the page: the browser alone would leave the page for them. `place` is marked while files are
 * over the page and it is in sight. `pattern` matches the names of the files to take; without it, those that no other pattern claims.
 */
export function takeFiles(place: HTMLElement, take: (files: readonly File[]) => void, pattern?: RegExp): void {
  if (pattern) claimed.push(pattern);
  const isMine = ({ name }: File) => (pattern ? pattern.test(name) : !claimed.some((other) => other.test(name)));
  const mark = (dropping: boolean) => place.classList.toggle('dropping', dropping);
  document.addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    mark(true);
  });
  document.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && mark(false));
  document.addEventListener('drop', (event) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    mark(false);
    const mine = files.filter(isMine);
    if (mine.length > 0) take(mine);
  });
}

/** The patterns of all places on the page. */
const claimed: RegExp[] = [];
