/** A Vite plugin: the parts of the engine that a reader's own program may import, as the text of one module that imports nothing. */
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { meteredAt, withInsertions } from '../src/widgets/apps/workshop/metered.ts';
import { readScript } from '../src/widgets/apps/workshop/script-tree.ts';

/** Files below src/engine, without their ending. No two of them export the same name. */
export const OFFERED = [
  'candidates',
  'digit-sets',
  'grid',
  'override',
  'puzzle',
  'random',
  'anneal/box-grid',
  'anneal/chain',
  'anneal/energy',
  'anneal/schedule',
  'cover/cover-state',
  'cover/plain-matrix',
  'search/assignment',
  'search/attempts',
  'search/cell-order',
  'search/digit-order',
  'search/variable-order',
];

const ENTRY = 'engine-text';
const path = (file) => JSON.stringify(fileURLToPath(new URL(`../src/${file}.ts`, import.meta.url)));
const entry = [
  ...OFFERED.map((file) => `export * from ${path(`engine/${file}`)};`),
  // Decodes a puzzle that was sent to a worker.
  `export { unpackInput } from ${path('widgets/workers/input-message')};`,
].join('\n');

let made;

/** The module's text and the names that it exports. */
export function engineText() {
  made ??= bundle();
  return made;
}

async function bundle() {
  const build = await rolldown({
    input: ENTRY,
    plugins: [{ name: ENTRY, resolveId: (id) => (id === ENTRY ? id : null), load: (id) => (id === ENTRY ? entry : null) }],
  });
  const { output } = await build.generate({ format: 'esm', minify: true });
  await build.close();
  const { code } = output[0];
  const { tree, error } = readScript(code);
  if (error !== undefined) throw new Error(`The engine's text cannot be read at ${code.slice(error, error + 40)}`);
  // What it makes for a program counts as the program's.
  return { text: withInsertions(code, meteredAt(tree, code)), names: output[0].exports.toSorted() };
}

const VIRTUAL = 'virtual:engine-text';

/** As `virtual:engine-text`: `text`, `names`, and the `files` that are in it. */
export const engineTextPlugin = {
  name: ENTRY,
  resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : null),
  async load(id) {
    if (id !== `\0${VIRTUAL}`) return null;
    const members = { ...(await engineText()), files: OFFERED };
    return Object.entries(members)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
};
