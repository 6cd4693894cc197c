/** Serves the built site: node scripts/serve.mjs, on PORT (4321 when nothing is said, the next free one when that is taken); with COMPRESSED=no as the files are. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { siteServer } from './site-server.mjs';

const root = resolve('dist');
const base = (process.env.BASE ?? '/').replace(/\/?$/, '/');
const fixed = process.env.PORT !== undefined;
let port = Number(process.env.PORT ?? 4321);

if (!existsSync(join(root, 'index.html'))) {
  console.error('There is no built site in dist/. Build it first: npm run build (npm start does both).');
  process.exit(1);
}

const server = siteServer(root, base, { compressed: process.env.COMPRESSED !== 'no' });
server.on('error', (error) => {
  if (error.code === 'EADDRINUSE' && !fixed) server.listen(++port, '127.0.0.1');
  else {
    console.error(`The site cannot be served: ${error.message}`);
    process.exit(1);
  }
});
server.on('listening', () => console.log(`Sudoscope is at http://localhost:${server.address().port}${base}  (Ctrl+C ends it)`));
server.listen(port, '127.0.0.1');
