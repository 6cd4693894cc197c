/** Before what is true of a choice that somebody made in the run's place: its own reasons are not those of the choice. */
export const overridden = (choose: string) => `This run was told to ${choose} it.`;
