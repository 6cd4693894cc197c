import { counted } from '../../sentence.ts';

/** What the search of the site says. */

export const notLoaded = 'the texts couldn’t be loaded';
/** `alike`: no page has the words, but these have some that are written much alike. `cut`: there were more words than are looked for. */
export const found = (
  places: number,
  { alike, cut, most }: { readonly alike: boolean; readonly cut: boolean; readonly most: number },
): string =>
  [
    places === 0
      ? 'No page contains all of these words.'
      : alike
        ? `No page contains exactly these words, but there are similar ones: ${counted(places, 'result')}.`
        : `${counted(places, 'result')}.`,
    ...(cut ? [`Only the first ${counted(most, 'different word')} are used.`] : []),
  ].join(' ');

/** Words that a question has and that are everywhere: the search passes over them. */
export const commonWords =
  'a an and are as at be by can do does for from how i in is it of on or that the to what when where which why with';
