export { formatMoney } from '../internal/money.ts';
export { Price, type PriceProps } from './Price.tsx';
