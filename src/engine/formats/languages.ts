import type { FoundGrid } from './program-lists.ts';

/** Signs of languages in the text around a grid, the surest first. */
const LANGUAGES: readonly (readonly [id: string, sign: RegExp])[] = [
  ['numpy', /\b(?:np|numpy)\.|\barray\(\s*\[\s*\[|^\s*\[\s*\[\s*[\d.-]+\s+[\d.-]+\s/],
  ['r', /\bmatrix\s*\(|<-\s*c\(/],
  ['minizinc', /\[\s*\|/],
  ['rust', /\bvec!|\[\s*\[\s*[ui]\d+\s*;|\blet (?:mut )?\w+\s*:\s*\[\[?[\w<>]+\s*;|\bSome\(/],
  ['swift', /\b(?:let|var)\s+\w+\s*:\s*\[\[\w+\??\]\]/],
  ['go', /\]\s*(?:u?int\d*|byte|rune|string)\s*\{/],
  ['csharp', /@"|\[,\]|new\s*\[\]\s*\{/],
  ['cpp', /\bstd::|\bvector\s*</],
  ['java', /\b(?:int|char|byte|short|Integer|String)\s*(?:\[\s*\])+|\bnew (?:int|char|byte)\b/],
  ['c', /\b(?:int|char|short|u?int8_t|unsigned)\s+\w+\s*(?:\[\s*\w*\s*\])+\s*=|\bchar\s*\*/],
  ['kotlin', /\b(?:intArrayOf|arrayOf|listOf)\b/],
  ['haskell', /::\s*\[|\bJust\b/],
  ['php', /\barray\s*\(|\$\w+\s*=/],
  ['javascript', /\b(?:const|let|var)\s+\w+\s*[:=]/],
  ['prolog', /^\s*(?!solve|print)[a-z]\w*\((?:\w+\s*,\s*)?\s*\[|\bRows\s*=|:-/m],
  ['python', /\bNone\b|\bprint\(|^\s*(?:def|class|import|from)\b.*(?<!;)$|List\[|"{3}|'{3}/m],
  ['lisp', /^\s*(?:'|\(def\w*|\(list|#2A)?\s*\(/i],
  ['lua', /^\s*(?:local\s+)?\w+\s*=\s*\{/],
]; // biome-ignore format: a row each

/** Returns the id of the language that a grid is written in, or of its shape where nothing tells. */
export function languageOf(source: string, shape: FoundGrid['shape']): string {
  const found = LANGUAGES.find(([, sign]) => sign.test(source))?.[0];
  if (shape === 'groups' && found !== 'minizinc') return 'matlab';
  return found ?? (shape === 'lists' || shape === 'list' || shape === 'groups' ? 'lists' : 'strings');
}
