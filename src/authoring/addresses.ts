import { compareUrl } from '../widgets/runs/links/compare-url.ts';
import { practiceQuery } from '../widgets/runs/links/practice-url.ts';
import { readUrlState, type UrlState, urlOf } from '../widgets/runs/links/url-state.ts';
import type { NamedRun } from '../widgets/runs/named-run.ts';

/** The address of a frame on the page itself, whatever that is: a query and a fragment. */
export function frameAddress(frame: UrlState): string {
  const { search, hash } = new URL(urlOf('https://page.invalid/', frame));
  return `${search}${hash}`;
}

/** The attributes of a link that leads to a frame of a figure on the page. */
export const frameLink = (address: string) => ({
  class: 'frame-link',
  href: address,
  'data-run': readUrlState(new URL(address, 'https://page.invalid/'))!.run,
});

/** The address of a comparison from its start, on the page of Compare itself: a query. `puzzle` is the id of a named one. */
export const compareAddress = (puzzle: string, runs: readonly NamedRun[]): string =>
  new URL(compareUrl('https://page.invalid/', { puzzle, runs, measure: 'writes', time: 0 })).search;

/** The page on which every technique has its card, `#technique-<id>`. `base` is the site's path on its host. */
export const cardsAddress = (base: string): string => `${base.replace(/\/?$/, '/')}reference/techniques/`;

/** The address at which Play stops just before a technique. `from` is the page to come back to, below `base`; `position` 0 is that of the card. */
export const practiceAddress = (base: string, technique: string, from: string, position = 0): string =>
  `${base.replace(/\/?$/, '/')}play/?${practiceQuery({ technique, position, from })}`;
