import { says, table as words } from '#words/review.ts';
import type { Verdict } from '../../../../engine/logic/judging/verdict.ts';
import { clockText, rungInSentence, rungName } from '../../../../narration/en/solve.ts';
import { element, svgElement } from '../../../ui/element.ts';
import { hundredth } from '../../../ui/numbers.ts';
import { median, type Review } from './review.ts';
import { type Explained, pageOf } from './technique-page.ts';

/** The axis of the dots: seconds from the first to the last of these, each tick as much more than the one before. */
const DOTS = { width: 176, height: 24, least: 2, most: 90, ticks: [2, 10, 60] } as const;

const dotX = (seconds: number): number => {
  const { width, least, most } = DOTS;
  const share = Math.log(Math.min(most, Math.max(least, seconds)) / least) / Math.log(most / least);
  return hundredth(6 + (width - 12) * share);
};

function dots(uses: readonly number[]): SVGElement {
  const svg = svgElement('svg', { viewBox: `0 0 ${DOTS.width} ${DOTS.height}`, width: DOTS.width, height: DOTS.height, class: 'dots' });
  svg.setAttribute('aria-hidden', 'true');
  svg.append(
    svgElement('path', { d: `M0 12H${DOTS.width}${DOTS.ticks.map((tick) => `M${dotX(tick)} 6v12`).join('')}`, class: 'lane' }),
    ...uses.map((seconds) => svgElement('circle', { cx: dotX(seconds), cy: 12, r: 4 })),
  );
  return svg;
}

interface TableUses {
  readonly explained: Explained;
  lit(rung: number | undefined): void;
  go(rung: number): void;
}

/** Fills the table of techniques. `lit` is called with a rung that is pointed at, `go` with one that is chosen. */
export function fillTable(body: HTMLElement, review: Review, uses: TableUses): void {
  body.replaceChildren(
    ...review.rows().map((row) => {
      const { rung, uses: seconds, byLadder, passedOver, longestOpen, guessedInstead } = row;
      const made = element('tr');
      const name = element('button', 'plain-button', rungName(rung, review.rungList));
      name.type = 'button';
      name.addEventListener('click', () => uses.go(rung));
      const head = element('th');
      head.scope = 'row';
      const { id, name: said } = review.rungList[rung]!.technique;
      const card = element('a', 'card-link', words.card);
      card.href = pageOf(id, uses.explained);
      card.setAttribute('aria-label', words.cardOf(said));
      head.append(name, ' ', card);
      const strip = element('td', 'uses');
      strip.append(dots(seconds));
      const middle = median(seconds);
      const cell = (text: string, name: string) => element('td', text === words.none || text === '0' ? 'none' : name, text);
      made.append(
        head,
        cell(String(seconds.length), ''),
        cell(String(byLadder), ''),
        strip,
        cell(middle === undefined ? words.none : words.inSeconds(middle), ''),
        cell(passedOver > 0 ? String(passedOver) : words.none, 'passed'),
        cell(longestOpen > 0 ? clockText(longestOpen) : words.none, 'passed'),
        cell(guessedInstead > 0 ? String(guessedInstead) : words.none, 'guessed'),
      );
      made.addEventListener('mouseenter', () => uses.lit(rung));
      made.addEventListener('mouseleave', () => uses.lit(undefined));
      return made;
    }),
  );
}

/** For how long a single had been open that a move passed over; 0 where it passed over something else. */
const openFor = ({ open }: Pick<Verdict, 'open'>) => (open?.passedOver ? open.seconds : 0);

/** What a solve says, in sentences: the worst that was passed over, the guesses, the mistakes, the hints. */
export function conclusions(review: Review): string[] {
  const { verdicts, frames, rungList } = review;
  if (frames.length === 0) return [says.empty];
  const [passed] = review
    .group('passed')
    .map((move) => ({ move, ...verdicts[move - 1]! }))
    .filter(({ rung, open, simplest }) => rung !== undefined && (open?.passedOver || simplest !== undefined))
    .sort((a, b) => openFor(b) - openFor(a));
  const guesses = review.group('guess');
  const mistakes = review.group('mistake');
  const hints = verdicts.filter(({ kind }) => kind === 'hint').length;
  const some = guesses.filter((move) => verdicts[move - 1]!.simplest !== undefined).slice(0, 3);
  const instead = [...Map.groupBy(some, (move) => verdicts[move - 1]!.simplest!.showing.rung)].map(([rung, moves]) => {
    // Several moves may have been made in one second.
    const times = new Set(moves.map((move) => clockText(review.secondsAt(move))));
    return says.guessedInstead(rungInSentence(rung, rungList), [...times]);
  });
  const said = [
    ...(passed
      ? [
          says.passed(
            clockText(review.secondsAt(passed.move)),
            rungInSentence(passed.rung!, rungList),
            rungInSentence(openFor(passed) > 0 ? passed.open!.rung : passed.simplest!.showing.rung, rungList),
            openFor(passed) === 0 ? 'also' : openFor(passed) === review.secondsAt(passed.move) ? 'always' : clockText(openFor(passed)),
          ),
        ]
      : []),
    ...(guesses.length > 0 ? [[says.guesses(guesses.length), ...instead].join(' ')] : []),
    ...(mistakes.length > 0
      ? [says.mistakes(mistakes.length, mistakes.filter((move) => verdicts[move - 1]!.wouldShow !== undefined).length)]
      : []),
    ...(hints > 0 ? [says.hints(hints)] : []),
  ];
  return said.length > 0 || !review.isJudged ? said : [says.clean];
}
