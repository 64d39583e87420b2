export { PromoField, type PromoFieldProps } from './PromoField.tsx';
export type { PromoState } from './use-promo-code.ts';
