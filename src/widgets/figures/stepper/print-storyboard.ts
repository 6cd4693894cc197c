/**
 * On paper a figure's storyboard stands in place of its code. A page that runs scripts has it as the text of a noscript
 * element only, and its pictures in a file: neither costs anything until somebody prints.
 */
export function letStoryboardsPrint(): void {
  addEventListener('beforeprint', () => {
    for (const figure of document.querySelectorAll('.stepper')) {
      const text = figure.querySelector('noscript')?.textContent;
      if (!text || figure.querySelector('.storyboard-on-paper')) continue;
      const part = document.createElement('div');
      part.className = 'storyboard-on-paper';
      part.append(new DOMParser().parseFromString(text, 'text/html').body);
      const body = part.firstElementChild!;
      drawStills(body);
      part.replaceChildren(...body.childNodes);
      figure.append(part);
    }
  });
  addEventListener('afterprint', () => {
    for (const part of document.querySelectorAll('.storyboard-on-paper')) part.remove();
  });
}

/** Puts drawings in the place of images, each of which names a part of one file. */
function drawStills(root: Element): void {
  const files = new Map<string, Document | undefined>();
  for (const image of root.querySelectorAll('img')) {
    const [path, still] = image.getAttribute('src')!.split('#') as [string, string];
    if (!files.has(path)) files.set(path, fetchNow(path));
    const drawing = files.get(path)?.getElementById(still)?.nextElementSibling;
    if (!drawing) continue;
    for (const name of ['x', 'y', 'width', 'height', 'style']) drawing.removeAttribute(name);
    drawing.setAttribute('role', 'img');
    drawing.setAttribute('aria-label', image.alt);
    image.replaceWith(drawing);
  }
}

/** A printer waits for nothing that comes later. Undefined where there is no network, and the file is not kept. */
function fetchNow(path: string): Document | undefined {
  const request = new XMLHttpRequest();
  request.open('GET', path, false);
  try {
    request.send();
  } catch {
    return undefined;
  }
  return request.status === 200 ? new DOMParser().parseFromString(request.responseText, 'image/svg+xml') : undefined;
}
