import { faults } from '#words/experiment.ts';
import { AddressCodec, choiceField, optionalField, wholeField } from '../../runs/links/address.ts';
import { offered, type QuestionId, questionIds, type SettingName, type Settings, usual } from './question.ts';

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

interface Values extends Settings {
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
  guess: optionalField('guess'),
  look: whole('look', MAX_LOOKS),
});

/** The page's URL with an experiment in its query. */
export const experimentUrl = (page: string, { question: ask, settings, guess, look }: ExperimentState): string => {
  const own = new Set<string>(Object.keys(ask ? offered[ask] : {}));
  const url = new URL(codec.write(page, { ask, ...settings, guess, look }));
  // What the question doesn't offer says nothing.
  for (const name of ['factor', 'hard', 'easy', 'size', 'count', 'budget', 'seeds']) if (!own.has(name)) url.searchParams.delete(name);
  if (!own.has('currency')) url.searchParams.delete('in');
  if (look === 1) url.searchParams.delete('look');
  return url.href;
};

/** Reads a URL; undefined when it asks nothing. What is missing or makes no sense is as usual for the question. */
export function readExperimentUrl(page: string): (ExperimentState & { readonly faults: readonly string[] }) | undefined {
  const url = new URL(page);
  if (!url.searchParams.has('ask')) return undefined;
  const named = questionIds.find((id) => id === url.searchParams.get('ask')) ?? 'factor';
  const read = codec.read(url, { ask: undefined, ...usual[named], guess: undefined, look: 1 });
  if (!read) return undefined;
  const { ask: question, guess, look, ...settings } = read.values;
  return { question, settings: question ? settings : usual.factor, guess, look, faults: read.faults };
}
