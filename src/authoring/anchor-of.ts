import { ladder, rungOf } from '../engine/logic/ladder.ts';

/** The anchor that a component's attributes name. A rung is named by its technique, so that the ladder may grow. */
export function anchorOf(attributes: Readonly<Record<string, unknown>>): { at: string; n: number; where: Record<string, number> } {
  const { at, n = 1, cell, digit, rung } = attributes;
  if (typeof at !== 'string') throw new Error('`at` is missing; expected a kind of step, "start" or "end"');
  const place = rung === undefined ? undefined : ladder.indexOf(rungOf(String(rung)));
  const where = Object.fromEntries(
    Object.entries({ cell, digit, rung: place }).flatMap(([field, value]) => (value === undefined ? [] : [[field, Number(value)]])),
  );
  return { at, n: Number(n), where };
}
