/** Whether a part of a page is code, which is copied unchanged. */
const isCode = (node) => (node.tagName ?? node.name) === 'code';

/** A plugin for the tree of a page: a size and a share stay on one line. Code is left alone, for a reader may copy it. */
export const unbrokenFigures = {
  name: 'unbroken-figures',
  text(node, context) {
    const value = node.value.replace(/ (?=[×%])/g, '\u00a0').replace(/× (?=\d)/g, '×\u00a0');
    if (value === node.value) return;
    for (let around = context.parent(node); around; around = context.parent(around)) if (isCode(around)) return;
    context.setProperty(node, 'value', value);
  },
};
