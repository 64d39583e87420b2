export { CartLine } from './CartLine.tsx';
export type { CartLineAlternative, CartLineField, CartLineOffer, CartLineProps } from './cart-line-props.ts';
