/**
 * Restricts a set of digits to the cells where they can be arranged, one digit a cell, as far as singles show it. `candidates` and
 * `arranged` are sets by cell, `count` of them; `arranged` gets what each cell can have of `digits`. Returns false when singles show that
 * there is no arrangement.
 */
export function arrange(candidates: Int32Array, count: number, digits: number, arranged: Int32Array): boolean {
  for (let i = 0; i < count; i++) {
    const set = candidates[i] & digits;
    if (set === 0) return false;
    arranged[i] = set;
  }
  if (count === 2) return arrangePair(digits & -digits, digits & (digits - 1), arranged);
  let settled = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = 0; i < count; i++) {
      const set = arranged[i];
      if ((set & (set - 1)) !== 0 || (settled & set) !== 0) continue;
      settled |= set;
      changed = true;
      for (let other = 0; other < count; other++) {
        if (other === i || (arranged[other] & set) === 0) continue;
        arranged[other] &= ~set;
        if (arranged[other] === 0) return false;
      }
    }
    let once = 0;
    let twice = 0;
    for (let i = 0; i < count; i++) {
      twice |= once & arranged[i];
      once |= arranged[i];
    }
    if (once !== digits) return false;
    const single = once & ~twice & ~settled;
    if (single === 0) continue;
    for (let i = 0; i < count; i++) {
      const here = arranged[i] & single;
      if (here === 0 || here === arranged[i]) continue;
      if ((here & (here - 1)) !== 0) return false;
      arranged[i] = here;
      changed = true;
    }
  }
  return true;
}

/** Arranges two digits in two cells, in both orders. */
function arrangePair(a: number, b: number, arranged: Int32Array): boolean {
  const inOrder = (arranged[0] & a) !== 0 && (arranged[1] & b) !== 0;
  const swapped = (arranged[0] & b) !== 0 && (arranged[1] & a) !== 0;
  arranged[0] = (inOrder ? a : 0) | (swapped ? b : 0);
  arranged[1] = (inOrder ? b : 0) | (swapped ? a : 0);
  return inOrder || swapped;
}
