import { createHash } from 'node:crypto';

/**
 * The document of the sandbox around its one script. It is shown in a frame of opaque origin, where 'self' means nothing: the script is
 * allowed by its hash, and beside it only what stands in blobs.
 */
export function sandboxPage(script) {
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = `default-src 'none'; script-src 'sha256-${hash}' blob:; worker-src blob:; connect-src 'none'`;
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>Sudoscope</title><script>${script}</script>\n`;
}
