/** The driver of the phone card. */

import { card, choiceName, paper } from '#words/vote.ts';
import { catalogRow } from '../../../src/engine/catalog.ts';
import { knuth6x7 } from '../../../src/engine/cover/problems/small.ts';
import { defaultsOf } from '../../../src/engine/options.ts';
import { type PosedQuestion, posedByRun } from '../../../src/narration/lesson/posed-question.ts';
import { narratorOf } from '../../../src/narration/narrator.ts';
import { record } from '../../../src/trace/record.ts';
import { namedIn, type Root } from './named.ts';

/** The question of the first run of the chapter on links at a step, computed here: a phone must show the same. */
export async function linksQuestion(step: number): Promise<PosedQuestion> {
  const algorithm = await catalogRow('dancing-links').load();
  const timeline = record(algorithm, knuth6x7, defaultsOf(algorithm.options));
  return posedByRun(timeline, await narratorOf('dancing-links'), step)!;
}

/** What the card says. */
export const cardSays = { choseOne: card.choseOne, choseBoth: card.choseBoth, holdUp: card.holdUp, name: choiceName, onWall: card.onWall };

/** The controls of the card. */
export const inCard = (root: Root) => {
  const { one, exactButtons, regions, texts } = namedIn(root);
  return {
    ...exactButtons({ change: card.change, down: card.down, forget: card.forget, print: paper.print }),
    ...regions({ sheet: paper.heading }),
    ...texts({ asTable: card.table, plain: card.plain }),
    picture: one('figure', card.picture),
    table: one('region', card.table, true),
    held: root.getByRole('dialog'),
    choices: root.locator('.card-choice'),
  };
};
