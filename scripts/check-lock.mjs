/** Fails when package-lock.json would not install elsewhere: a platform package left out of it, or an address written into it. */
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const names = Object.keys(packages);
const faults = [];
for (const [name, entry] of Object.entries(packages)) {
  if (entry.resolved && !entry.link) faults.push(`${name} records where it was downloaded from`);
  if (!name || !entry.optionalDependencies) continue;
  const missing = Object.keys(entry.optionalDependencies).filter((each) => !names.some((known) => known.endsWith(`node_modules/${each}`)));
  if (missing.length > 0) faults.push(`${name} ${entry.version} lacks ${missing.join(', ')}`);
}
if (faults.length > 0) {
  console.error(`package-lock.json: ${faults.join('\n  ')}`);
  process.exit(1);
}
