export { formatNumber } from '../internal/number-format.ts';
export { bonusForms, goodsForms, reviewForms } from './forms.ts';
export { type PluralForms, plural, pluralForm } from './plural.ts';
