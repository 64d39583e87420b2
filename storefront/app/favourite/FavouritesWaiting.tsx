import { ProductCardSkeleton } from '@meet/ui-kit/product-card';
import { ProductGrid } from '@meet/ui-kit/product-grid';

const firstScreen = 4;

/** Takes the place of `count` favourites that are loading. */
export const FavouritesWaiting = ({ count }: { count: number }) => (
  <ProductGrid loading>
    {Array.from({ length: Math.min(count || firstScreen, 2 * firstScreen) }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders
      <ProductCardSkeleton key={index} />
    ))}
  </ProductGrid>
);
