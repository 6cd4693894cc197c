import { counted } from '../../sentence.ts';
import { number } from './language.ts';

/** Words of the controls that several figures share, and of what goes wrong with them. */

export const notLoaded = 'Part of this page couldn’t be loaded. The site may have been updated since you opened it.';
export const reload = 'Reload the page';
export const fails = (reason: string) => `That didn’t work: ${reason}`;
export const curtainClosed = 'The stage is blank. Any key brings it back.';

/** Of a key that the text names. */
export const pressInFigure = 'Press it in the figure';

export const thisFrame = 'this frame';
/** `framed`: the page is inside another one, so the address bar isn’t its own. */
export const linkCopied = (what: string, framed: boolean) =>
  `The link to ${what} is copied${framed ? '' : ', and it’s in the address bar too'}.`;
export const linkShown = (what: string, link: string, framed: boolean) =>
  framed ? `This is the link to ${what}: ${link}` : `The link to ${what} is in the address bar.`;
export const nothingToExport = 'this figure has no drawing to save';
export const noPicture = 'the browser couldn’t make the picture';
export const noFont = 'a font couldn’t be read';

export const play = 'Play';
export const pause = 'Pause';
export const runNamed = (letter: string, name: string) => `Run ${letter}: ${name}`;

export const placeOf = (position: number, length: number) => `step ${number(position)} of ${number(length)}`;
/** A place with the kind of step that led there. */
export const placeAndStep = (place: string, label: string) => `${place}, ${label}`;

/** A speed to see and to hear; what is counted is frames of a figure, or moves of several runs. */
export const speeds = {
  frame: { seen: (speed: number) => `${number(speed)} / s`, heard: (speed: number) => `${number(speed)} a second` },
  move: { seen: (speed: number) => `${counted(speed, 'move')}/s`, heard: (speed: number) => `${counted(speed, 'move')} a second` },
};

/** A pace as it is read out, after a key has changed it. */
export const paceSaid = (level: string, speed: string) => `${level}, ${speed}`;

/** A kind of step to stop at, and how often it comes in the run. */
export const stopWithCount = (label: string, count: number) => `${label} · ${number(count)}`;
export const changedOptions = (count: number) => `${counted(count, 'option')} changed`;

export const everyQuestion = 'any step';
export const cellExample = 'A cell such as r1c1.';
/** How far a run is. */
export const wholeRun = (steps: number, end: string) => `The whole run took ${counted(steps, 'step')} (${end}).`;
export const runSoFar = (steps: number, total?: number) =>
  total === undefined
    ? steps === 0
      ? 'Running …'
      : `Running … ${counted(steps, 'step')} so far.`
    : `Running … ${number(steps)} of ${counted(total, 'step')}.`;
/** In place of a frame's sentence, as long as another run has no frame yet. */
export const awaitsRun = 'The new run is still being computed. This picture still shows the old run.';
export const runStopped = (steps: number) => `Stopped after ${counted(steps, 'step')}.`;
/** Beside the end of a run, wherever in it the reader is. */
export const endsWith = (outcome: string) => `ends: ${outcome}`;
/** The same where a step that cannot be ends it. */
export const endsBroken = 'ends: impossible step';
/** Short, because it is one line with how far the run is. */
export const capped = (kept: number) => `The figure keeps the first ${number(kept)}.`;
export const workerNotStarted = 'a background worker couldn’t be started';
