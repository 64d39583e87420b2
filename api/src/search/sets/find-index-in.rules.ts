interface Indexed<Value> {
  readonly length: number;
  readonly [index: number]: Value;
}

/** Returns the first place in a sorted list whose value is not before the wanted one, by binary search. */
export const findIndexIn = <Value>(sorted: Indexed<Value>, isBefore: (value: Value) => boolean): number => {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const value = sorted[middle];
    if (value !== undefined && isBefore(value)) from = middle + 1;
    else to = middle;
  }
  return from;
};
