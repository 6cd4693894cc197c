import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import serveStatic from 'serve-static';

/** Bytes of a request's head. Older links have a long puzzle in their query; newer ones have it in their fragment. */
const MAX_HEAD_LENGTH = 128 * 1024;
const YEAR = 365 * 24 * 60 * 60;

/**
 * Headers that a page cannot set for itself: files have the type they declare, and a page of another site that opens one of these cannot
 * control it. Any page may show one in a frame.
 */
const PROTECTION = { 'x-content-type-options': 'nosniff', 'cross-origin-opener-policy': 'same-origin' };

/**
 * Returns a server, not yet listening, of a built site in a folder. `base` is its path on the host, with a slash at either end. Answers are
 * compressed where that is worth the time. They carry the security headers, unless the server imitates a host that sets none.
 */
export function siteServer(folder, base, { compressed = true, isProtected = true } = {}) {
  const compress = compressed ? compression() : (_request, _response, next) => next();
  const files = serveStatic(folder, {
    cacheControl: false,
    setHeaders(response, path) {
      // The files there have their content's hash in their name.
      const named = path.startsWith(join(folder, '_astro'));
      response.setHeader('cache-control', named ? `public, max-age=${YEAR}, immutable` : 'no-cache');
    },
  });

  const notFound = (response) => {
    let page;
    try {
      page = readFileSync(join(folder, '404.html'));
    } catch {
      // Every built site has one.
      response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '5' }).end('the site is being built: try again in a moment');
      return;
    }
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }).end(page);
  };

  function answer(request, response) {
    if (isProtected) for (const [name, value] of Object.entries(PROTECTION)) response.setHeader(name, value);
    const { url } = request;
    const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    if (`${url.slice(0, url.length - query.length)}/` === base) {
      response.writeHead(301, { location: base + query }).end();
      return;
    }
    if (!url.startsWith(base)) {
      notFound(response);
      return;
    }
    request.originalUrl = url;
    request.url = url.slice(base.length - 1);
    files(request, response, (error) => {
      if (!error) notFound(response);
      else if (error.status === 416) response.writeHead(416, { 'content-type': 'text/plain' }).end('the file has no such part');
      else response.writeHead(500, { 'content-type': 'text/plain' }).end('the file could not be read');
    });
  }

  return createServer({ maxHeaderSize: MAX_HEAD_LENGTH }, (request, response) =>
    compress(request, response, () => answer(request, response)),
  );
}
