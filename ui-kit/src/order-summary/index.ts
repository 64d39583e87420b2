export type { AmountsState, OrderAmounts } from './amounts.ts';
export { BonusRow, type BonusRowProps } from './BonusRow.tsx';
export { OrderSummary, type OrderSummaryProps } from './OrderSummary.tsx';
export { type OrderFact, OrderSums, type OrderSumsProps } from './OrderSums.tsx';
export { OrderTotal, type OrderTotalProps } from './OrderTotal.tsx';
