import { createHash } from 'node:crypto';

const hashOf = (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

/**
 * The document of the sandbox around its one script. The page writes it into a frame of opaque origin, so it has no address that anybody
 * else could open. 'self' means nothing there: the policy allows the script by its hash, and otherwise only blobs.
 */
export function sandboxPage(script) {
  const policy = `default-src 'none'; script-src '${hashOf(script)}' blob:; worker-src blob:; connect-src 'none'`;
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>Sudoscope</title><script>${script}</script>\n`;
}

/** Such a frame has the policy of the page around it besides its own: opens that of a page (`Astro.csp`) as far as its script and blobs. */
export function allowSandbox(csp, script) {
  csp?.insertScriptResource("'self'");
  csp?.insertScriptResource('blob:');
  csp?.insertScriptHash(hashOf(script));
  csp?.insertDirective("worker-src 'self' blob:");
  csp?.insertDirective('trusted-types sandbox');
}
