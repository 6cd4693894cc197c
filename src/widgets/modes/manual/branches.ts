import * as says from '#words/manual.ts';
import { symbolOf } from '../../../engine/puzzle.ts';
import { element } from '../../ui/element.ts';
import { cropOf, drawBranch } from './branch-picture.ts';
import { AHEAD, type Branch, type Continuations, SOUGHT } from './continuations.ts';
import type { ManualPlay } from './manual-play.ts';

/** Two ways on from a wrong move: what each looks like a few moves on, and where the run comes to the reader's. */
export class ManualBranches {
  readonly element = element('div', 'hand-ways');

  constructor() {
    this.element.hidden = true;
  }

  hide(): void {
    this.element.hidden = true;
  }

  /** Shows both ways from where the play stands. */
  show(play: ManualPlay, { mine, run, meeting }: Continuations): void {
    const crop = cropOf(play, mine, run);
    const column = (way: Branch, className: 'yours' | 'its', title: string, short: string) => {
      const made = element('div', `hand-way.${className}`);
      const picture = crop && drawBranch(play, way, className, crop);
      const head = element('p', 'hand-way-title');
      head.dataset.short = short;
      const name = digitOf(play, way);
      if (name) head.append(element('b', 'hand-way-digit', name));
      head.append(element('span', '', title));
      const further = way.lines.length - 1;
      if (further > 0) head.append(element('span', 'hand-way-on', says.movesOn(Math.min(further, AHEAD))));
      const list = element('ol', picture ? 'in-line' : '');
      list.append(...way.lines.map((line) => element('li', '', line)));
      made.append(head, ...(picture ? [picture] : []), list);
      if (!way.end) made.append(element('p', '', says.noContinuation));
      return made;
    };
    this.element.classList.toggle('pictured', crop !== undefined);
    this.element.replaceChildren(column(mine, 'yours', says.youDid, says.laneYours), column(run, 'its', says.itDoes, says.laneIts));
    if (meeting) {
      const names = [nameOf(play, mine), nameOf(play, run)] as const;
      this.element.append(lanes(names, play.made.length + 1, meeting), element('p', 'hand-meeting', says.meets(meeting, names, SOUGHT)));
    }
    this.element.hidden = false;
  }
}

/** The digit that a way begins with; '' where it does not write one. */
function digitOf({ model, timeline, position }: ManualPlay, { first }: Branch): string {
  const puzzle = timeline.frame(position).picture.grid?.puzzle;
  const writes = model.moves[first.kind] === 'write' && typeof first.digit === 'number' && first.digit > 0;
  return puzzle && writes ? symbolOf(puzzle, first.digit as number) : '';
}

/** What a way is called in a few letters. */
const nameOf = (play: ManualPlay, way: Branch) => digitOf(play, way) || way.lines[0]!;

/** Both ways as lanes, aligned where they meet: the sentence below says the same. */
function lanes([mine, its]: readonly [string, string], move: number, meeting: says.Meeting): HTMLElement {
  const made = element('div', `hand-lanes.${meeting.comes}`);
  made.setAttribute('aria-hidden', 'true');
  const again = meeting.comes === 'again';
  const between = again ? says.laneBetween(its, meeting.moves, meeting.vain) : says.laneOn(its, meeting, SOUGHT);
  made.append(
    element('span', 'lane-at.first', says.place(move)),
    ...(again ? [element('span', 'lane-at.second', says.place(move + meeting.moves))] : []),
    element('b', 'lane-name.yours', says.laneYours),
    ...(again ? [element('span', 'lane-skipped', says.laneSkipped)] : []),
    element('span', 'lane.yours', mine),
    element('b', 'lane-name.its', says.laneIts),
    element('span', 'lane.its', between),
    ...(again ? [element('span', 'lane.its', mine)] : []),
  );
  return made;
}
