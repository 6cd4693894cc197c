import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves pages, by their names, on an origin of their own. */
export async function serve(
  pages: Readonly<Record<string, string | Uint8Array>>,
): Promise<{ readonly address: string; readonly close: () => void }> {
  const server = createServer(({ url }, response) => {
    const body = pages[url!.slice(1)];
    if (body === undefined) response.writeHead(404).end();
    else response.setHeader('content-type', url!.endsWith('.js') ? 'text/javascript' : 'text/html').end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { address: `http://localhost:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}
