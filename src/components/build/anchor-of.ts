/** The anchor that a component's attributes name. */
export function anchorOf(attributes: Readonly<Record<string, unknown>>): { at: string; n: number; where: Record<string, number> } {
  const { at, n = 1, cell, digit, rung } = attributes;
  if (typeof at !== 'string') throw new Error('`at` is missing; expected a kind of step, "start" or "end"');
  const where = Object.fromEntries(
    Object.entries({ cell, digit, rung }).flatMap(([field, value]) => (value === undefined ? [] : [[field, Number(value)]])),
  );
  return { at, n: Number(n), where };
}
