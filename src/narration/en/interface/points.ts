/** Words of save points: moments of a game that a player names, to go back to. */

export const open = 'Save points …';
export const title = 'Save points';
export const about = 'Name this moment before you try something. Going back undoes everything you did since, and the clock keeps running.';
export const name = 'Name of the save point';
export const save = 'Save this moment';
export const usual = (number: number) => `Point ${number}`;
/** The name of the point that is made before one goes to another. */
export const before = 'Before going back';
export const list = 'Save points of this game';
export const none = 'No save points yet.';
export const facts = (time: string, filled: number, all: number) => `at ${time} · ${filled} of ${all} filled`;
export const here = 'You are here';
export const goTo = 'Go back';
export const remove = 'Delete';
/** For screen readers. */
export const of = (action: string, point: string) => `${action}: ${point}`;
export const saved = (point: string) => `“${point}” is saved.`;
export const wentTo = (point: string) => `You’re back at “${point}”. What you had before is a save point, too.`;
export const wentBack = (point: string) => `You’re back at “${point}”.`;
export const full = (most: number) => `A game keeps ${most} save points. Delete one first.`;
