import { printable } from '../../engine/printable.ts';

/** A name as it is shown and handed in: trimmed, blanks collapsed, its characters in their usual form, without those that cannot be shown. */
export const shownName = (name: string): string => printable(name).normalize('NFKC').replace(/\s+/gu, ' ').trim();

/** What is the same however somebody writes their name: 'Ada Lovelace', 'ada  lovelace '. */
export const sameName = (name: string): string => shownName(shownName(name).toLowerCase());
