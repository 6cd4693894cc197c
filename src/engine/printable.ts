/** What no text holds that people write: control characters, halves of characters, and what XML calls no character. A tab and line ends are none of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]|\p{Cs}/gu;

/** Returns a text without characters that cannot be shown or are not allowed in XML. */
export const printable = (text: string): string => text.replace(UNPRINTABLE, '');
