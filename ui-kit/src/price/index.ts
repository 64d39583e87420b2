export { formatMoney } from '../internal/money-format.ts';
export { Price, type PriceProps } from './Price.tsx';
