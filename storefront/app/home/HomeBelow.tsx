import type { LoyaltyLevel } from '@meet/ui-kit/loyalty-levels';
import { href } from 'react-router';
import { Viewed } from '../catalog/viewed/Viewed.tsx';
import type { HomeCollectionsQuery, ProductCardFragment } from '../platform/graphql/generated/graphql.ts';
import { DeferredPart } from '../platform/lazy/DeferredPart.tsx';
import type { Deferred } from '../platform/lazy/defer.ts';
import { Bestsellers } from './goods/Bestsellers.tsx';
import { type BrandPage, BrandRow } from './goods/BrandRow.tsx';
import { Collections } from './goods/Collections.tsx';
import { GoodsRow } from './goods/GoodsRow.tsx';
import { BandSkeleton, GoodsSkeleton } from './HomeSkeleton.tsx';
import { LoyaltyTeaser } from './LoyaltyTeaser.tsx';

export type Goods = readonly ProductCardFragment[];

/** Data below the first screen. Each part may be missing or streamed. */
export interface HomeBelowParts {
  fresh: Goods;
  levels: Deferred<readonly LoyaltyLevel[]>;
  bestsellers: Deferred<Goods>;
  brands: Deferred<BrandPage>;
  collections: Deferred<HomeCollectionsQuery['collectionList']['items']>;
  bought: Deferred<Goods>;
}

/** Sections below the first screen. */
export function HomeBelow({ fresh, levels, bestsellers, brands, collections, bought }: HomeBelowParts) {
  return (
    <>
      <GoodsRow title="Новинки" products={fresh} isOfNew moreHref={`${href('/catalog/:directory?')}?sort=new`} />
      <DeferredPart of={levels} waiting={<BandSkeleton />}>
        {(part) => <LoyaltyTeaser levels={part} />}
      </DeferredPart>
      <DeferredPart of={bestsellers} waiting={<GoodsSkeleton />}>
        {(part) => <Bestsellers products={part} />}
      </DeferredPart>
      <DeferredPart of={brands} waiting={<BandSkeleton />}>
        {(part) => <BrandRow {...part} />}
      </DeferredPart>
      <DeferredPart of={collections} waiting={<BandSkeleton />}>
        {(part) => <Collections collections={part} />}
      </DeferredPart>
      <Viewed />
      <DeferredPart of={bought} waiting={<GoodsSkeleton />}>
        {(part) => <GoodsRow title="Недавно купили" products={part} />}
      </DeferredPart>
    </>
  );
}
