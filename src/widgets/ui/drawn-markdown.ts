import type { Nodes, Parents, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

/** The schemes that links of a text may have; without one they are addresses on this site. */
const SCHEMES = /^(?:https?:|mailto:)/i;
/** More levels of lists and quotations than anybody writes. */
const MAX_DEPTH = 20;

/** A Markdown text as elements. Nothing of it is read as HTML, pictures are left out, and links lead to the site and the web alone. */
export function markdownElements(text: string, page: Document = document): DocumentFragment {
  const fragment = page.createDocumentFragment();
  fragment.append(...elementsOf(fromMarkdown(text).children, page, 0));
  return fragment;
}

const elementsOf = (nodes: readonly RootContent[], page: Document, depth: number): (Element | Text)[] =>
  depth > MAX_DEPTH ? [] : nodes.flatMap((node) => elementOf(node, page, depth) ?? []);

/** The elements that have the children of a node, and nothing else to say. */
const PLAIN: Partial<Record<Nodes['type'], string>> = {
  paragraph: 'p',
  emphasis: 'em',
  strong: 'strong',
  blockquote: 'blockquote',
  listItem: 'li',
};

function elementOf(node: RootContent, page: Document, depth: number): Element | Text | undefined {
  const made = (tag: string, children: readonly (RootContent | PhrasingContent)[] = []) => {
    const element = page.createElement(tag);
    element.append(...elementsOf(children, page, depth + 1));
    return element;
  };
  const plain = PLAIN[node.type];
  if (plain) return made(plain, (node as Parents).children);
  switch (node.type) {
    case 'text':
      return page.createTextNode(node.value);
    case 'break':
      return made('br');
    case 'heading':
      // Above them are the lesson's title and the headings of its parts.
      return made(node.depth <= 3 ? 'h3' : 'h4', node.children);
    case 'inlineCode':
    case 'code': {
      const code = page.createElement('code');
      code.textContent = node.value;
      if (node.type === 'inlineCode') return code;
      const listing = made('pre');
      listing.append(code);
      return listing;
    }
    case 'list': {
      const list = made(node.ordered ? 'ol' : 'ul', node.children);
      if (node.ordered && node.start !== null && node.start !== undefined && node.start !== 1)
        list.setAttribute('start', String(node.start));
      // Items that follow each other closely are lines, not paragraphs.
      if (!node.spread)
        for (const paragraph of list.querySelectorAll(':scope > li > p:only-child')) paragraph.replaceWith(...paragraph.childNodes);
      return list;
    }
    case 'link': {
      const isSafe = SCHEMES.test(node.url) || !/^[^/?#]*:/.test(node.url);
      const link = made(isSafe ? 'a' : 'span', node.children);
      if (isSafe) link.setAttribute('href', node.url);
      return link;
    }
    case 'thematicBreak':
      return made('hr');
    case 'image':
      return page.createTextNode(node.alt ?? '');
    case 'html':
      // A text that looks like HTML is shown as it was written.
      return page.createTextNode(node.value);
    default:
      return undefined;
  }
}
