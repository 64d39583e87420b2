/** Converts an amount from the database to a number of kopecks. Throws beyond 2^53 - 1, where a number would be inexact. */
export function kopecks(amount: bigint): number {
  const number = Number(amount);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${amount} kopecks are more than a JSON number can carry`);
  return number;
}

export const kopecksOrNull = (amount: bigint | null): number | null => (amount === null ? null : kopecks(amount));
