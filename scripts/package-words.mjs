/** Lets the package that `npm pack` makes find the words of the interface: there they are JavaScript beside the rest, and no '#words' leads to them. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const WORDS = join('lib', 'narration', 'en', 'interface');

for (const file of globSync('lib/**/*.{js,d.ts}')) {
  const text = readFileSync(file, 'utf8');
  const linked = text.replace(/(['"])#words\/([\w-]+)\.ts\1/g, (_, quote, name) => {
    const path = relative(dirname(file), join(WORDS, `${name}.js`)).replaceAll('\\', '/');
    return `${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
  });
  if (linked !== text) writeFileSync(file, linked);
}
