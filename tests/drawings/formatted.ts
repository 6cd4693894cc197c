import { parseHTML } from 'linkedom';

/** Longer attributes, those of paths, are broken before their moves. */
const MAX_LENGTH = 100;

/** Markup with one element a line, indented, so that a change shows as the lines that changed. */
export function formatted(markup: string): string {
  const { document } = parseHTML(`<!doctype html><html><body>${markup}</body></html>`);
  return [...document.body.childNodes].flatMap((node) => linesOf(node as unknown as Node, '')).join('\n');
}

function linesOf(node: Node, indent: string): string[] {
  if (node.nodeType !== 1) return node.textContent?.trim() ? [`${indent}${node.textContent.trim()}`] : [];
  const element = node as Element;
  const name = element.localName;
  const attributes = [...element.attributes]
    .reverse()
    .map(({ name: key, value }) => ` ${key}="${broken(value, indent)}"`)
    .join('');
  const children = [...element.childNodes];
  if (children.every(({ nodeType }) => nodeType !== 1)) return [`${indent}<${name}${attributes}>${element.textContent?.trim()}</${name}>`];
  return [`${indent}<${name}${attributes}>`, ...children.flatMap((child) => linesOf(child, `${indent}  `)), `${indent}</${name}>`];
}

function broken(value: string, indent: string): string {
  if (value.length <= MAX_LENGTH || !value.startsWith('M')) return value;
  return value.replaceAll(/(?:[A-Za-z][^A-Za-z]*){12}(?=.)/g, `$&\n${indent}    `);
}
