/** Names of what people read, and of what the compiler lets be nothing else: no test would tell such a mutant from the text. */
const words = new Set(['title', 'summary', 'label', 'detail', 'tone', 'type']);

/** Makes Stryker skip words in tables. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'words',
    value: {
      shouldIgnore({ node, parent }) {
        const isWord = node.type === 'StringLiteral' || node.type === 'TemplateLiteral';
        if (isWord && parent?.type === 'ObjectProperty' && words.has(parent.key.name))
          return 'a word that people read, or that the compiler holds';
        return undefined;
      },
    },
  },
];
