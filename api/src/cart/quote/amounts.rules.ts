export const sumAmounts = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

/**
 * Splits a whole amount in proportion to weights, by the largest remainder method, so that the shares add up exactly. Of equal remainders,
 * the first is rounded up. When all weights are 0, every share is 0.
 */
export function splitByWeight(amount: bigint, weights: readonly bigint[]): bigint[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total === 0n) return weights.map(() => 0n);
  const roundedDownShares = weights.map((weight, index) => ({
    index,
    share: (amount * weight) / total,
    remainder: (amount * weight) % total,
  }));
  const remainingKopecks = Number(amount - roundedDownShares.reduce((sum, { share }) => sum + share, 0n));
  const roundedUpShares = roundedDownShares
    .toSorted((one, other) => Number(other.remainder - one.remainder) || one.index - other.index)
    .slice(0, remainingKopecks);
  const roundedUpPositions = new Set(roundedUpShares.map(({ index }) => index));
  return roundedDownShares.map(({ index, share }) => (roundedUpPositions.has(index) ? share + 1n : share));
}
