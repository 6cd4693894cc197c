import script from '../widgets/figures/bench/sandbox/frame.js?raw';
import { sandboxPage } from '../widgets/figures/bench/sandbox/sandbox-page.ts';

/** The frame in which readers' programs run. No page of the site: it has a policy of its own. */
export const GET = async () => new Response(await sandboxPage(script), { headers: { 'Content-Type': 'text/html' } });
