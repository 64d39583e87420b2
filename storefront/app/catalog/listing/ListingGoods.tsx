import { css } from '@emotion/react';
import { LinkButton } from '@meet/ui-kit/button';
import { hidden } from '@meet/ui-kit/hidden';
import { ProductGrid } from '@meet/ui-kit/product-grid';
import { motion, space } from '@meet/ui-kit/theme';
import { useRef } from 'react';
import { GoodsCard } from '../card/GoodsCard.tsx';
import { ListingMore } from './ListingMore.tsx';
import { ListingState } from './ListingState.tsx';
import { pageSize } from './listing.rules.ts';
import type { ListingFacts } from './listing.server.ts';
import type { ListingHandle } from './use-listing.ts';

/** Cards whose pictures are on a phone's first screen. More eager pictures would compete with them for bandwidth. */
const firstScreen = 2;

const goods = css({ transition: `opacity ${motion('fast')}` });
const isOld = css({ opacity: 0.45 });
const before = css({ marginBottom: space(6) });

interface ListingGoodsProps {
  facts: ListingFacts;
  handle: ListingHandle;
  /** Number of columns on a desktop. */
  columns: 3 | 4;
}

/** The cards of a listing with links to the other pages, or the reason why there are none. */
export function ListingGoods({ facts, handle, columns }: ListingGoodsProps) {
  const { visibleProducts, firstPage, hrefOfPage } = handle;
  const { filters } = facts.listing;
  const isOfNew = facts.listing.usualSort === 'NEW_FIRST';
  const element = useRef<HTMLDivElement>(null);
  if (handle.hasChangeFailed || visibleProducts.length === 0) return <ListingState facts={facts} handle={handle} />;
  const offset = (firstPage - 1) * pageSize;
  return (
    <>
      <h2 css={hidden}>Товары</h2>
      {firstPage > 1 && (
        <div css={before}>
          <LinkButton href={hrefOfPage(firstPage - 1)} variant="line" rel="prev">
            Предыдущие товары
          </LinkButton>
        </div>
      )}
      <div ref={element} css={[goods, handle.isChanging && isOld]}>
        <ProductGrid columns={columns} loading={handle.isChanging}>
          {visibleProducts.map((product, index) => (
            <GoodsCard
              key={product.id}
              product={product}
              priority={index < firstScreen}
              isInNewArrivals={isOfNew}
              sizes={filters.values.size}
            />
          ))}
        </ProductGrid>
      </div>
      <ListingMore
        facts={facts}
        handle={handle}
        firstNew={(visibleBefore) => element.current?.querySelectorAll<HTMLElement>('article a')[visibleBefore - offset]}
      />
    </>
  );
}
