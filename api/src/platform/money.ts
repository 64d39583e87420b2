/** Kopecks as a JSON number. The database holds amounts within 2^53 - 1; beyond that a number would lie, so this throws. */
export function kopecks(amount: bigint): number {
  const number = Number(amount);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${amount} kopecks are more than a JSON number can carry`);
  return number;
}
