/** Distance that Page Up and Page Down move a thumb: about a tenth of the range, in whole steps. */
export const computeLargeStep = (span: number, step: number): number => Math.max(step, Math.round(span / 10 / step) * step);
