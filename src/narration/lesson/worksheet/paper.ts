/**
 * A printed page as a tree that a browser, the command line and the plain text version draw each in their own way. `Picture` is what is
 * drawn in it.
 */
export type PaperNode<Picture> = string | PaperElement<Picture> | PaperPicture<Picture> | PaperCode | PaperSubstitute<Picture>;

export interface PaperElement<Picture> {
  readonly tag: PaperTag;
  /** Classes, separated by blanks. */
  readonly class: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children: readonly PaperNode<Picture>[];
}

export type PaperTag = 'section' | 'header' | 'footer' | 'div' | 'h1' | 'h2' | 'p' | 'span' | 'b' | 'small' | 'ol' | 'li' | PaperTableTag;
type PaperTableTag = 'table' | 'thead' | 'tbody' | 'tr' | 'th' | 'td';

export interface PaperPicture<Picture> {
  readonly picture: Picture;
}

/** A QR code. */
export interface PaperCode {
  readonly code: string;
  readonly label: string;
}

/** What takes the place of a picture where none can be drawn, or needs one. */
export type PaperSubstitute<Picture> =
  | { readonly withoutPicture: readonly PaperNode<Picture>[] }
  | { readonly withPicture: readonly PaperNode<Picture>[] };

/** An element of a page by its tag and classes, as in a selector: 'p.paper-task'. */
export function paper<Picture>(
  selector: `${PaperTag}${'' | `.${string}`}`,
  ...children: readonly PaperNode<Picture>[]
): PaperElement<Picture> {
  const [tag, ...classes] = selector.split('.');
  return { tag: tag as PaperTag, class: classes.join(' '), children };
}

/** The same element with attributes. */
export const withAttributes = <Picture>(
  element: PaperElement<Picture>,
  attributes: Readonly<Record<string, string>>,
): PaperElement<Picture> => ({ ...element, attributes });

/** A table with a line of heads. Each cell is a text or a list of lines. */
export function paperTable<Picture>(
  name: string,
  heads: readonly string[],
  rows: readonly (readonly (string | readonly PaperNode<Picture>[])[])[],
): PaperElement<Picture> {
  const scoped = (element: PaperElement<Picture>, scope: string) => withAttributes(element, { scope });
  const contentOf = (cell: string | readonly PaperNode<Picture>[]) => (typeof cell === 'string' ? [cell] : cell);
  return paper(
    `table.${name}`,
    paper('thead', paper('tr', ...heads.map((head) => scoped(paper<Picture>('th', head), 'col')))),
    paper(
      'tbody',
      ...rows.map(([first = '', ...others]) =>
        paper<Picture>(
          'tr',
          scoped(paper('th', ...contentOf(first)), 'row'),
          ...others.map((cell) => paper<Picture>('td', ...contentOf(cell))),
        ),
      ),
    ),
  );
}
