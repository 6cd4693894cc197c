/** Serves the built site: node scripts/serve.mjs, on PORT (4321 when nothing is said, the next free one when that is taken). */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';

const root = resolve('dist');
const base = (process.env.BASE ?? '/').replace(/\/?$/, '/');
const fixed = process.env.PORT !== undefined;
let port = Number(process.env.PORT ?? 4321);

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
};

if (!existsSync(join(root, 'index.html'))) {
  console.error('There is no built site in dist/. Build it first: npm run build (npm start does both).');
  process.exit(1);
}

/** The file of a path, or undefined; never one outside the built site. */
function fileOf(path) {
  if (!path.startsWith(base)) return undefined;
  const file = normalize(join(root, path.slice(base.length)));
  if (!file.startsWith(root)) return undefined;
  if (existsSync(file) && statSync(file).isFile()) return file;
  const index = join(file, 'index.html');
  return existsSync(index) ? index : undefined;
}

const server = createServer((request, response) => {
  let path;
  try {
    path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
  } catch {
    response.writeHead(400).end('bad address');
    return;
  }
  const file = fileOf(path);
  if (file?.endsWith('index.html') && !path.endsWith('/') && !path.endsWith('.html')) {
    response.writeHead(301, { location: `${path}/` }).end();
    return;
  }
  const shown = file ?? fileOf(`${base}404.html`);
  if (!shown) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    return;
  }
  response.writeHead(file ? 200 : 404, {
    'content-type': types[extname(shown)] ?? 'application/octet-stream',
    'cache-control': 'no-cache',
  });
  createReadStream(shown).pipe(response);
});

server.on('error', (error) => {
  if (error.code === 'EADDRINUSE' && !fixed) server.listen(++port, '127.0.0.1');
  else {
    console.error(`The site cannot be served: ${error.message}`);
    process.exit(1);
  }
});
server.on('listening', () => console.log(`Sudoscope is at http://localhost:${port}${base}  (Ctrl+C ends it)`));
server.listen(port, '127.0.0.1');
