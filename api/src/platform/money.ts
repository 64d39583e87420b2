/** Converts an amount from the database to a number of kopecks. Throws beyond 2^53 - 1, where a number would be inexact. */
export function toKopecks(amount: bigint): number {
  const number = Number(amount);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${amount} kopecks are more than a JSON number can carry`);
  return number;
}

export const toKopecksOrNull = (amount: bigint | null): number | null => (amount === null ? null : toKopecks(amount));

/** Lowest price of a unit in kopecks: 1 rouble. A receipt cannot contain goods for nothing. */
export const MIN_PRICE = 100;

/** Highest price of a unit in kopecks: 100 million roubles. The sum of the largest cart stays an exact JSON number. */
export const MAX_PRICE = 10_000_000_000;
