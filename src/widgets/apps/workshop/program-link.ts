import { shared as words } from '#words/workshop.ts';
import { describeError } from '../../../engine/errors.ts';
import { isAnchor } from '../../runs/links/address.ts';
import { codeFromLink, codeToLink, type SharedCode } from './share-code.ts';
import { starts } from './starts.ts';

const CODE = '#code=';
const FROM = '#from=';

/** The content of the address's fragment: a program, a starting point, or a fault. */
export interface WorkshopLink {
  readonly program?: SharedCode;
  readonly from?: string;
  readonly fault?: string;
}

/** The fragment that leads to a program. */
export const hashOf = (program: SharedCode): string => CODE + codeToLink(program);

export const holdsProgram = (hash: string): boolean => hash.startsWith(CODE);

const isStart = (id: string): boolean => starts.some((start) => start.id === id);

/** Reads a fragment. One that names an element of the page has no content. */
export function readProgramLink(hash: string): WorkshopLink {
  if (holdsProgram(hash)) return programIn(hash.slice(CODE.length));
  if (hash.startsWith(FROM)) {
    const from = new URLSearchParams(hash.slice(1)).get('from')!;
    return isStart(from) ? { from } : { fault: words.noStart(from.slice(0, MAX_NAMED_LENGTH), startIds()) };
  }
  return isAnchor(hash) ? {} : { fault: words.notRead(hash.slice(0, MAX_NAMED_LENGTH)) };
}

/** The number of characters of a link that a message quotes. */
const MAX_NAMED_LENGTH = 40;

const startIds = () => starts.map(({ id }) => id);

function programIn(link: string): WorkshopLink {
  try {
    const program = codeFromLink(link);
    return isStart(program.start) ? { program } : { fault: words.noStart(program.start.slice(0, MAX_NAMED_LENGTH), startIds()) };
  } catch (error) {
    return { fault: describeError(error) };
  }
}
