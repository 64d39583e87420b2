import { type CardBadge, ProductCard } from '@meet/ui-kit/product-card';
import { href } from 'react-router';
import type { ProductCardFragment } from '../platform/graphql/generated/graphql.ts';

function badgesOf({ priceDetails, meetPrice, newArrival }: ProductCardFragment): CardBadge[] {
  const badges: CardBadge[] = [];
  if (priceDetails?.sale) badges.push({ text: `−${priceDetails.sale}\u00a0%`, tone: 'sale' });
  if (meetPrice) badges.push({ text: 'Meet-price', tone: 'meet' });
  if (newArrival) badges.push({ text: 'Новинка' });
  return badges;
}

interface GoodsCardProps {
  product: ProductCardFragment;
  /** Loads the cover at once: for cards of the first screen. */
  priority?: boolean;
  /** How wide the picture is drawn, where it is not the grid's usual width. */
  pictureSizes?: string;
}

/** A product of the API on the kit's card. */
export function GoodsCard({ product, priority, pictureSizes }: GoodsCardProps) {
  const { slug, name, brands, priceDetails, sameModelColours } = product;
  const [cover, second] = product.images;
  return (
    <ProductCard
      href={href('/product/:slug', { slug })}
      brand={brands.map((brand) => brand.name).join(', ')}
      name={name}
      picture={cover?.key}
      secondPicture={second?.key}
      pictureSizes={pictureSizes}
      price={priceDetails?.price}
      oldPrice={priceDetails?.oldPrice}
      memberPrice={priceDetails?.loyaltyPrice}
      badges={badgesOf(product)}
      colours={sameModelColours}
      soldOut={priceDetails === null}
      priority={priority}
      headingLevel={3}
    />
  );
}
