/**
 * Returns the lowest of some distinct numbers, sorted. Reorders the input. This is several times as fast as sorting all numbers if `count`
 * is low.
 */
export const selectLowest = (numbers: Float64Array, count: number): Float64Array => {
  let [from, to] = [0, numbers.length - 1];
  // Quickselect: the numbers before `from` are lower, and those after `to` higher, than all between.
  while (from < to && count < numbers.length) {
    const [left, right] = partition(numbers, from, to);
    if (count - 1 <= right) to = right;
    else if (count - 1 >= left) from = left;
    else break;
  }
  return numbers.subarray(0, count).sort();
};

/** Moves the numbers below a pivot before the higher ones. Returns where the higher part begins and where the lower part ends. */
const partition = (numbers: Float64Array, from: number, to: number): [left: number, right: number] => {
  const pivot = numbers[(from + to) >>> 1] ?? 0;
  let [left, right] = [from, to];
  while (left <= right) {
    while ((numbers[left] ?? 0) < pivot) left += 1;
    while ((numbers[right] ?? 0) > pivot) right -= 1;
    if (left > right) break;
    const higher = numbers[left] ?? 0;
    numbers[left] = numbers[right] ?? 0;
    numbers[right] = higher;
    left += 1;
    right -= 1;
  }
  return [left, right];
};
