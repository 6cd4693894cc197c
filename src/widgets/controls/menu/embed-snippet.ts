import { snippet } from '#words/embed.ts';
import { embedAddress } from '../../runs/embedded-run.ts';

/** Where a figure is on the site. */
interface Embedded {
  /** The link to what it shows. */
  readonly link: string;
  readonly algorithm: string;
  /** The chapter whose figure it is; undefined where its page has nothing else. */
  readonly chapter: string | undefined;
  /** What readers call it. */
  readonly title: string;
  /** The folder of the site, as an address. */
  readonly base: string;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The address of the page that shows a figure of the site and nothing else, at the frame of a link to it; a long puzzle stays in its fragment. */
export function embedLink({ link, algorithm, chapter, base }: Embedded): string {
  if (chapter === undefined) return link;
  const { searchParams, search, hash } = new URL(link);
  const run = searchParams.get('run')!;
  const [, ...fields] = hash.slice(1).split('&');
  return embedAddress(base, { algorithm, chapter, run }, search) + (fields.length > 0 ? `#${fields.join('&')}` : '');
}

/** The markup that puts a figure into any page: see public/sudoscope-figure.js. */
export function embedSnippet(embedded: Embedded): string {
  const { base, title } = embedded;
  return snippet(escaped(base), escaped(embedLink(embedded)), escaped(title));
}
