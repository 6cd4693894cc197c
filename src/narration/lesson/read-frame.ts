import { faults as words } from '../en/interface/lesson.ts';
import type { FrameAddress } from './lesson.ts';
import type { FoundAndCure } from './lesson-fault.ts';

/** The most frames that one link may show one after the other. */
export const MAX_FRAMES = 200;

/** A link as it stands in a text: its label, its address, and what follows it. */
export interface WrittenLink {
  readonly label: string;
  readonly address: string;
  /** The step after 'to'. */
  readonly to: number | undefined;
}

/** A frame and the last step of those that follow it. */
export interface FrameRange {
  readonly frame: FrameAddress;
  readonly last: number;
}

const LINK = /^\[((?:[^[\]\\]|\\.|\[[^[\]]*\])*)\]\(\s*(\S*?)\s*\)(?:\s+to\s+(\d{1,9}))?\s*\.?$/;
const BARE = /^(\S+?)(?:\s+to\s+(\d{1,9}))?$/;
/** The pages that have figures, wherever the site is served. */
const PAGE = /(?:^|\/)((?:chapters|embed)\/[\w-]+)\/?$/;
/** What a link says of a window, which isn't part of a frame. */
const OF_WINDOW = ['stage'];

/** The link that a paragraph consists of; undefined for any other paragraph. */
export function linkAlone(paragraph: string): WrittenLink | undefined {
  const [, label, address, to] = LINK.exec(paragraph.trim().replace(/\s*\n\s*/g, ' ')) ?? [];
  if (address === undefined) return undefined;
  return { label: label!.replace(/\\([[\]\\])/g, '$1').trim(), address, to: to === undefined ? undefined : Number(to) };
}

/** An address without a label: '?step=8 to 13'. */
export function bareLink(text: string): WrittenLink | undefined {
  const [, address, to] = BARE.exec(text.trim()) ?? [];
  return address === undefined ? undefined : { label: '', address, to: to === undefined ? undefined : Number(to) };
}

/** Whether an address is meant for a frame: a short one, or one of a page with figures that names a run or a step. */
export function meansFrame(address: string): boolean {
  if (address.startsWith('?')) return true;
  const parts = partsOf(address);
  return (
    parts !== undefined &&
    /^(chapters|embed)\//.test(parts.path) &&
    ['run', 'step', 'hands', 'puzzle'].some((name) => parts.query.has(name))
  );
}

interface Parts {
  /** 'chapters/dancing-links/'; as it stands where it is another page; '' for a short address. */
  readonly path: string;
  readonly query: URLSearchParams;
}

function partsOf(address: string): Parts | undefined {
  const base = 'https://lesson.invalid/';
  if (!URL.canParse(address, base)) return undefined;
  const { pathname, search, hash } = new URL(address, base);
  const query = new URLSearchParams(search);
  // A long puzzle is in the fragment, after the figure's name.
  for (const [name, text] of new URLSearchParams(hash.slice(1))) if (text !== '' && !query.has(name)) query.set(name, text);
  const path = address.startsWith('?') ? '' : PAGE.exec(pathname)?.[1];
  return { path: path === undefined ? pathname : path && `${path}/`, query };
}

/** The figure that short addresses add to. */
export interface Base {
  readonly path: string;
  readonly query: string;
}

/** The address of a figure in the head of a lesson; a fault where it is none. */
export function readFigure(address: string): Base | FoundAndCure {
  const parts = partsOf(address);
  if (!parts || !/^(chapters|embed)\//.test(parts.path)) return words.noFigure(address);
  parts.query.delete('step');
  return { path: parts.path, query: queryOf(parts.query) };
}

/** The frames of a link; `figure` completes short addresses. Returns what is wrong with it where it leads to none. */
export function readFrames({ address, to }: Omit<WrittenLink, 'label'>, figure: Base | undefined): FrameRange | FoundAndCure {
  const parts = partsOf(address);
  if (!parts) return words.noAddress(address);
  const isShort = parts.path === '';
  if (isShort && !figure) return words.shortWithoutFigure(address);
  if (!isShort && !/^(chapters|embed)\//.test(parts.path)) return words.noFigure(address);
  const text = parts.query.get('step') ?? '0';
  if (!/^\d{1,9}$/.test(text)) {
    const [, from, until] = /^(\d{1,9})(?:-|–|\.{2,3})(\d{1,9})$/.exec(text) ?? [];
    return from ? words.stepRange(from, until!) : words.noStep(text);
  }
  parts.query.delete('step');
  const query = isShort ? new URLSearchParams(figure!.query) : new URLSearchParams();
  // Another run has other panes.
  if (parts.query.has('run') && parts.query.get('run') !== query.get('run')) query.delete('pane');
  for (const [name, value] of parts.query) query.set(name, value);
  const step = Number(text);
  const last = to ?? step;
  const range = { frame: { path: isShort ? figure!.path : parts.path, query: queryOf(query), step }, last };
  if (last < step) return { ...words.backwards(step, last), range };
  if (last - step >= MAX_FRAMES) return { ...words.manyFrames(last - step + 1, MAX_FRAMES), range };
  return range;
}

const queryOf = (query: URLSearchParams): string => {
  for (const name of OF_WINDOW) query.delete(name);
  return query.toString();
};

/** The pane that an address names; undefined where it names none. */
export const paneOf = ({ query }: Pick<FrameAddress, 'query'>): string | undefined => new URLSearchParams(query).get('pane') || undefined;

/** The pane that is written in an address itself, without that of the head's figure. */
export const paneWrittenIn = (address: string): string | undefined => partsOf(address)?.query.get('pane') || undefined;

/** Whether a reading is a fault. */
export const isFault = <Read extends object>(read: Read | FoundAndCure): read is FoundAndCure => 'cure' in read;

/** A frame's address under the site's base path, '/' or '/base/'. */
export function addressOfFrame({ path, query, step }: FrameAddress, base: string): string {
  const { run } = Object.fromEntries(new URLSearchParams(query)) as { run?: string };
  return `${base.replace(/\/?$/, '/')}${path}?${query}${query && '&'}step=${step}${run ? `#${run}` : ''}`;
}
