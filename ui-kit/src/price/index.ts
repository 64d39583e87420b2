export { formatMoney } from '../internal/number-format.ts';
export { Price, type PriceProps } from './Price.tsx';
