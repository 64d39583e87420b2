interface IndexedValues<Value> {
  readonly length: number;
  readonly [index: number]: Value;
}

/** Returns the first position in a sorted list for whose value `isBefore` is false, by binary search. */
export const findFirstIndex = <Value>(sortedValues: IndexedValues<Value>, isBefore: (value: Value) => boolean): number => {
  let from = 0;
  let to = sortedValues.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const value = sortedValues[middle];
    if (value !== undefined && isBefore(value)) from = middle + 1;
    else to = middle;
  }
  return from;
};
