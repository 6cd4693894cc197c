/**
 * Characters that no text of people contains: control characters, unpaired surrogates, and what XML does not allow. Tabs and line ends are
 * allowed.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]|\p{Cs}/gu;

/** Returns a text without characters that cannot be shown or are not allowed in XML. */
export const printable = (text: string): string => text.replace(UNPRINTABLE, '');
