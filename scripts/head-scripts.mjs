import { createHash } from 'node:crypto';

/** Runs before the first paint: the chosen theme, and the mark that scripts run. Inline, so its hash stands in the policy. */
export const themeScript = `(()=>{const r=document.documentElement;r.classList.add('js');let t=null;try{t=localStorage.getItem('theme')}catch{}r.dataset.theme=t==='light'||t==='dark'?t:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'})()`;

export const headHashes = [`sha256-${createHash('sha256').update(themeScript).digest('base64')}`];
