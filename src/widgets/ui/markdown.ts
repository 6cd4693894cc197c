import { fromMarkdown } from 'mdast-util-from-markdown';

type MarkdownNode = ReturnType<typeof fromMarkdown>['children'][number];
type Inner = Extract<MarkdownNode, { children: unknown }>['children'][number];

/** Elements by the kind of node; the content of any other kind stands without one. */
const ELEMENTS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  emphasis: 'em',
  strong: 'strong',
  blockquote: 'blockquote',
  listItem: 'li',
  heading: 'h3',
};

/** Addresses that a link may have: pages, mail, and places of the site. */
const SAFE = /^(?:https?:|mailto:|[/?#.]|[\w-]+(?:[/?#]|$))/i;

/**
 * Markdown as elements. Marks of HTML in it stay text, and a link with an address that could run something is only its label. `base` is
 * the site's path, for addresses that begin with a slash.
 */
export function markdownIn(page: Document, text: string, base = '/'): DocumentFragment {
  const fragment = page.createDocumentFragment();
  for (const child of fromMarkdown(text).children) fragment.append(nodeOf(page, child, base));
  return fragment;
}

function nodeOf(page: Document, node: MarkdownNode | Inner, base: string): Node {
  const make = (tag: string, content = '') => {
    const made = page.createElement(tag);
    made.textContent = content;
    return made;
  };
  switch (node.type) {
    case 'text':
    case 'html':
      return page.createTextNode(node.value);
    case 'inlineCode':
      return make('code', node.value);
    case 'code': {
      const listing = make('pre');
      listing.append(make('code', node.value));
      return listing;
    }
    case 'break':
      return make('br');
    case 'thematicBreak':
      return make('hr');
    case 'image':
      return page.createTextNode(node.alt ?? '');
  }
  const parent = elementFor(page, node, base);
  // The paragraph of an item that has no other is its text.
  const isTight = node.type === 'listItem' && !node.spread;
  for (const child of 'children' in node ? (node.children as Inner[]) : []) {
    const made = nodeOf(page, child, base);
    if (isTight && made.nodeName === 'P') parent.append(...made.childNodes);
    else parent.appendChild(made);
  }
  return parent;
}

function elementFor(page: Document, node: MarkdownNode | Inner, base: string): Element | DocumentFragment {
  if (node.type === 'list') return page.createElement(node.ordered ? 'ol' : 'ul');
  if (node.type === 'link' && SAFE.test(node.url)) {
    const link = page.createElement('a');
    link.setAttribute('href', node.url.startsWith('/') && !node.url.startsWith('//') ? base.replace(/\/$/, '') + node.url : node.url);
    return link;
  }
  const tag = ELEMENTS[node.type];
  return tag === undefined ? page.createDocumentFragment() : page.createElement(tag);
}
