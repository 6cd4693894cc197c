import { catalog } from '../../engine/catalog.ts';
import { InputError } from '../../engine/errors.ts';
import { CARVED_SIZES, levelsOfSize } from '../../engine/generate/carve.card.ts';
import { ATTEMPTS, KINDS, type KindName, MOST, type PuzzlePlan, type QuestionSet, questionsIn } from './question-set.ts';

/** Of the way in which links are written: one that is read by another way says so. */
const VERSION = '1';

/** What an option is called in a link: nothing else begins so. */
const OPTION = 'o.';

/** The fragment of a set's link, without its '#'. */
export function writeSet(set: QuestionSet): string {
  const { puzzles } = set;
  const pieces = new URLSearchParams({ set: VERSION, a: set.algorithm });
  for (const [name, text] of Object.entries(set.options)) pieces.append(OPTION + name, text);
  if (puzzles.from === 'these') for (const puzzle of puzzles.puzzles) pieces.append('z', puzzle);
  else pieces.append('p', [puzzles.from, puzzles.level, puzzles.size, puzzles.seed].join('.'));
  pieces.append('q', set.ask.map(({ kind, count }) => `${kind}${count}`).join('.'));
  pieces.append('n', String(set.attempts));
  if (set.rule) pieces.append('r', '1');
  if (set.title) pieces.append('t', set.title);
  return pieces.toString();
}

/** Whether a fragment, with or without its '#', is about a set of questions at all. */
export const holdsSet = (fragment: string): boolean => /^#?set=/.test(fragment);

/** The fragment of a link, which may stand in a whole address or alone. */
export const fragmentOf = (link: string): string => link.trim().replace(/^[^#]*#/s, '');

/** The set of a fragment. Throws InputError, which says in a sentence what is wrong with it. */
export function readSet(fragment: string): QuestionSet {
  const pieces = new URLSearchParams(fragment.replace(/^#/, ''));
  if (!pieces.has('set')) throw new InputError('this is no link of a set of questions', { expected: 'a link with #set=' });
  const version = pieces.get('set')!;
  if (version !== VERSION)
    throw new InputError(`the link is of version '${version}' of the sets`, {
      expected: `version ${VERSION}: make the link anew on this site`,
    });
  const algorithm = read(pieces, 'a', 'no algorithm');
  if (!catalog.some(({ id }) => id === algorithm))
    throw new InputError(`there is no algorithm '${algorithm}'`, { expected: `one of ${catalog.map(({ id }) => id).join(', ')}` });
  const attempts = wholeOf(pieces.get('n') ?? '1', 'attempts');
  if (!ATTEMPTS.includes(attempts as never))
    throw new InputError(`there are ${attempts} attempts to a question`, {
      expected: `one of ${ATTEMPTS.join(', ')}; 0 is for as many as it takes`,
    });
  const title = (pieces.get('t') ?? '').replace(/\s+/gu, ' ').trim();
  if (title.length > MOST.title) throw new InputError(`the title has ${title.length} characters`, { expected: `at most ${MOST.title}` });
  return {
    title,
    algorithm,
    options: Object.fromEntries(
      [...pieces].filter(([name]) => name.startsWith(OPTION)).map(([name, text]) => [name.slice(OPTION.length), text]),
    ),
    puzzles: planOf(pieces),
    ask: askOf(read(pieces, 'q', 'no questions')),
    attempts,
    rule: pieces.get('r') === '1',
  };
}

function read(pieces: URLSearchParams, name: string, lacks: string): string {
  const text = pieces.get(name);
  if (!text) throw new InputError(`the link names ${lacks}: a part of it is missing`, { expected: `a part ${name}=…` });
  return text;
}

function wholeOf(text: string, what: string, most: number = MOST.seed): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) > most)
    throw new InputError(`'${text}' stands where the link tells the ${what}`, { expected: `a whole number from 0 to ${most}` });
  return Number(text);
}

function planOf(pieces: URLSearchParams): PuzzlePlan {
  const puzzles = pieces.getAll('z');
  if (puzzles.length > 0) {
    if (puzzles.length > MOST.puzzles)
      throw new InputError(`the link has ${puzzles.length} puzzles`, { expected: `at most ${MOST.puzzles}` });
    return { from: 'these', puzzles };
  }
  const text = read(pieces, 'p', 'no puzzles');
  const [from, level, size = '', seed = '', ...more] = text.split('.');
  if ((from !== 'name' && from !== 'seed') || more.length > 0)
    throw new InputError(`'${text}' stands where the link tells the puzzles`, {
      expected: 'name or seed, a level, a size and a seed, with dots between them',
    });
  const side = wholeOf(size, 'size of the puzzles');
  if (!CARVED_SIZES.includes(side))
    throw new InputError(`puzzles of size ${side} cannot be carved`, { expected: `a size of ${CARVED_SIZES.join(', ')}` });
  const known = levelsOfSize(side).find((each) => each === level);
  if (!known)
    throw new InputError(`there is no level '${level}' for puzzles of size ${side}`, {
      expected: `one of ${levelsOfSize(side).join(', ')}`,
    });
  return { from, level: known, size: side, seed: wholeOf(seed, 'seed') };
}

function askOf(text: string): QuestionSet['ask'] {
  const ask = text.split('.').map((part) => {
    const [, name, count] = /^([a-z]+)(\d+)$/.exec(part) ?? [];
    const kind = KINDS.find((each): each is KindName => each === name);
    if (!kind || Number(count) < 1)
      throw new InputError(`'${part}' stands where the link tells the questions`, {
        expected: `a kind (${KINDS.join(', ')}) and how many of it`,
      });
    return { kind, count: Number(count) };
  });
  if (new Set(ask.map(({ kind }) => kind)).size < ask.length)
    throw new InputError(`the link tells a kind of question twice: '${text}'`, { expected: 'each kind once' });
  if (questionsIn({ ask }) > MOST.questions)
    throw new InputError(`the link asks ${questionsIn({ ask })} questions`, { expected: `at most ${MOST.questions}` });
  return ask;
}
