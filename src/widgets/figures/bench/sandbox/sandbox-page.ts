/**
 * The document of the sandbox around its one script. It is shown in a frame of opaque origin, where 'self' means nothing: the script is
 * allowed by its hash, and with it only what stands in blobs.
 */
export async function sandboxPage(script: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script)));
  const policy = `default-src 'none'; script-src 'sha256-${btoa(String.fromCharCode(...digest))}' blob:; worker-src blob:; connect-src 'none'`;
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>Sudoscope</title><script>${script}</script>`;
}
