/** Fails when a lock file would not install elsewhere: a platform package left out of it, or an address written into it. */
import { readFileSync } from 'node:fs';

const faults = [];
for (const file of ['package-lock.json', 'tools/lighthouse/package-lock.json']) {
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  const names = Object.keys(packages);
  for (const [name, entry] of Object.entries(packages)) {
    if (entry.resolved && !entry.link) faults.push(`${file}: ${name} records where it was downloaded from`);
    if (!name || !entry.optionalDependencies) continue;
    const missing = Object.keys(entry.optionalDependencies).filter(
      (each) => !names.some((known) => known.endsWith(`node_modules/${each}`)),
    );
    if (missing.length > 0) faults.push(`${file}: ${name} ${entry.version} lacks ${missing.join(', ')}`);
  }
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
