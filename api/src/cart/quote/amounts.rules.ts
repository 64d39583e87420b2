export const sumAmounts = (amounts: readonly bigint[]): bigint => amounts.reduce((whole, amount) => whole + amount, 0n);
