import { table as words } from '#words/coach.ts';
import { ladder, levelNames } from '../../../../engine/logic/ladder.ts';
import { clockText, rungName } from '../../../../narration/en/solve.ts';
import { startOfSentence } from '../../../../narration/sentence.ts';
import { element, svgElement } from '../../../ui/element.ts';
import { countOf, type Mark, type Skill } from './profile.ts';

/** From one mark to the next, in pixels. */
const STEP = 13;

/** The latest chances as signs, the newest on the right; what they are is said in words. */
function marksOf(last: readonly Mark[]): Element[] {
  const width = STEP * last.length;
  const svg = svgElement('svg', { viewBox: `0 0 ${width} ${STEP}`, width, height: STEP, 'aria-hidden': 'true' });
  svg.append(
    ...last.map((mark, index) =>
      svgElement('circle', { cx: STEP * (index + 0.5), cy: STEP / 2, r: mark === 'seen' ? 5 : 4.3, class: mark }),
    ),
  );
  const count = (mark: Mark) => countOf({ last }, mark);
  return [svg, element('span', 'for-listeners', words.marks(count('seen'), count('slow'), count('missed')))];
}

/** Seconds as they are written in a table: '31 s', '3:05'. */
const duration = (seconds: number | undefined): string =>
  seconds === undefined ? words.none : seconds < 100 ? `${seconds} s` : clockText(seconds);

/** Fills the body of the table, the easiest technique first, under the names of their levels. `next`: the rung that the coach proposes. */
export function fillSkills(
  body: HTMLElement,
  skills: readonly Skill[],
  next: number | undefined,
  practiceOf: (skill: Skill) => string,
): void {
  body.replaceChildren(
    ...skills.flatMap((skill, index) => {
      const { rung, level, last, chances, median, lately, passed, hints, guesses, mistakes } = skill;
      const row = element('tr', rung === next ? 'next' : '');
      const head = element('th', '', rungName(rung));
      head.scope = 'row';
      if (rung === next) head.append(' ', element('span', 'next-tag', words.next));
      const signs = element('td', 'marks');
      signs.append(...marksOf(last));
      const cell = (text: string, name = '') => element('td', text === words.none ? 'none' : name, text);
      const count = (number: number, name: string) => cell(number > 0 ? String(number) : words.none, name);
      const act = element('td', 'act');
      // A guess is nothing that could be found.
      if (!ladder[rung]!.guesses) {
        const link = element('a', 'chip', words.practise);
        link.href = practiceOf(skill);
        link.setAttribute('aria-label', words.practiseOne(rungName(rung)));
        act.append(link);
      }
      row.append(
        head,
        signs,
        cell(String(chances)),
        cell(duration(median)),
        cell(duration(lately)),
        count(passed, 'passed'),
        count(hints, ''),
        count(guesses, 'wrong'),
        count(mistakes, 'wrong'),
        act,
      );
      if (skills[index - 1]?.level === level) return [row];
      const group = element('tr', 'level');
      const name = element('th', '', startOfSentence(levelNames[level]));
      name.colSpan = 10;
      name.scope = 'rowgroup';
      group.append(name);
      return [group, row];
    }),
  );
}
