import { writeCard } from '../../../narration/lesson/card-link.ts';
import type { Asked } from '../../../narration/lesson/lesson.ts';
import type { PosedQuestion } from '../../../narration/lesson/posed-question.ts';
import { MAX_ROOM_ADDRESS } from './qr-code.ts';
import type { CardAddress } from './vote-wall.ts';

/** The addresses of the phone card of a question; `site` is the address of the site's first page. */
export function cardAddress(site: string, { frame, choices }: Pick<Asked, 'frame' | 'choices'>, question: PosedQuestion): CardAddress {
  const page = new URL('card/', site).href;
  const fragment = writeCard(frame, question, choices !== undefined, MAX_ROOM_ADDRESS - page.length - 1);
  return { whole: `${page}#${fragment}`, short: page.replace(/^https?:\/\/(?:www\.)?|\/$/g, '') };
}
