export type { CardColour } from './ColourStrips.tsx';
export { type CardBadge, ProductCard, type ProductCardProps } from './ProductCard.tsx';
export { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
export type { CardSize } from './QuickSizes.tsx';
