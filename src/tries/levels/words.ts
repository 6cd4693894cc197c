import { say, toned } from '../../narration/sentence.ts';

/** Words of the figure that shows which range of givens each level of digging asks for. */

const strong = toned('strong');

export const levels = {
  about: 'The ranges of givens of the five levels',
  task: say`${strong('Move the slider from one end to the other.')} Which number between two levels is skipped?`,
  start: say`Each bar is one level’s range. Before the digging starts, the number of givens to stop at is drawn at random from that range.`,
  showOne: 'Show the gap',
  idea: say`The easiest level asks for ${strong('more than 50')} givens and the next one for ${strong('36 to 49')}. So 50 belongs to neither.`,
  heads: { level: 'level', range: 'givens', floor: 'fewest in a row or column', order: 'order of cells' },
  level: (number: number, name: string) => `${number}, ${name}`,
  range: (least: number, most: number) => `${least} to ${most}`,
  givens: 'Givens',
  /** What a number of givens is asked for by. */
  asked: (givens: number, number: number, name: string) => `${givens} givens: level ${number}, ${name}`,
  tooFew: (givens: number) => `${givens} givens: no level digs this deep`,
  tooMany: (givens: number) => `${givens} givens: no level stops this early`,
  skipped: (givens: number) => `${givens} givens: no level asks for exactly ${givens}`,
  found: (givens: number) =>
    say`${strong(`${givens} it is.`)} No puzzle of any level has exactly ${givens} givens, although some have 49 and others 51.`,
};
