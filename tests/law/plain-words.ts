/** What a reader stumbles over, with what to write instead. `docs/style.md` has the reasons. */
export const UNPLAIN: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bin place of\b/i, 'instead of'],
  [/\banew\b/i, 'again, from scratch'],
  [/\bin vain\b/i, 'wasted, or say what failed'],
  [/\bby turns\b/i, 'alternately'],
  [/\b(?:come|comes|coming|came) to an end\b/i, 'finishes, stops'],
  [/\bwho(?:so)?ever\b/i, 'you, or people who'],
  [/\bbe it\b/i, 'whether it is'],
  [/\bdear(?:er|est)?\b/i, 'expensive, slower'],
  [/\bbut for\b/i, 'except for'],
  [/\b(?:at|in) hand\b|\bon wish\b/i, 'say where it is'],
  [/(?<!\b(?:are|were|is|be|look|they’re) )\ball the same\b/i, 'anyway'],
  [/\bthe very (?!first|last|same|least|best|top|bottom|beginning|end)\p{Ll}+/iu, 'the same, this'],
  [/\bthe book’s\b|\bthe book's\b/i, 'the original algorithm, this site’s'],
  [/\bslips?\b/i, 'mistake'],
  [/\btells (?:how|why|what|which|where|whether)\b/i, 'explains, shows, says'],
  [/\bhangs? on\b/i, 'depends on'],
  [/\bcomes? out the same\b/i, 'is the same'],
  [/\ba merit of\b|\bthe more of the\b|\bkeeps? books\b/i, 'say it in other words'],
  [/\bsome \d/i, 'about, nearly'],
  [/\bor so\b(?! that\b)/i, 'about, nearly'],
  [/, for (?:it|they|there) (?:is|are|was|were|has|have|can|cannot|can’t|may|does|did|would|need)\b/i, 'because'],
  [
    /(?<!\bthere )\b(?:is|are|was|were) no (?:candidate|cell|column|decision|digit|line|merit|node|number|part|pattern|program|puzzle|row|set|size|solution|step|unit|value)s?\b/i,
    'isn’t a',
  ],
  [/\b(?:if|where|when|whether|as|how) one (?:can|must|may|would|could|should|looks|wants|knows|keeps)\b/i, 'you'],
  [/^(?:New|Filled|Out|Gone|Pale|Dark) (?:is|are) /, 'subject first'],
  [/^What (?:is|are|was|has|stands|comes(?! next)) [^?]*\.$/, 'name the noun'],
];

const STANDS = /\b(?:stands?|stood|standing)\b(?! for\b| out\b| in for\b)/i;
/** Those who may stand: people, and a bar on another one. */
const STANDERS = /\b(?:bars?|people|person|you|we|queens?|climbers?|walkers?|hikers?|someone|somebody|class|teacher|students?)\b/i;

/** Returns what a sentence has that a reader stumbles over. */
export const unplain = (sentence: string): string[] => [
  ...UNPLAIN.flatMap(([pattern, instead]) => {
    const found = pattern.exec(sentence);
    return found ? [`“${found[0]}” (${instead}): ${sentence}`] : [];
  }),
  ...(STANDS.test(sentence) && !STANDERS.test(sentence) ? [`“stands” (is, has, there is): ${sentence}`] : []),
];

/** A label that is a verb with a pronoun for its object, such as “Put it away”. */
export const isPronounLabel = (text: string): boolean =>
  /^(?!how|where|what|when|if|\p{L}+[^s]s )\p{L}+ (?:it|them|yours|mine)(?: (?:\p{L}{2,5}|yourself|yours|for me))?$/iu.test(text.trim());
