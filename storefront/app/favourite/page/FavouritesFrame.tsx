import { css } from '@emotion/react';
import { Heading } from '@meet/ui-kit/heading';
import { ProductCardSkeleton } from '@meet/ui-kit/product-card';
import { ProductGrid } from '@meet/ui-kit/product-grid';
import { color, media, space } from '@meet/ui-kit/theme';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { EmptyStateWithProducts } from '../../catalog/card/EmptyStateWithProducts.tsx';
import { useStore } from '../../platform/store/root-store.tsx';
import { wrap } from '../../platform/theme/layout-style.ts';
import { FavouritesStore } from '../favourites.store.ts';

const root = css({ paddingTop: space(6), [media.desktop]: { paddingTop: space(10) } });

const countStyle = css({ color: color('muted') });

// Keeps the footer below the first screen while the favourites load, so that it does not jump.
const body = css({ marginTop: space(6), minHeight: '85vh' });

/** The frame of the favourites page: a heading with the number of favourites, and the content below it. */
export const FavouritesFrame = observer(function FavouritesFrame({ children }: { children: ReactNode }) {
  const { count } = useStore(FavouritesStore);
  return (
    <div css={[wrap, root]}>
      <Heading level={1}>Избранное {count > 0 && <span css={countStyle}>{count}</span>}</Heading>
      <div css={body}>{children}</div>
    </div>
  );
});

const firstScreenCount = 4;

/** Placeholders of loading favourites: at most two screens, and one screen if `count` is 0. */
export const FavouritesSkeleton = ({ count }: { count: number }) => (
  <ProductGrid loading>
    {Array.from({ length: Math.min(count || firstScreenCount, 2 * firstScreenCount) }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders
      <ProductCardSkeleton key={index} />
    ))}
  </ProductGrid>
);

export const FavouritesEmpty = () => (
  <EmptyStateWithProducts
    title="В&nbsp;избранном пока пусто"
    text="Нажимайте на&nbsp;сердечко у&nbsp;понравившихся товаров: мы&nbsp;сохраним их&nbsp;здесь."
  />
);
