import { ownMarkup } from '../../ui/browser.ts';

/** Files of stills that were read ahead, by their paths. */
const read = new Map<string, string>();

/**
 * On paper a figure's storyboard takes the place of its code. A page that runs scripts has it as the text of a noscript
 * element only, and its pictures in a file: neither costs anything until somebody prints.
 */
export function printStoryboards(): void {
  addEventListener('beforeprint', () => {
    for (const figure of document.querySelectorAll('.stepper')) {
      if (figure.querySelector('.storyboard-on-paper')) continue;
      const storyboard = storyboardOf(figure);
      if (!storyboard) continue;
      drawStills(storyboard);
      const part = document.createElement('div');
      part.className = 'storyboard-on-paper';
      part.append(...storyboard.childNodes);
      figure.append(part);
    }
  });
  addEventListener('afterprint', () => {
    for (const part of document.querySelectorAll('.storyboard-on-paper')) part.remove();
  });
  // What the browser keeps for use without a network is not given at once, as a printer wants it.
  const readAhead = async () => {
    for (const figure of document.querySelectorAll('.stepper')) {
      const path = storyboardOf(figure)?.querySelector('img')?.getAttribute('src')?.split('#')[0];
      const response = path === undefined ? undefined : await fetch(path).catch(() => undefined);
      if (response?.ok) read.set(path!, await response.text());
    }
  };
  addEventListener('offline', readAhead);
  if (!navigator.onLine) readAhead();
}

/** A figure's note and stills, with images in the place of drawings; undefined when it has none. */
function storyboardOf(figure: Element): Element | undefined {
  const text = figure.querySelector('noscript')?.textContent;
  return text ? new DOMParser().parseFromString(ownMarkup(text), 'text/html').body : undefined;
}

/** Puts drawings in the place of images, each of which names a part of one file. */
function drawStills(storyboard: Element): void {
  const files = new Map<string, Document | undefined>();
  for (const image of storyboard.querySelectorAll('img')) {
    const [path, still] = image.getAttribute('src')!.split('#') as [string, string];
    if (!files.has(path)) files.set(path, pictureNow(path));
    const drawing = files.get(path)?.getElementById(still)?.nextElementSibling;
    if (!drawing) continue;
    for (const name of ['x', 'y', 'width', 'height', 'style']) drawing.removeAttribute(name);
    drawing.setAttribute('role', 'img');
    drawing.setAttribute('aria-label', image.alt);
    image.replaceWith(drawing);
  }
}

/** A printer waits for nothing that comes later. Undefined for a file that cannot be had. */
function pictureNow(path: string): Document | undefined {
  const text = read.get(path) ?? fetchNow(path);
  return text === undefined ? undefined : new DOMParser().parseFromString(ownMarkup(text), 'image/svg+xml');
}

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
