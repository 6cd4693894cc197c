import { hasSets } from '../../engine/logic/chain-path.ts';
import type { Instance } from '../../engine/logic/technique.ts';

/** The rows of the legend about an argument that is followed: what is supposed, tints of candidates and sets, and the colours of lines where there are several suppositions. */
export const tints = ['begins', 'right', 'wrong', 'set', 'ways'] as const;

/** Whether a tint occurs in the argument, or may. */
export function isTinted(instance: Instance, tint: string): boolean {
  if (tint === 'set') return hasSets(instance);
  // Only these follow several suppositions by chains.
  return tint !== 'ways' || instance.technique.endsWith('-forcing-chain');
}
