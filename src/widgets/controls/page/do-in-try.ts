import { bringToTop, shareInView, takeFocus } from '../../ui/in-view.ts';
import { enableReturnToText, leaveText, offerReturnToText } from './return-to-text.ts';

/** How much of a figure beside its text has to be in view for a reader to see what a link does there. */
const IN_SIGHT = 0.8;

/** Whether a link's figure is beside the text that it is in, and both are in sight: then the reader stays where they are. */
const isBeside = (link: Element, figure: Element): boolean =>
  link.closest('.beside')?.contains(figure) === true &&
  (shareInView(figure) >= IN_SIGHT || (figure as HTMLElement).dataset.docked === '') &&
  shareInView(link) > 0;

const tryIn = (figure: Element) => figure.querySelector<HTMLElement>('[data-try]')!;

/** Scrolls to a try, gives it the focus, and returns it as soon as it is alive. */
async function goToTry(figure: Element): Promise<HTMLElement> {
  bringToTop(figure);
  takeFocus(tryIn(figure));
  return aliveTry(figure);
}

async function aliveTry(figure: Element): Promise<HTMLElement> {
  const element = tryIn(figure);
  // A distant figure loads its code when it comes into sight.
  await customElements.whenDefined(element.localName);
  return element;
}

/** At this share of the window's height a paragraph is read. */
const READING_LINE = 0.45;

/** Has the try of a section follow its text: it shows what the first link of the paragraph does that is read, until the reader has the figure. */
function followText(section: HTMLElement): void {
  const figure = section.querySelector('.try')!;
  const links = [...section.querySelectorAll<HTMLAnchorElement>('a[data-act]')];
  const blockOf = (link: Element | undefined) => link?.closest('p, li');
  const firsts = links.filter((link, index) => blockOf(link) !== blockOf(links[index - 1]));
  const ends = new AbortController();
  const { signal } = ends;
  let shown: Element | undefined;
  for (const type of ['pointerdown', 'keydown']) figure.addEventListener(type, () => ends.abort(), { signal });
  // What the reader asks for stays until another paragraph is read.
  section.addEventListener(
    'click',
    ({ target }) => {
      const block = (target as Element).closest('a[data-act]') && blockOf(target as Element);
      shown = firsts.find((link) => blockOf(link) === block) ?? shown;
    },
    { signal },
  );
  const readAt = (line: number) => firsts.findLast((link) => blockOf(link)!.getBoundingClientRect().top <= line);
  const show = (read: HTMLAnchorElement | undefined) => {
    if (!read || read === shown) return;
    shown = read;
    followInTry(read, true);
  };
  let docks = false;
  const look = () => {
    if (section.getBoundingClientRect().left < figure.getBoundingClientRect().left) {
      const read = readAt(innerHeight * READING_LINE);
      if (!signal.aborted && read && isBeside(read, figure)) show(read);
    } else if (!docks) {
      docks = true;
      // Where the figure is above the text, its picture comes along, and what it shows is the text's again.
      import('./docked-picture.ts').then(({ dockPicture }) => {
        const covered = dockPicture(section, figure, (isDocked) => {
          figure.toggleAttribute('data-docked', isDocked);
          if (isDocked) show(readAt(covered() + (innerHeight - covered()) / 2));
        });
      });
    }
  };
  addEventListener('scroll', () => requestAnimationFrame(look), { passive: true });
}

const actionsIn = (text: string) => text.split('; ').filter((action) => action !== '');

/** Carries out a link's actions in its figure, at once or as a way that is shown one by one, and gives it a button back to the link. */
async function followInTry(link: HTMLAnchorElement, stays = false, isAgain = false): Promise<void> {
  const { act, start, way } = link.dataset;
  const figure = document.querySelector(link.hash)!;
  offerReturnToText(stays ? undefined : figure);
  const element = await (stays ? aliveTry : goToTry)(figure);
  if (way) {
    if (!isAgain) element.dispatchEvent(new CustomEvent('show-way', { detail: actionsIn(way) }));
    return;
  }
  if (start) element.dispatchEvent(new Event('begin'));
  const actions = actionsIn(start ?? act!);
  for (const [index, detail] of actions.entries()) {
    // What was said before, and of the steps in between, is not about what the link is for.
    if (!start && index === actions.length - 1) element.dispatchEvent(new Event('forget'));
    element.dispatchEvent(new CustomEvent('act', { detail }));
  }
  if (start) element.dispatchEvent(new Event('forget'));
}

/** A link that leads into a try: with actions, with those that the task of an exercise begins with, or with its solution. */
const TO_TRY = 'a:is([data-act], [data-start], [data-way])';

/** Links in the text that name actions, with semicolons between them, do them in their figure; the browser's Back leads to the link again. */
export function enableTryLinks(): void {
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    target.closest('.try button[data-command=toText]')?.dispatchEvent(new Event('to-text', { bubbles: true, cancelable: true }));
    const link = target.closest<HTMLAnchorElement>(TO_TRY);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const stays = isBeside(link, document.querySelector(link.hash)!);
    if (!stays) leaveText(link, `${location.pathname}${link.hash}`);
    followInTry(link, stays);
  });
  document.querySelectorAll<HTMLElement>('.beside[data-follows]').forEach(followText);
  enableReturnToText((origin) => {
    // A solution that nobody has asked for would count as the reader's own.
    if (origin.matches(TO_TRY)) followInTry(origin as HTMLAnchorElement, false, true);
  });
}
