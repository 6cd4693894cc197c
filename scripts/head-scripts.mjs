import { createHash } from 'node:crypto';

/** Runs before the first paint: the chosen theme, or that of the system as it changes, and the marks that scripts run and that the page stands in a frame. Inline, so its hash stands in the policy. */
export const themeScript = `(()=>{const r=document.documentElement,m=matchMedia('(prefers-color-scheme: dark)'),f=()=>{let t=null;try{t=localStorage.getItem('theme')}catch{}r.dataset.theme=t==='light'||t==='dark'?t:m.matches?'dark':'light'};r.classList.add('js');r.toggleAttribute('data-framed',self!==top);f();m.onchange=f})()`;

/** First on the page of sets, before it is painted: whether it is for whoever answers the set of its address, or for whoever makes one. */
export const setScript = `document.currentScript.parentElement.dataset.shows=location.hash.startsWith('#set=')?'student':'teacher'`;

/** What is run by its address, workers among them, has one of the site: no other does the policy's types allow. */
export const trustScript = `self.trustedTypes?.createPolicy('default',{createScriptURL:a=>new URL(a,document.baseURI).href.startsWith(location.origin+'/')?a:null})`;

export const headHashes = [trustScript, themeScript, setScript].map(
  (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
);
