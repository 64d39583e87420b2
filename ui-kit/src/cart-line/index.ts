export { CartLine } from './CartLine.tsx';
export type { CartLineAlternative, CartLineOffer, CartLineProps } from './cart-line-props.ts';
