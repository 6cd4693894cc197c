import { faults } from '#words/experiment.ts';
import { AddressCodec, choiceField, hiddenField, optionalField, runField, wholeField } from '../../runs/links/address.ts';
import type { NamedRun } from '../../runs/named-run.ts';
import { type OwnQuestion, offered, type QuestionId, questionIds, type SettingName, type Settings, usual } from './question.ts';

/** What a link to an experiment holds. */
export interface ExperimentState {
  readonly question: QuestionId | undefined;
  readonly settings: Settings;
  /** What was predicted, as text. */
  readonly guess: string | undefined;
  /** Which look at it this is, from 1. */
  readonly look: number;
  /** The puzzles that were added for later looks are in `count` already. */
}

const MAX_LOOKS = 6;
/** Puzzles in a group, after all looks. */
const MAX_COUNT = 5000;

/** The most characters of a reader's puzzles in a link: mail and chat programs cut longer ones. */
export const MAX_SET_LENGTH = 30_000;

/** A reader's puzzles as a link has them. */
export const setText = ({ puzzles }: OwnQuestion): string => puzzles.join('\n');

interface Values extends Omit<Settings, 'own'> {
  readonly a: NamedRun;
  readonly b: NamedRun;
  readonly set: string | undefined;
  readonly ask: QuestionId | undefined;
  readonly guess: string | undefined;
  readonly look: number;
}

const unknown = (name: string, choices: readonly (string | undefined)[]) => (text: string) => faults.choice(name, text, choices.join(', '));
const all = <Name extends SettingName>(name: Name): readonly Settings[Name][] => [
  ...new Set(questionIds.flatMap((id) => (offered[id][name] ?? []) as readonly Settings[Name][])),
];
const whole = (name: string, to: number) => wholeField(name, (text) => faults.whole(name, text, to), { from: 1, to });

const codec = new AddressCodec<Values>({
  ask: choiceField('ask', questionIds as readonly (QuestionId | undefined)[], unknown('ask', questionIds)),
  factor: choiceField('factor', all('factor'), unknown('factor', all('factor'))),
  hard: choiceField('hard', all('hard'), unknown('hard', all('hard'))),
  easy: choiceField('easy', all('easy'), unknown('easy', all('easy'))),
  size: wholeField('size', (text) => faults.choice('size', text, all('size').join(', ')), { from: 9, to: 16 }),
  count: whole('count', MAX_COUNT),
  budget: whole('budget', 1_000_000),
  currency: choiceField('in', ['digits', 'steps'] as const as readonly Settings['currency'][], unknown('in', ['digits', 'steps'])),
  seeds: whole('seeds', 1000),
  a: runField('a'),
  b: runField('b'),
  set: hiddenField('set', faults.set),
  guess: optionalField('guess'),
  look: whole('look', MAX_LOOKS),
});

/** The page's URL with an experiment in its query. */
export const experimentUrl = (page: string, { question: ask, settings, guess, look }: ExperimentState): string => {
  const own = new Set<string>(Object.keys(ask ? offered[ask] : {}));
  const { own: question, ...others } = settings;
  const [a, b] = question.runs;
  const text = setText(question);
  const set = ask === 'own' && text !== '' && text.length <= MAX_SET_LENGTH ? text : undefined;
  const url = new URL(codec.write(page, { ask, ...others, a, b, set, guess, look }));
  // What the question doesn't offer says nothing.
  for (const name of ['factor', 'hard', 'easy', 'size', 'count', 'budget', 'seeds']) if (!own.has(name)) url.searchParams.delete(name);
  if (!own.has('currency')) url.searchParams.delete('in');
  if (ask !== 'own') for (const name of ['a', 'b']) url.searchParams.delete(name);
  if (look === 1) url.searchParams.delete('look');
  return url.href;
};

/** Reads a URL; undefined when it asks nothing. What is missing or makes no sense is as usual for the question. */
export function readExperimentUrl(page: string): (ExperimentState & { readonly faults: readonly string[] }) | undefined {
  const url = new URL(page);
  if (!url.searchParams.has('ask')) return undefined;
  const named = questionIds.find((id) => id === url.searchParams.get('ask')) ?? 'factor';
  const { own, ...others } = usual[named];
  const [usualA, usualB] = own.runs;
  const read = codec.read(url, { ask: undefined, ...others, a: usualA, b: usualB, set: undefined, guess: undefined, look: 1 });
  if (!read) return undefined;
  const { ask: question, guess, look, a, b, set, ...rest } = read.values;
  // Whether a run draws is known when it's loaded.
  const settings: Settings =
    named === 'own' ? { ...rest, own: { runs: [a, b], draws: false, puzzles: set?.split('\n') ?? [] } } : { ...rest, own };
  return { question, settings: question ? settings : usual.factor, guess, look, faults: read.faults };
}
