export { CartLine } from './CartLine.tsx';
export type { CartLineExit, CartLineOffer, CartLineProps } from './cart-line-props.ts';
