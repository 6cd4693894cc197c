/** Characters of a text before and after the word that was found. */
const AROUND = { before: 60, after: 140 };

/** A stretch of a text around the first of some words, cut into what is one of them and what is not. */
export function excerptOf(text: string, terms: readonly string[]): { readonly text: string; readonly met: boolean }[] {
  const any = terms.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const words = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})`, 'giu');
  const at = any ? Math.max(0, text.search(words)) : 0;
  const start = at <= AROUND.before ? 0 : text.indexOf(' ', at - AROUND.before) + 1;
  const cut = text.lastIndexOf(' ', at + AROUND.after);
  const end = text.length <= at + AROUND.after || cut <= at ? text.length : cut;
  const shown = `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
  if (!any) return [{ text: shown, met: false }];
  return shown.split(new RegExp(`(${words.source})`, 'giu')).map((part, index) => ({ text: part, met: index % 2 === 1 }));
}
