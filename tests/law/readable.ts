import { parse } from '@astrojs/compiler-rs';

/** A page of Markdown without what is no English: code, formulas, imports. */
export const withoutCode = (source: string): string =>
  source
    .replaceAll('\r', '')
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/^import .*$/gm, '')
    .replace(/\$\$[\s\S]*?\$\$/g, '')
    .replace(/`[^`\n]*`/g, 'code')
    .replace(/\$[^$\n]*\$/g, 'x');

/** Components that print a number or a name in the middle of a sentence. */
const PRINTED = /<(?:Stat|Measured|ChapterLink)\b(?:[^>{]|\{[^}]*\})*\/>/g;
const TAG = /<\/?[A-Za-z](?:[^>"'{]|"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^}]*\})*\})*>/g;

/** The paragraphs of a page as a reader meets them: no headings, tables, tags or sources. */
export function paragraphsOf(source: string): string[] {
  const [, , ...parts] = source.split('---\n');
  return withoutCode(parts.join('---\n'))
    .replace(/^## Sources\n[\s\S]*?(?=^## )/m, '')
    .replace(/^## Sources\n[\s\S]*/m, '')
    .replace(PRINTED, '42')
    .replace(TAG, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('\\', '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => /[.!?:]/.test(paragraph) && /\p{L}{3}/u.test(paragraph) && !/^[#|]/.test(paragraph));
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a paragraph; the items of a list are apart. */
export const sentencesOf = (paragraph: string): string[] =>
  paragraph
    .split(/\n(?=\s*(?:[-*]|\d+\.)\s)/)
    .map((item) => item.replace(/^\s*(?:[-*]|\d+\.)\s+/, '').replace(/\s+/g, ' '))
    .flatMap((item) => [...segmenter.segment(item)].map(({ segment }) => segment.trim()))
    .filter((sentence) => /\p{L}{2}/u.test(sentence));

export const wordsIn = (sentence: string): number => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

/** The texts in a file of words; what a template fills in is written as … */
export function textsOf(source: string): string[] {
  const texts: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    if (!node || typeof node !== 'object' || !('type' in node) || node.type === 'ImportDeclaration') return;
    const { type, value, quasis } = node as Node;
    if (type === 'Literal' && typeof value === 'string') texts.push(value);
    if (type === 'TemplateLiteral') texts.push((quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join('…'));
    for (const part of Object.values(node)) visit(part);
  };
  visit(parse(`---\n${source}\n---\n`).ast);
  return texts.map((text) => text.replace(/<code>[^<]*<\/code>/g, 'code').replaceAll(/<[^>]*>/g, ''));
}
