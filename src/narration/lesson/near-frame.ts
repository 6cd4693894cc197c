import { meansFrame } from './read-frame.ts';

/** What stands between the first step and the last where somebody hasn't written “to”. */
const RANGE = String.raw`(?:to|until|till|bis|through|\.{2,3}|[-–—])`;
const LABEL = String.raw`\[((?:[^[\]\\]|\\.)*)\]`;

const TO_IN_ADDRESS = new RegExp(String.raw`^!?${LABEL}\s*\((\S*?step=\d+)\s*${RANGE}\s*(?:step=)?(\d+)\s*\)$`, 'i');
const TO_AFTER = new RegExp(String.raw`^!?${LABEL}\s*\(\s*(\S+?)\s*\)\s*${RANGE}\s*(?:\??step\s*=?\s*)?(\d+|\w+)\s*\.?$`, 'i');
const SPACED = new RegExp(String.raw`^!?${LABEL}\s*\(\s*(\S+?)\s*\)(?:\s+to\s+(\d+))?$`);
const BARE = /^(\?\S*step=\d+\S*|(?:https?:\/\/\S*)?\/(?:chapters|embed)\/\S*[?&](?:run|step)=\S*)(?:\s+to\s+(\d+))?$/;

/** How a line should have been written that looks like a frame and isn't one; undefined for any other line. */
export function nearFrame(paragraph: string): string | undefined {
  const text = paragraph.trim();
  for (const pattern of [TO_IN_ADDRESS, TO_AFTER, SPACED]) {
    const [, label, address, last] = pattern.exec(text) ?? [];
    const known = address && addressOf(address);
    if (known) return written(label!, known, last);
  }
  const [, address, last] = BARE.exec(text) ?? [];
  return address && written('', address, last);
}

/** The address that is meant: a question mark may be missing. */
function addressOf(address: string): string | undefined {
  if (meansFrame(address)) return address;
  return /^(?:step|run)=/.test(address) ? `?${address}` : undefined;
}

const written = (label: string, address: string, last: string | undefined) =>
  `[${label || '…'}](${address})${last !== undefined && /^\d+$/.test(last) ? ` to ${last}` : ''}`;
