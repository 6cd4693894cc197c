import { hints as words } from '#words/play.ts';
import { ladder } from '../../../engine/logic/ladder.ts';
import { plain, type Sentence } from '../../../narration/sentence.ts';
import type { Game } from './game.ts';
import type { Hint } from './hint.ts';
import type { Picture } from './hint-drawing.ts';
import type { PanelButton, PanelContent } from './hint-panel.ts';
import type { HintSession } from './hint-session.ts';
import type { HintWalk } from './hint-walk.ts';
import type { Verdict } from './verdict.ts';

const said = (text: string): Sentence => [{ text }];
const back: PanelButton = { text: words.back, action: 'hint-back', key: '⇧ H' };
const close = (text: string): PanelButton => ({ text, action: 'close-hint', key: 'Esc' });
const another: PanelButton = { text: words.another, action: 'another', key: 'N' };
const next = (text: string): PanelButton => ({ text, action: 'hint', key: 'H' });

/** Whether a technique has a card: those of cages have a chapter instead. */
const isOnLadder = (id: string) => ladder.some(({ technique }) => technique.id === id);

const alarms: Readonly<Record<Hint['kind'], string>> = {
  'wrong-digit': words.wrongDigit,
  'wrong-strike': words.wrongStrike,
  'ruled-out-mark': words.ruledOutMark,
  'missing-mark': words.missingMark,
  technique: '',
  guess: words.guess,
  solved: words.solved,
};

/** The panel's content for an open hint. `cards` is the page of the techniques' cards. */
export function contentOf(session: HintSession, game: Game, cards: string): PanelContent {
  const { hint, press, stage } = session;
  const { kind, title, technique, presses, deed } = hint;
  const head = {
    title,
    press: technique ? press : undefined,
    alarm: alarms[kind],
    // The page on which one looks at a solve is below this one.
    ...(hint.move !== undefined && { card: { text: words.seeMove, href: `review/?move=${hint.move}` } }),
    ...(technique && {
      level: words.levelAndWeight(technique.level, technique.score, session.number),
      card: isOnLadder(technique.id)
        ? { text: words.card, href: `${cards}#technique-${technique.id}` }
        : { text: words.cageCard, href: '../chapters/killer-sums/' },
    }),
  };
  if (stage === 'stale') {
    return {
      ...head,
      sentences: [said(words.stale)],
      cases: [],
      notes: [],
      buttons: [close(words.backToPuzzle), next(words.next)],
    };
  }
  if (stage === 'done') {
    const following = session.following(game);
    return {
      ...head,
      // A mistake that was taken back is none any more.
      ...(technique ? { press: 4 } : { title: said(words.done), alarm: '', card: undefined }),
      sentences: [deed!.done],
      cases: [],
      takeBack: session.byHand ? '' : words.oneMove,
      notes: following?.technique ? [said(words.following(plain(following.title), following.technique.level))] : [],
      buttons: [close(words.backToPuzzle), ...(following?.kind === 'solved' ? [] : [next(words.next)])],
    };
  }
  const { sentences, cases, picture, aside = [] } = presses[press - 1]!;
  // The remark on ignored strikes comes with the first press, and with those where the board shows them again.
  const ignored = hint.note.length > 0 && (press === 1 || showsUnshown(game, picture)) ? [hint.note] : [];
  const notes = aside.length > 0 ? [...ignored, aside] : ignored;
  const content = { ...head, sentences, cases, picture, notes };
  if (!deed) return { ...content, buttons: [close(words.backToPuzzle)] };
  if (session.walk) return { ...content, ...alongContent(session, session.walk, deed.label) };
  if (session.isLastPress)
    return {
      ...content,
      notes: deed.byHand.length > 0 ? [...notes, deed.byHand] : notes,
      buttons: [next(deed.label), ...(technique ? [back, another] : [close(words.leave)])],
    };
  return { ...content, buttons: press === 1 ? [next(words.where), close(words.look), another] : [next(words.why), back, another] };
}

/** The panel’s content while a hint is looked for beside the page. */
export const searchContent: PanelContent = {
  press: undefined,
  title: said(words.looking),
  sentences: [said(words.lookingAmong)],
  cases: [],
  notes: [],
  buttons: [close(words.stopLooking)],
};

/** The panel’s content while an argument is followed, thought by thought, and at its end. */
function alongContent(session: HintSession, walk: HintWalk, deed: string): Partial<PanelContent> & Pick<PanelContent, 'buttons'> {
  const { hint, reached } = session;
  const isEnd = walk.isEnd(reached);
  const link = (text: string, action: string, key: string): PanelButton => ({ text, action, key });
  return {
    picture: walk.pictureAt(reached),
    sentences: isEnd ? hint.presses.at(-1)!.sentences.slice(-1) : [],
    cases: [],
    thoughts: { all: walk.thoughts.map(({ sentence }) => sentence), reached },
    buttons: [
      isEnd ? next(deed) : link(words.nextLink, 'link-next', '→'),
      reached === 1 ? back : link(words.previousLink, 'link-back', '←'),
      ...(walk.canTurn ? [link(words.otherWay, 'turn', 'T')] : []),
      ...(isEnd ? [] : [link(words.wholeChain, 'link-last', 'End')]),
      another,
    ],
  };
}

/** Whether a picture has candidates that the reader has struck. */
const showsUnshown = ({ struck }: Game, picture: Picture | undefined) =>
  picture?.candidates.some((set, cell) => (set & struck[cell]!) !== 0) ?? false;

/** The panel's content for a full grid that is wrong. */
export function verdictContent({ title, sentences, cases }: Verdict, { digits }: Game, picture: Picture | undefined): PanelContent {
  return {
    press: undefined,
    alarm: words.notSolved(digits.length, digits.length),
    title,
    sentences,
    cases,
    picture,
    notes: [said(words.alwaysSaid)],
    buttons: [close(words.keepLooking), { text: words.markWrong, action: 'check', key: 'K' }],
  };
}
