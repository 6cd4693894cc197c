import { createHash } from 'node:crypto';

/**
 * Runs before the first paint: sets the chosen theme, or follows the system's, and marks that scripts run and that the page is in a frame.
 * It is inline, so the policy has its hash.
 */
export const themeScript = `(()=>{const r=document.documentElement,m=matchMedia('(prefers-color-scheme: dark)'),f=()=>{let t=null;try{t=localStorage.getItem('theme')}catch{}r.dataset.theme=t==='light'||t==='dark'?t:m.matches?'dark':'light'};r.classList.add('js');r.toggleAttribute('data-framed',self!==top);f();m.onchange=f})()`;

/** Runs first on the page of sets, before the paint: says whether the page answers the set of its address or makes a new one. */
export const setScript = `document.currentScript.parentElement.dataset.shows=location.hash.startsWith('#set=')?'student':'teacher'`;

/** Lets scripts load by address, workers among them, from this site only: the policy's types forbid all others. */
export const trustScript = `self.trustedTypes?.createPolicy('default',{createScriptURL:a=>new URL(a,document.baseURI).href.startsWith(location.origin+'/')?a:null})`;

export const headHashes = [trustScript, themeScript, setScript].map(
  (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
);
