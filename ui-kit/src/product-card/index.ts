export type { CardColour } from './ColourStrips.tsx';
export { type CardBadge, ProductCard, type ProductCardProps } from './ProductCard.tsx';
