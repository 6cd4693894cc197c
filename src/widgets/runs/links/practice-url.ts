import { ladder } from '../../../engine/logic/ladder.ts';

/** A request to Play: stop at a position in which a technique is the simplest that helps. */
export interface Practice {
  /** The technique’s id. */
  readonly technique: string;
  /** Which of its positions: 0 is the one of its card. */
  readonly position: number;
  /** The page to come back to, below the site’s base; undefined where the link names none of this site. */
  readonly from: string | undefined;
}

/** A page of this site, and a place on it: nothing that could lead elsewhere. */
const PAGE = /^(?:reference|chapters|play)\/(?:[a-z0-9-]+\/)*(?:#[\w+-]{1,60})?$/;

/** The query of a link that opens a position of a technique in Play. */
export function practiceQuery({ technique, position, from }: Practice): string {
  const query = new URLSearchParams({ practise: technique });
  if (position > 0) query.set('position', String(position));
  if (from !== undefined) query.set('from', from);
  return query.toString();
}

/** The address of Play, given its page, with a position of a technique. */
export function practiceUrl(page: string, practice: Practice): string {
  const url = new URL(page);
  url.search = practiceQuery(practice);
  return url.href;
}

/** What a query asks to practise, whether or not there is such a technique; undefined where it asks for nothing of the kind. */
export const practiceNamed = (search: string): string | undefined => new URLSearchParams(search).get('practise') ?? undefined;

/** Reads a query; undefined without a technique of the ladder. A position or a page that makes no sense is left out. */
export function readPractice(search: string): Practice | undefined {
  const query = new URLSearchParams(search);
  const named = query.get('practise');
  // A guess is nothing that could be found.
  const rung = ladder.find(({ technique, guesses }) => technique.id === named && !guesses);
  if (!rung) return undefined;
  const [place, from] = [query.get('position') ?? '', query.get('from') ?? ''];
  return {
    technique: rung.technique.id,
    position: /^\d{1,6}$/.test(place) ? Number(place) : 0,
    from: PAGE.test(from) ? from : undefined,
  };
}
