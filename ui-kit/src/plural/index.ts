export { formatNumber } from '../internal/number-format.ts';
export { bonusForms, goodsForms, type PluralForms, plural, pluralForm, reviewForms } from './plural.ts';
