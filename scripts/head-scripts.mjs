import { createHash } from 'node:crypto';

/**
 * Runs before the first paint: sets the theme that the address or the host page asks for, the chosen one or the system's, and marks that
 * scripts run, that the page is in a frame, and that a page with one figure waits for another run than the one drawn in it. It is inline, so
 * the policy has its hash.
 */
export const themeScript = `(()=>{const r=document.documentElement,d=r.dataset,m=matchMedia('(prefers-color-scheme: dark)'),q=new URLSearchParams(location.search),l=t=>t==='light'||t==='dark',f=()=>{let t=d.asked;if(!l(t))try{t=localStorage.getItem('theme')}catch{}d.theme=l(t)?t:m.matches?'dark':'light'};r.classList.add('js');r.toggleAttribute('data-framed',self!==top);if(l(q.get('theme')))d.asked=q.get('theme');if('bare'in d)r.toggleAttribute('data-awaits',q.has('run')||q.has('puzzle'));f();m.onchange=f})()`;

/** Runs first on the page of sets, before the paint: says whether the page answers the set of its address or makes a new one. */
export const setScript = `document.currentScript.parentElement.dataset.shows=location.hash.startsWith('#set=')?'student':'teacher'`;

/** Lets scripts load by address, workers among them, from this site only: the policy's types forbid all others. */
export const trustScript = `self.trustedTypes?.createPolicy('default',{createScriptURL:a=>new URL(a,document.baseURI).href.startsWith(location.origin+'/')?a:null})`;

export const headHashes = [trustScript, themeScript, setScript].map(
  (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
);
