export { formatNumber } from '../internal/number-format.ts';
export { type PluralForms, plural } from './plural.ts';
