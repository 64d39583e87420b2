import { css } from '@emotion/react';
import type { LoyaltyLevel } from '@meet/ui-kit/loyalty-levels';
import { ProductGrid } from '@meet/ui-kit/product-grid';
import { Skeleton } from '@meet/ui-kit/skeleton';
import { media } from '@meet/ui-kit/theme';
import { href } from 'react-router';
import { ViewedProducts } from '../catalog/ViewedProducts.tsx';
import type { HomeCollectionsQuery, ProductCardFragment } from '../platform/graphql/generated/graphql.ts';
import { DeferredPart } from '../platform/lazy/DeferredPart.tsx';
import type { Deferred } from '../platform/lazy/defer.ts';
import { section, sectionHead, wrap } from '../platform/theme/layout-style.ts';
import { Bestsellers } from './Bestsellers.tsx';
import { type BrandPage, BrandRow } from './BrandRow.tsx';
import { Collections } from './Collections.tsx';
import { GoodsRow } from './GoodsRow.tsx';
import { LoyaltyTeaser } from './LoyaltyTeaser.tsx';

const tileKeys = ['first', 'second', 'third', 'fourth'];
const sectionSkeletonStyle = css({ '& > div > div': { height: 480, [media.desktop]: { height: 360 } } });

function GoodsSkeleton() {
  return (
    <div css={[wrap, section]}>
      <div css={sectionHead}>
        <Skeleton shape="line" width={240} label="Загружаем" />
      </div>
      <ProductGrid loading>
        {tileKeys.map((tile) => (
          <div key={tile}>
            <Skeleton ratio={4 / 5} />
            <Skeleton shape="line" lines={3} />
          </div>
        ))}
      </ProductGrid>
    </div>
  );
}

function SectionSkeleton() {
  return (
    <div css={[wrap, section, sectionSkeletonStyle]}>
      <div>
        <Skeleton />
      </div>
    </div>
  );
}

export type ProductCards = readonly ProductCardFragment[];

/** Data of the sections below the first screen. Each part may be missing or streamed. */
export interface HomeSectionParts {
  newArrivals: ProductCards;
  levels: Deferred<readonly LoyaltyLevel[]>;
  bestsellers: Deferred<ProductCards>;
  brands: Deferred<BrandPage>;
  collections: Deferred<HomeCollectionsQuery['collectionList']['items']>;
  recentlyBought: Deferred<ProductCards>;
}

export function HomeSections({ newArrivals, levels, bestsellers, brands, collections, recentlyBought }: HomeSectionParts) {
  return (
    <>
      <GoodsRow title="Новинки" products={newArrivals} isNewArrivals moreHref={`${href('/catalog/:directory?')}?sort=new`} />
      <DeferredPart deferred={levels} placeholder={<SectionSkeleton />}>
        {(part) => <LoyaltyTeaser levels={part} />}
      </DeferredPart>
      <DeferredPart deferred={bestsellers} placeholder={<GoodsSkeleton />}>
        {(part) => <Bestsellers products={part} />}
      </DeferredPart>
      <DeferredPart deferred={brands} placeholder={<SectionSkeleton />}>
        {(part) => <BrandRow {...part} />}
      </DeferredPart>
      <DeferredPart deferred={collections} placeholder={<SectionSkeleton />}>
        {(part) => <Collections collections={part} />}
      </DeferredPart>
      <ViewedProducts />
      <DeferredPart deferred={recentlyBought} placeholder={<GoodsSkeleton />}>
        {(part) => <GoodsRow title="Недавно купили" products={part} />}
      </DeferredPart>
    </>
  );
}
