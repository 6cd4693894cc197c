/**
 * Above the engine an index may miss, and the compiler says so. The engine's own pages are read by students: its arrays are as
 * long as its loops, the tests run them, and no index carries a mark of doubt. So the floors above are looked at once more, strictly.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const tsc = fileURLToPath(new URL('bin/tsc', import.meta.resolve('@typescript/native/package.json')));
const { stdout, stderr } = spawnSync(
  process.execPath,
  [tsc, '--project', 'tsconfig.indices.json', '--noEmit', '--pretty', 'false', '--listFiles'],
  {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  },
);
/** By fault: its first line, and what is told of it further in. */
const faults = stdout.split(/\n(?! )/).filter((told) => /^\S+\(\d+,\d+\): error /.test(told) && !told.startsWith('src/engine/'));
const looked = stdout.split('\n').filter((line) => /[\\/]src[\\/](trace|narration|widgets|cli)[\\/].*(?<!\.d)\.ts$/.test(line));
if (faults.length > 0 || looked.length === 0) {
  console.error([...faults, stderr].join('\n') || stdout);
  process.exit(1);
}
console.log(`${looked.length} files above the engine: no index is trusted`);
