/**
 * Statements that add words up bit by bit, by full and half adders, and the names of the results: bit i of the k-th word that
 * they name is the k-th binary digit of how many of the words have bit i set. `prefix` begins the names of the constants.
 */
export function bitSums(words: readonly string[], prefix: string): { code: string; planes: readonly string[] } {
  const lines: string[] = [];
  const named = (expression: string) => {
    lines.push(`const ${prefix}${lines.length} = ${expression};`);
    return `${prefix}${lines.length - 1}`;
  };
  const planes: string[] = [];
  for (let column = [...words]; column.length > 0; ) {
    const carries: string[] = [];
    while (column.length > 1) {
      const [a, b, c] = column.splice(0, 3);
      const half = named(`${a} ^ ${b}`);
      column.push(c === undefined ? half : named(`${half} ^ ${c}`));
      carries.push(named(c === undefined ? `${a} & ${b}` : `(${a} & ${b}) | (${half} & ${c})`));
    }
    planes.push(column[0]!);
    column = carries;
  }
  return { code: lines.join('\n'), planes };
}
