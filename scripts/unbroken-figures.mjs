/** Whether a part of a page is code, which is copied unchanged. */
const isCode = (node) => (node.tagName ?? node.name) === 'code';

/** The spaces of a formula, on both sides of an operator. */
const AROUND_OPERATOR = / (?=[=·÷+−<>≤≥≈](?:[ \u00a0]|$))|(?<=(?:^|[ \u00a0])[=·÷+−<>≤≥≈]) /g;

/** The longest formula that is kept on one line, in characters; a longer one may break before its equals sign. */
const MAX_UNBROKEN = 24;

const unbroken = (text) =>
  text
    .replace(AROUND_OPERATOR, '\u00a0')
    .replace(/[^ \n]+/g, (formula) => (formula.length > MAX_UNBROKEN ? formula.replaceAll('\u00a0=', ' =') : formula))
    .replace(/ (?=[×%])/g, '\u00a0')
    .replace(/× (?=\d)/g, '×\u00a0');

/** A plugin for the tree of a page: a size, a share and a formula stay on one line. Code is left alone, for a reader may copy it. */
export const unbrokenFigures = {
  name: 'unbroken-figures',
  text(node, context) {
    const value = unbroken(node.value);
    if (value === node.value) return;
    for (let around = context.parent(node); around; around = context.parent(around)) if (isCode(around)) return;
    context.setProperty(node, 'value', value);
  },
};
