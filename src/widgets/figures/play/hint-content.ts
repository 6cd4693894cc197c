import { plain, say } from '../../../narration/sentence.ts';
import type { Game } from './game.ts';
import type { Hint } from './hint.ts';
import type { Picture } from './hint-drawing.ts';
import type { PanelButton, PanelContent } from './hint-panel.ts';
import type { HintSession } from './hint-session.ts';
import type { Verdict } from './verdict.ts';

const back: PanelButton = { text: 'Back', action: 'hint-back', key: '⇧ H' };
const close = (text: string): PanelButton => ({ text, action: 'close-hint', key: 'Esc' });
const next = (text: string): PanelButton => ({ text, action: 'hint', key: 'H' });

const alarms: Readonly<Record<Hint['kind'], string>> = {
  'wrong-digit': 'First, a wrong digit',
  'missing-mark': 'First, a missing mark',
  technique: '',
  guess: 'Beyond the techniques',
  solved: 'Solved',
};

/** What the panel says of an open hint. `chapter` is where the techniques have their cards. */
export function contentOf(session: HintSession, game: Game, chapter: string): PanelContent {
  const { hint, press, stage } = session;
  const { kind, title, technique, presses, deed } = hint;
  const head = {
    title,
    press: technique ? press : undefined,
    alarm: alarms[kind],
    ...(technique && {
      level: `${technique.level} · ${technique.score}`,
      card: { text: 'Its card on the ladder ›', href: `${chapter}#technique-${technique.id}` },
    }),
  };
  if (stage === 'stale') {
    return {
      ...head,
      sentences: [say`The grid has changed since: this hint no longer fits it.`],
      cases: [],
      notes: [],
      buttons: [close('Back to the puzzle'), next('Next hint')],
    };
  }
  if (stage === 'done') {
    const following = session.following(game);
    return {
      ...head,
      ...(technique && { press: 4 }),
      sentences: [deed!.done],
      cases: [],
      takeBack: session.byHand ? '' : 'That was one move.',
      notes: following.technique
        ? [say`The next hint would look for this: ${plain(following.title)} (${following.technique.level}). Can you see it?`]
        : [],
      buttons: [close('Back to the puzzle'), ...(following.kind === 'solved' ? [] : [next('Next hint')])],
    };
  }
  const { sentences, cases, picture } = presses[press - 1]!;
  const content = { ...head, sentences, cases, picture, notes: [] };
  if (!deed) return { ...content, buttons: [close('Back to the puzzle')] };
  if (session.isLastPress)
    return {
      ...content,
      notes: deed.byHand.length > 0 ? [deed.byHand] : [],
      buttons: [next(deed.label), technique ? back : close('Leave it')],
    };
  return { ...content, buttons: press === 1 ? [next('Show me where'), close('I’ll look')] : [next('Tell me why'), back] };
}

/** What the panel says of a full grid that is wrong. */
export function verdictContent({ title, sentences, cases }: Verdict, { digits }: Game, picture: Picture | undefined): PanelContent {
  return {
    press: undefined,
    alarm: `${digits.length} of ${digits.length}, not solved`,
    title,
    sentences,
    cases,
    picture,
    notes: [say`The same is said whatever is chosen under “Wrong digits”.`],
    buttons: [close('Keep looking'), { text: 'Mark wrong digits', action: 'check', key: 'K' }],
  };
}
