import MiniSearch from 'minisearch';

/** A section of the site, as scripts/search-index.mjs writes it. */
export interface Section {
  readonly url: string;
  /** The titles of its page and of itself; the same for what stands above the first heading. */
  readonly page: string;
  readonly title: string;
  readonly text: string;
}

export interface Hit {
  readonly section: Section;
  /** The words of the text that were meant, as they stand in the index. */
  readonly terms: readonly string[];
}

const MOST_HITS = 30;
/** Sections that are put into the index before the page gets its turn. */
const CHUNK = 40;

/** Finds sections of the site by their words. */
export class TextIndex {
  readonly #sections: readonly Section[];
  readonly #index = new MiniSearch<Section & { id: number }>({ fields: ['title', 'page', 'text'] });

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

  /** The best first. All words have to be met, the last of them perhaps only begun; where nothing has them, long ones may have a slip. */
  find(words: string): Hit[] {
    const wanted = words.trim().toLowerCase();
    const search = (slip: number) =>
      this.#index.search(words, {
        boost: { title: 5, page: 2 },
        combineWith: 'AND',
        prefix: (term, place, terms) => place === terms.length - 1 || term.length > 3,
        fuzzy: (term) => term.length > 4 && slip,
        boostDocument: (id) => (this.#sections[id as number]!.title.toLowerCase() === wanted ? 10 : 1),
      });
    const exact = search(0);
    const found = exact.length > 0 ? exact : search(0.2);
    return found.slice(0, MOST_HITS).map(({ id, terms }) => ({ section: this.#sections[id as number]!, terms }));
  }
}

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
