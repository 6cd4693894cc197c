/** Introduces an overridden choice, whose reasons are not the run's own. */
export const overridden = (choose: string) => `This run was told to ${choose} it.`;
