import * as crypto from 'node:crypto';
import type { Hash } from '../experiment/puzzle-id.ts';

/** SHA-256 by Node: in one call, where it has that. */
export const sha256: Hash =
  typeof crypto.hash === 'function'
    ? (text) => crypto.hash('sha256', text, 'hex')
    : (text) => crypto.createHash('sha256').update(text).digest('hex');
