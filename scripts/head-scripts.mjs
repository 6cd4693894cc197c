import { createHash } from 'node:crypto';

/** Runs before the first paint: the chosen theme, or that of the system as it changes, and the mark that scripts run. Inline, so its hash stands in the policy. */
export const themeScript = `(()=>{const r=document.documentElement,m=matchMedia('(prefers-color-scheme: dark)'),f=()=>{let t=null;try{t=localStorage.getItem('theme')}catch{}r.dataset.theme=t==='light'||t==='dark'?t:m.matches?'dark':'light'};r.classList.add('js');f();m.onchange=f})()`;

export const headHashes = [`sha256-${createHash('sha256').update(themeScript).digest('base64')}`];
