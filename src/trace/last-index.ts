/** The last index whose item holds, where all that hold come first; −1 when none does. */
export function lastIndexWhere<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  let low = -1;
  let high = items.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (holds(items[middle]!)) low = middle;
    else high = middle - 1;
  }
  return low;
}
