/** The tag of this language, for `lang` and for sorting. */
export const language = 'en';

/** A number as this language writes it: 12,345. */
export const number = (value: number, options?: Intl.NumberFormatOptions): string => value.toLocaleString(language, options);
