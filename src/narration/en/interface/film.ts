import { counted } from '../../sentence.ts';
import { number, roughly } from './language.ts';

/** Words of the dialog that makes a film of a stretch of a run. */

export const title = 'Part of the run as a film';
export const about = 'Saves the frames between two steps as a film, with the movements between them, at the figure’s playback detail.';
export const from = 'From step';
export const to = 'To step';
export const speed = 'Frames per second';
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
export const backwards = 'The last step must come after the first.';
export const tooMany = (most: number) =>
  `That’s more than ${number(most)} frames. Choose fewer steps, or a coarser playback detail in the figure’s controls.`;
export const going = (done: number, of: number) => `Frame ${number(done)} of ${number(of)} …`;
export const made = (name: string, megabytes: number) => `Made ${name}, ${roughly(megabytes)} MB.`;
export const noVideo = 'this browser can’t encode a video, but you can make an animated GIF';
