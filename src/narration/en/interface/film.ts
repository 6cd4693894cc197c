import { counted } from '../../sentence.ts';
import { number } from './language.ts';

/** Words of the dialog that makes a film of a stretch of a run. */

export const title = 'A stretch as a film';
export const about = 'The frames between two steps, with what moves between them, at the level of detail at which the figure plays.';
export const from = 'From step';
export const to = 'To step';
export const speed = 'Frames a second';
export const format = 'File';
export const formats = { webm: 'Video (WebM)', gif: 'Animated GIF', svg: 'A drawing of each frame (SVG, zipped)' };
export const size = 'Size';
export const sizes = {
  slide: 'Slide, 1280 × 720',
  large: 'Slide, 1920 × 1080',
  small: 'Slide, 960 × 540',
  square: 'Drawing alone, 720 × 720',
};
export const make = 'Make the file';
export const stop = 'Stop';
export const stands = (count: number, seconds: number) =>
  `${counted(count, 'frame')}, about ${counted(Math.max(1, Math.round(seconds)), 'second')}.`;
export const backwards = 'A film begins before it ends: choose a later last step.';
export const tooMany = (most: number) =>
  `That is more than ${number(most)} frames. Choose a shorter stretch, or a coarser level of detail in the row of controls.`;
export const going = (done: number, of: number) => `Frame ${number(done)} of ${number(of)} …`;
export const made = (name: string, megabytes: number) =>
  `${name} is made: ${number(megabytes, { maximumFractionDigits: megabytes < 10 ? 1 : 0 })} MB.`;
export const noVideo = 'this browser cannot encode a video; an animated GIF can be made here';
