/** So many steps are offered as the reason. */
export const MAX_CHOICES = 4;
