import { applyStep } from '../../../engine/algorithm.ts';
import type { DigitTray } from '../../../engine/picture/digit-tray.ts';
import { type Decision, openFields } from '../../../trace/decision.ts';
import type { LoadedAlgorithm } from '../../runs/prepared-run.ts';

/** A decision between digits of one cell, as the tray has them. */
export interface TrayDecision {
  readonly cell: number;
  /** In the order of the tray; `choice` is the place among the choices, undefined for one that can be taken no more. */
  readonly digits: readonly { readonly digit: number; readonly choice: number | undefined; readonly fits: boolean }[];
}

/** The decision as a row of digits; undefined where it is about anything else, or the run has no tray. */
export function inTray({ algorithm }: Pick<LoadedAlgorithm, 'algorithm'>, decision: Decision): TrayDecision | undefined {
  const { own, choices, state } = decision;
  const fields = openFields(algorithm, decision, own.kind);
  const digitsOnly = fields.length === 1 && fields[0] === 'digit' && choices.every(({ kind }) => kind === own.kind);
  if (!digitsOnly || typeof own.cell !== 'number') return undefined;
  const after = algorithm.clone(state);
  applyStep(algorithm, after, own);
  const tray: DigitTray | undefined = algorithm.picture(after, own).tray;
  const { grid } = algorithm.picture(state, undefined);
  if (tray?.cell !== own.cell || !grid) return undefined;
  const { cell } = tray;
  const seen = new Set(grid.puzzle.grid.peersOfCell[cell]!.map((peer) => grid.digits[peer]));
  const digits = tray.digits.map(({ digit }) => {
    const choice = choices.findIndex((each) => each.digit === digit);
    return { digit, choice: choice < 0 ? undefined : choice, fits: !seen.has(digit) };
  });
  const all = choices.every((choice) => digits.some(({ digit }) => digit === choice.digit));
  return all ? { cell, digits } : undefined;
}
