export const sumAmounts = (amounts: readonly bigint[]): bigint => amounts.reduce((whole, amount) => whole + amount, 0n);

/**
 * Splits a whole amount in proportion to weights, by the largest remainder method, so that the shares add up exactly. Ties go to the first.
 * When all weights are 0, every share is 0.
 */
export function splitByWeight(amount: bigint, weights: readonly bigint[]): bigint[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (whole === 0n) return weights.map(() => 0n);
  const exact = weights.map((weight, index) => ({ index, share: (amount * weight) / whole, remainder: (amount * weight) % whole }));
  const remaining = Number(amount - exact.reduce((sum, { share }) => sum + share, 0n));
  const rounded = exact.toSorted((one, other) => Number(other.remainder - one.remainder) || one.index - other.index).slice(0, remaining);
  const isRounded = new Set(rounded.map(({ index }) => index));
  return exact.map(({ index, share }) => (isRounded.has(index) ? share + 1n : share));
}
