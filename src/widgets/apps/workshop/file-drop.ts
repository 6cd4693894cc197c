/**
 * Takes files that are dropped anywhere on the page, in place of the browser, which would leave the page for them. `place` shows that it
 * does so while it is in sight; `wanted` says by their names which files are meant, all that nobody else wants when it is absent.
 */
export function takeFiles(place: HTMLElement, take: (files: readonly File[]) => void, wanted?: RegExp): void {
  if (wanted) claimed.push(wanted);
  const isMine = ({ name }: File) => (wanted ? wanted.test(name) : !claimed.some((other) => other.test(name)));
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

/** What others on the page want. */
const claimed: RegExp[] = [];
