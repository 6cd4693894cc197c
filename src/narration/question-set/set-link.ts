import { catalog } from '../../engine/catalog.ts';
import { damaged, damageOfSealed, type Envelope, sealOf } from '../../engine/envelope/envelope.ts';
import { InputError } from '../../engine/errors.ts';
import { quoted } from '../../engine/formats/text-lines.ts';
import { CARVED_SIZES, levelsOfSize } from '../../engine/generate/carve.card.ts';
import { printable } from '../../engine/printable.ts';
import { ATTEMPTS, KINDS, type KindName, MAX, type PuzzlePlan, type QuestionSet, questionsIn } from './question-set.ts';

/** The format of links to sets: the version, the seal of all other parts, and these, which people can read. A link of version 1 has no seal: it may be written by hand. */
const ENVELOPE: Envelope = { what: 'link', version: 2, sizes: { length: 4, check: 4 }, most: 200_000 };
const BY_HAND = '1';

/** The name of the seal in a link. */
const SEAL = 'c';

/** The parts that a link has once; puzzles may be several, and options have names of their own. */
const PARTS = ['set', SEAL, 'a', 'p', 'q', 'n', 'r', 't'];

/** The name of a puzzle in a link. */
const PUZZLE = 'z';

/** The prefix of an option's name in a link, which no other part has. */
const OPTION = 'o.';

/** The fragment of a set's link, without its '#'. */
export function writeSet(set: QuestionSet): string {
  const { puzzles } = set;
  const pieces = new URLSearchParams({ a: set.algorithm });
  for (const [name, text] of Object.entries(set.options)) pieces.append(OPTION + name, text);
  if (puzzles.from === 'these') for (const puzzle of puzzles.puzzles) pieces.append(PUZZLE, puzzle);
  else pieces.append('p', [puzzles.from, puzzles.level, puzzles.size, puzzles.seed].join('.'));
  pieces.append('q', set.ask.map(({ kind, count }) => `${kind}${count}`).join('.'));
  pieces.append('n', String(set.attempts));
  if (set.rule) pieces.append('r', '1');
  if (set.title) pieces.append('t', set.title);
  return `${new URLSearchParams({ set: String(ENVELOPE.version), [SEAL]: sealOf(ENVELOPE, contentOf(pieces)) })}&${pieces}`;
}

/** The sealed content: names and texts unescaped, since mail programs and browsers escape them differently. */
const contentOf = (pieces: URLSearchParams): Uint8Array =>
  new TextEncoder().encode(JSON.stringify([...pieces].filter(([name]) => name !== SEAL && name !== 'set')));

/** Throws InputError where a link was damaged. */
function checkWhole(pieces: URLSearchParams): void {
  const version = pieces.get('set')!;
  const seal = pieces.get(SEAL) ?? undefined;
  if (!/^\d{1,9}$/.test(version))
    throw new InputError(`the link is of version ${quoted(version)} of the sets`, {
      expected: `version ${BY_HAND} or ${ENVELOPE.version}`,
    });
  // A seal is checked even where the version needs none.
  const isSealed = version !== BY_HAND || seal !== undefined;
  const damage = isSealed && damageOfSealed(ENVELOPE, Number(version), seal, contentOf(pieces));
  if (damage) throw damaged(ENVELOPE, damage);
  const names = [...pieces.keys()];
  const strange = names.find((name) => !PARTS.includes(name) && name !== PUZZLE && !name.startsWith(OPTION));
  if (strange !== undefined)
    throw new InputError(`the link has a part ${quoted(strange)} that no set has`, { expected: `parts ${[...PARTS, PUZZLE].join(', ')}` });
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name) && name !== PUZZLE)
      throw new InputError(`the link has the part ${quoted(name)} twice`, { expected: 'each part once' });
    seen.add(name);
  }
}

/** Whether a fragment, with or without its '#', is about a set of questions at all. */
export const holdsSet = (fragment: string): boolean => /^#?set=/.test(fragment);

/** The fragment of a link, given alone or as part of a whole address. */
export const fragmentOf = (link: string): string => link.trim().replace(/^[^#]*#/s, '');

/** The set of a fragment. Throws InputError, which says in a sentence what is wrong with it. */
export function readSet(fragment: string): QuestionSet {
  if (fragment.length > ENVELOPE.most) throw damaged(ENVELOPE, 'large');
  const pieces = new URLSearchParams(fragment.replace(/^#/, ''));
  if (!pieces.has('set')) throw new InputError('this is no link of a set of questions', { expected: 'a link with #set=' });
  checkWhole(pieces);
  const algorithm = read(pieces, 'a', 'no algorithm');
  if (!catalog.some(({ id }) => id === algorithm))
    throw new InputError(`there is no algorithm ${quoted(algorithm)}`, { expected: `one of ${catalog.map(({ id }) => id).join(', ')}` });
  const attempts = wholeOf(pieces.get('n') ?? '1', 'attempts');
  if (!ATTEMPTS.includes(attempts as never))
    throw new InputError(`there are ${attempts} attempts to a question`, {
      expected: `one of ${ATTEMPTS.join(', ')}; 0 is for as many as it takes`,
    });
  const title = printable(pieces.get('t') ?? '')
    .replace(/\s+/gu, ' ')
    .trim();
  if (title.length > MAX.title) throw new InputError(`the title has ${title.length} characters`, { expected: `at most ${MAX.title}` });
  return {
    title,
    algorithm,
    options: Object.fromEntries(
      [...pieces].filter(([name]) => name.startsWith(OPTION)).map(([name, text]) => [name.slice(OPTION.length), text]),
    ),
    puzzles: planOf(pieces),
    ask: askOf(read(pieces, 'q', 'no questions')),
    attempts,
    rule: ruleOf(pieces),
  };
}

function read(pieces: URLSearchParams, name: string, lacks: string): string {
  const text = pieces.get(name);
  if (!text) throw new InputError(`the link names ${lacks}: a part of it is missing`, { expected: `a part ${name}=…` });
  return text;
}

function ruleOf(pieces: URLSearchParams): boolean {
  const text = pieces.get('r');
  if (text !== null && text !== '1')
    throw new InputError(`${quoted(text)} stands where the link tells the help`, { expected: 'r=1, or no part r' });
  return text !== null;
}

function wholeOf(text: string, what: string, most: number = MAX.seed): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) > most)
    throw new InputError(`${quoted(text)} stands where the link tells the ${what}`, { expected: `a whole number from 0 to ${most}` });
  return Number(text);
}

function planOf(pieces: URLSearchParams): PuzzlePlan {
  const puzzles = pieces.getAll(PUZZLE);
  if (puzzles.length > 0) {
    if (puzzles.length > MAX.puzzles)
      throw new InputError(`the link has ${puzzles.length} puzzles`, { expected: `at most ${MAX.puzzles}` });
    if (pieces.has('p')) throw new InputError('the link tells its puzzles twice', { expected: `a part p or parts ${PUZZLE}, not both` });
    return { from: 'these', puzzles };
  }
  const text = read(pieces, 'p', 'no puzzles');
  const [from, level, size = '', seed = '', ...more] = text.split('.');
  if ((from !== 'name' && from !== 'seed') || more.length > 0)
    throw new InputError(`${quoted(text)} stands where the link tells the puzzles`, {
      expected: 'name or seed, a level, a size and a seed, with dots between them',
    });
  const side = wholeOf(size, 'size of the puzzles');
  if (!CARVED_SIZES.includes(side))
    throw new InputError(`puzzles of size ${side} cannot be carved`, { expected: `a size of ${CARVED_SIZES.join(', ')}` });
  const known = levelsOfSize(side).find((each) => each === level);
  if (!known)
    throw new InputError(`there is no level ${quoted(level ?? '')} for puzzles of size ${side}`, {
      expected: `one of ${levelsOfSize(side).join(', ')}`,
    });
  return { from, level: known, size: side, seed: wholeOf(seed, 'seed') };
}

function askOf(text: string): QuestionSet['ask'] {
  const ask = text.split('.').map((part) => {
    const [, name, count] = /^([a-z]+)(\d+)$/.exec(part) ?? [];
    const kind = KINDS.find((each): each is KindName => each === name);
    if (!kind || Number(count) < 1)
      throw new InputError(`${quoted(part)} stands where the link tells the questions`, {
        expected: `a kind (${KINDS.join(', ')}) and how many of it`,
      });
    return { kind, count: Number(count) };
  });
  if (new Set(ask.map(({ kind }) => kind)).size < ask.length)
    throw new InputError(`the link tells a kind of question twice: ${quoted(text)}`, { expected: 'each kind once' });
  if (questionsIn({ ask }) > MAX.questions)
    throw new InputError(`the link asks ${questionsIn({ ask })} questions`, { expected: `at most ${MAX.questions}` });
  return ask;
}
