/** So many steps are offered as the reason. */
export const MOST_CHOICES = 4;
