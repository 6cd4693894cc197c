import { parseHTML } from 'linkedom';
import { loadSeldom } from '../widgets/views/grid/seldom.ts';

// A drawing that is kept has all of it at once.
await loadSeldom();

/** The prototype of all nodes, which linkedom keeps to itself. */
function prototypeOfNodes(): Node {
  let found: Node = parseHTML('<p></p>').document.documentElement;
  while (!Object.hasOwn(found, 'compareDocumentPosition')) found = Object.getPrototypeOf(found);
  return found;
}

const FOLLOWS = 4;
const nodes = prototypeOfNodes();
const { compareDocumentPosition } = nodes;
// D3 asks of each sibling whether the next one follows, and linkedom lists all of them for the answer.
nodes.compareDocumentPosition = function (this: Node, other) {
  return this.nextSibling === other ? FOLLOWS : compareDocumentPosition.call(this, other);
};

/** A document to draw in while the site is built. */
export const documentOf = (body: string): Document => parseHTML(`<!doctype html><html><body>${body}</body></html>`).document;
