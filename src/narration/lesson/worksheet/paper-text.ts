import type { PaperElement, PaperNode } from './paper.ts';

/** What stands for pictures and gaps where there is only text. */
export interface TextDrawing<Picture> {
  /** A picture in lines; none where the text around it says enough. */
  pictureLines(picture: Picture): readonly string[];
}

/** A gap, of the same length whatever it leaves out. */
const GAP = '____';

/** Line breaks in elements that are written one under the other. */
const BLOCKS = new Set(['section', 'header', 'footer', 'div', 'h1', 'h2', 'p', 'ol', 'li', 'table', 'tr']);

/** Printed pages as plain text, for screen readers, braille displays and editors. */
export function paperText<Picture>(nodes: readonly PaperNode<Picture>[], drawing: TextDrawing<Picture>): string {
  const lines: string[] = [''];
  const write = (text: string) => {
    if (text === ' ' && lines.at(-1) === '') return;
    lines.push(lines.pop()! + text);
  };
  const startLine = () => {
    if (lines.at(-1)!.trim() !== '') lines.push('');
  };
  const gap = () => {
    startLine();
    if (lines.length > 1 && lines.at(-2) !== '') lines.push('');
  };
  const addAll = (children: readonly PaperNode<Picture>[]) => {
    for (const child of children) add(child);
  };
  const add = (node: PaperNode<Picture>) => {
    if (typeof node === 'string') write(node);
    else if ('tag' in node) addElement(node);
    else if ('picture' in node) {
      for (const line of drawing.pictureLines(node.picture)) {
        startLine();
        write(line);
      }
      startLine();
    } else if ('withoutPicture' in node) addAll(node.withoutPicture);
  };
  const addElement = (element: PaperElement<Picture>) => {
    const { tag, children } = element;
    const classes = element.class.split(' ');
    if (classes.includes('paper-gap')) write(GAP);
    else if (classes.includes('paper-line')) {
      startLine();
      write(GAP);
    } else if (classes.includes('paper-break')) startLine();
    else if (classes.includes('paper-written') && children.every((child) => child === '')) write(GAP);
    else if (tag === 'td' || tag === 'th') {
      if (lines.at(-1) !== '') write(' | ');
      const cell = paperText(children, drawing).trim().replaceAll(/\n+/g, '; ');
      write(cell);
    } else {
      if (tag === 'section' || tag === 'h1' || tag === 'h2' || tag === 'table') gap();
      else if (BLOCKS.has(tag)) startLine();
      addAll(children);
      if (tag === 'h1') {
        const { length } = lines.at(-1)!;
        lines.push('='.repeat(length), '');
      } else if (BLOCKS.has(tag)) startLine();
    }
  };
  addAll(nodes);
  return `${lines
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()}\n`;
}
