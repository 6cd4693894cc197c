import { sandboxPage } from '../../scripts/sandbox-page.mjs';
import script from '../widgets/figures/bench/sandbox/frame.js?raw';

/** The frame in which readers' programs run. No page of the site: it has a policy of its own. */
export const GET = () => new Response(sandboxPage(script), { headers: { 'Content-Type': 'text/html' } });
