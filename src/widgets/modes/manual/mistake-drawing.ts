import type { MistakePicture } from '../../../narration/mistake-picture.ts';
import { element } from '../../ui/element.ts';

/** Draws what a wrong move would come to, or why it is none. */
export function drawMistake(picture: MistakePicture): HTMLElement {
  const made = element('section', `hand-slip-picture.${picture.kind}`);
  const head = element('p', 'hand-way-title');
  head.append(element('b', '', picture.title));
  if (picture.kind === 'walks') head.append(element('span', 'hand-way-on', picture.note));
  made.append(head, ...(picture.kind === 'table' ? [tableOf(picture), element('p', 'slip-note', picture.note)] : walksOf(picture)));
  return made;
}

function tableOf({ columns, rows, rowsSaid, together, togetherSaid }: Extract<MistakePicture, { kind: 'table' }>): HTMLElement {
  const table = element('table');
  const used = columns.map((_, index) => rows.some(({ has }) => has[index]));
  const line = (name: string, texts: readonly string[], said: string) => {
    const row = element('tr');
    const cells = texts.map((text, index) => element('td', used[index] ? 'used' : '', text));
    row.append(element('th', '', name), ...cells, element('td', 'said', said));
    return row;
  };
  let count = 0;
  table.append(
    line('', columns, ''),
    ...rows.map(({ name, has }, index) =>
      line(
        name,
        has.map((each) => (each ? '●' : '')),
        index === 0 ? rowsSaid : '',
      ),
    ),
    line(
      together,
      used.map((each) => (each ? String(++count) : '')),
      togetherSaid,
    ),
  );
  for (const name of table.querySelectorAll('tr > th')) name.setAttribute('scope', 'row');
  return table;
}

function walksOf({ walks }: Extract<MistakePicture, { kind: 'walks' }>): HTMLElement[] {
  return walks.map(({ name, stops, broken, meets }) => {
    const line = element('p', 'slip-walk');
    const parts = stops.flatMap((stop, index) => [
      element('b', index === 0 ? 'head' : '', stop),
      element('i', broken[index] ? 'broken' : '', broken[index] ? '⇢' : '→'),
    ]);
    line.append(element('span', 'slip-way', name), ...parts, element('b', 'head', stops[0]!), element('span', 'slip-meets', meets));
    return line;
  });
}
