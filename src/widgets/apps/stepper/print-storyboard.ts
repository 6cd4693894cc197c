import { ownMarkup } from '../../ui/browser.ts';

/** Files of stills that were read ahead, by their paths. */
const read = new Map<string, string>();

/** What has stills as the text of a noscript element: a figure those of its run, a paragraph beside a figure that of its frame. */
const OWNERS = '.stepper, .beat';

/**
 * On paper a figure's storyboard takes the place of its code, and a paragraph of a pair has its frame beside it. A page that runs
 * scripts has them as the text of a noscript element only, and their pictures in a file: neither costs anything until somebody prints.
 */
export function printStoryboards(): void {
  let onPaper: Element[] = [];
  addEventListener('beforeprint', () => {
    if (onPaper.length > 0) return;
    const files = new Map<string, Document | undefined>();
    for (const owner of document.querySelectorAll(OWNERS)) {
      const stills = [...(stillsOf(owner)?.children ?? [])];
      for (const part of stills) {
        drawStills(part, files);
        part.classList.add('on-paper');
      }
      owner.append(...stills);
      onPaper.push(...stills);
    }
  });
  addEventListener('afterprint', () => {
    for (const part of onPaper) part.remove();
    onPaper = [];
  });
  // What the browser keeps for use without a network is not given at once, as a printer wants it.
  const readAhead = async () => {
    const images = [...document.querySelectorAll(OWNERS)].flatMap((owner) => [...(stillsOf(owner)?.querySelectorAll('img') ?? [])]);
    for (const path of new Set(images.map((image) => image.getAttribute('src')!.split('#')[0]!))) {
      const response = await fetch(path).catch(() => undefined);
      if (response?.ok) read.set(path, await response.text());
    }
  };
  addEventListener('offline', readAhead);
  if (!navigator.onLine) readAhead();
}

/** The stills of a figure or a paragraph, with images in the place of drawings; undefined when it has none. */
export function stillsOf(owner: Element): Element | undefined {
  const text = owner.querySelector('noscript')?.textContent;
  return text ? new DOMParser().parseFromString(ownMarkup(text), 'text/html').body : undefined;
}

/** Puts drawings in the place of images, each of which names a part of a file. `files` are those that were read before. */
export function drawStills(stills: Element, files: Map<string, Document | undefined>): void {
  for (const image of stills.querySelectorAll('img')) {
    const [path, still] = image.getAttribute('src')!.split('#') as [string, string];
    if (!files.has(path)) files.set(path, pictureNow(path));
    const drawing = files.get(path)?.getElementById(still)?.nextElementSibling;
    if (!drawing) continue;
    const drawn = document.importNode(drawing, true);
    for (const name of ['x', 'y', 'width', 'height', 'style']) drawn.removeAttribute(name);
    drawn.setAttribute('role', 'img');
    drawn.setAttribute('aria-label', image.alt);
    image.replaceWith(drawn);
  }
}

/** A printer waits for nothing that comes later. Undefined for a file that cannot be had. */
function pictureNow(path: string): Document | undefined {
  const text = read.get(path) ?? fetchNow(path);
  return text === undefined ? undefined : parsedPicture(text);
}

/** A file of stills as a document, without the style sheet of the file: in the page its drawings take the page's own, and its policy allows no other. */
export const parsedPicture = (text: string): Document =>
  new DOMParser().parseFromString(ownMarkup(text.replace(/<style>.*?<\/style>/s, '')), 'image/svg+xml');

function fetchNow(path: string): string | undefined {
  const request = new XMLHttpRequest();
  request.open('GET', path, false);
  try {
    request.send();
  } catch {
    return undefined;
  }
  return request.status === 200 ? request.responseText : undefined;
}
