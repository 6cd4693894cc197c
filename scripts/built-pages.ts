import { existsSync, globSync } from 'node:fs';

/**
 * Returns the paths of the built site's pages, in order; only the chosen ones when there are any. Ends the process when there is no built
 * site.
 */
export function builtPages(chosen: readonly string[]): string[] {
  if (!existsSync('dist/index.html')) {
    console.error('There is no built site in dist/. Build it first: npm run build');
    process.exit(1);
  }
  const paths = globSync('**/index.html', { cwd: 'dist' }).map((file) => `/${file.replaceAll('\\', '/').replace(/index\.html$/, '')}`);
  const unknown = chosen.filter((path) => !paths.includes(path));
  if (unknown.length > 0) {
    console.error(`No page of the built site: ${unknown.join(', ')}`);
    process.exit(1);
  }
  return paths.filter((path) => chosen.length === 0 || chosen.includes(path)).sort();
}
