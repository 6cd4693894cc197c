/** The page on which every technique has its card, `#technique-<id>`. `base` is the site's path on its host. */
export const cardsAddress = (base: string): string => `${base.replace(/\/?$/, '/')}reference/techniques/`;
