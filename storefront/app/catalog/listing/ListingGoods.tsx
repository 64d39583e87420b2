import { css } from '@emotion/react';
import { LinkButton } from '@meet/ui-kit/button';
import { hidden } from '@meet/ui-kit/hidden';
import { ProductGrid } from '@meet/ui-kit/product-grid';
import { motion, space } from '@meet/ui-kit/theme';
import { useRef } from 'react';
import { hydrateLater } from '../../platform/lazy/hydrate-later.tsx';
import { GoodsCard } from '../card/GoodsCard.tsx';
import { ListingWithoutProducts } from './ListingWithoutProducts.tsx';
import { pageSize } from './listing.rules.ts';
import type { ListingData } from './listing.server.ts';
import type { ListingControls } from './use-listing.ts';

// Until its script has loaded, the button is a link to the next page.
const ListingMore = hydrateLater(async () => (await import('./ListingMore.tsx')).ListingMore, { until: 'interaction' });

/** Number of cards on a phone's first screen. If more pictures loaded eagerly, they would compete with those for bandwidth. */
const eagerCardCount = 2;

const goodsStyle = css({ transition: `opacity ${motion('fast')}` });
const staleStyle = css({ opacity: 0.45 });
const previousLinkStyle = css({ marginBottom: space(6) });

interface ListingGoodsProps {
  listingData: ListingData;
  controls: ListingControls;
  /** Number of columns on a desktop. */
  columns: 3 | 4;
}

/** The cards of a listing with links to the other pages, or the reason why the listing shows no cards. */
export function ListingGoods({ listingData, controls, columns }: ListingGoodsProps) {
  const { visibleProducts, firstPage, buildPageHref } = controls;
  const { filters } = listingData.listing;
  const isNewArrivals = listingData.listing.defaultSort === 'NEW_FIRST';
  const gridFrame = useRef<HTMLDivElement>(null);
  if (controls.hasChangeFailed || visibleProducts.length === 0)
    return <ListingWithoutProducts listingData={listingData} controls={controls} />;
  const skippedCount = (firstPage - 1) * pageSize;
  return (
    <>
      <h2 css={hidden}>Товары</h2>
      {firstPage > 1 && (
        <div css={previousLinkStyle}>
          <LinkButton href={buildPageHref(firstPage - 1)} variant="line" rel="prev">
            Предыдущие товары
          </LinkButton>
        </div>
      )}
      <div ref={gridFrame} css={[goodsStyle, controls.isChanging && staleStyle]}>
        <ProductGrid columns={columns} loading={controls.isChanging}>
          {visibleProducts.map((product, index) => (
            <GoodsCard
              key={product.id}
              product={product}
              priority={index < eagerCardCount}
              isInNewArrivals={isNewArrivals}
              sizes={filters.values.size}
            />
          ))}
        </ProductGrid>
      </div>
      <ListingMore
        listingData={listingData}
        controls={controls}
        findFirstNew={(visibleBefore) => gridFrame.current?.querySelectorAll<HTMLElement>('article a')[visibleBefore - skippedCount]}
      />
    </>
  );
}
