export { type PluralForms, plural } from './plural.ts';
