import MiniSearch from 'minisearch';
import { commonWords } from '#words/search.ts';
import { MAX_QUERY } from './query-limits.ts';

/** A section of the site, as scripts/search-index.mjs writes it. */
export interface Section {
  readonly url: string;
  /** The titles of its page and of itself; the same for the text above the first heading. */
  readonly page: string;
  readonly title: string;
  readonly text: string;
  /** Other names for what it is about, with commas between them. */
  readonly also?: string;
  /** Words of its tables, which are found but make no text to be read. */
  readonly table?: string;
}

export interface Hit {
  readonly section: Section;
  /** The words of the query that were found, as the index has them. */
  readonly terms: readonly string[];
}

const MAX_HITS = 30;
/** Sections that are put into the index before the page gets its turn. */
const CHUNK = 40;

/** What is looked for in a text: so many characters and different words of it, and whether that is not all of it. */
export function queryIn(text: string): { readonly words: string; readonly cut: boolean } {
  const within = text.slice(0, MAX_QUERY.characters);
  const tokens = (MiniSearch.getDefault('tokenize')(within) as string[]).filter(Boolean);
  const different = [...new Map(tokens.map((token) => [token.toLowerCase(), token])).values()];
  if (different.length === tokens.length && tokens.length <= MAX_QUERY.words) return { words: within, cut: within.length < text.length };
  return {
    words: different.slice(0, MAX_QUERY.words).join(' '),
    cut: within.length < text.length || different.length > MAX_QUERY.words,
  };
}

/** By how many letters a word may differ: none; one or more by its length; two in any longer word, because they may have changed places. */
const SLIPS: readonly ((length: number) => number)[] = [
  () => 0,
  (length) => (length > 4 ? 0.2 : 0),
  (length) => (length > 5 ? 2 : length > 4 ? 1 : 0),
];

/** All that a section is called, in lower case. */
const namesOf = ({ title, also = '' }: Section) => [title, ...also.split(',')].map((name) => name.trim().toLowerCase());

/** Words of a question that are everywhere. A query of nothing else is looked for as it is. */
const COMMON = new Set(commonWords.split(' '));

/** Finds sections of the site by their words. */
export class TextIndex {
  readonly #sections: readonly Section[];
  readonly #index = new MiniSearch<Section & { id: number }>({ fields: ['title', 'also', 'page', 'text', 'table'] });

  private constructor(sections: readonly Section[]) {
    this.#sections = sections;
  }

  static async of(sections: readonly Section[]): Promise<TextIndex> {
    const made = new TextIndex(sections);
    await made.#index.addAllAsync(
      sections.map((section, id) => ({ ...section, id })),
      { chunkSize: CHUNK },
    );
    return made;
  }

  /**
   * The best first: what is called so before all else. All words have to be met but the common ones, the last of them perhaps only begun;
   * where nothing has them, long ones may have a slip, and the hits are `alike`.
   */
  find(words: string): { readonly hits: Hit[]; readonly alike: boolean } {
    const query = words.trim().toLowerCase();
    const isCommon = (term: string) => COMMON.has(term.toLowerCase());
    const tokens = (MiniSearch.getDefault('tokenize')(query) as string[]).filter(Boolean);
    const skipsCommon = tokens.some((token) => !isCommon(token)) && !this.#sections.some((section) => namesOf(section).includes(query));
    const search = (slip: (length: number) => number) =>
      this.#index.search(words, {
        boost: { title: 5, also: 5, page: 2, table: 0.3 },
        combineWith: 'AND',
        processTerm: (term) => (skipsCommon && isCommon(term) ? null : term.toLowerCase()),
        prefix: (term, place, terms) => place === terms.length - 1 || term.length > 3,
        fuzzy: (term) => slip(term.length),
        boostDocument: (id) => (namesOf(this.#sections[id as number]!).includes(query) ? 10 : 1),
      });
    for (const slip of SLIPS) {
      const found = search(slip);
      if (found.length === 0) continue;
      return {
        hits: found.slice(0, MAX_HITS).map(({ id, terms }) => ({ section: this.#sections[id as number]!, terms })),
        alike: slip !== SLIPS[0],
      };
    }
    return { hits: [], alike: false };
  }
}
