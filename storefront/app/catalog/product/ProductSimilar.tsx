import { css } from '@emotion/react';
import { Heading } from '@meet/ui-kit/heading';
import { ProductCardSkeleton } from '@meet/ui-kit/product-card';
import { ProductGrid } from '@meet/ui-kit/product-grid';
import type { ReactNode } from 'react';
import type { ProductCardFragment } from '../../platform/graphql/generated/graphql.ts';
import { DeferredPart } from '../../platform/lazy/DeferredPart.tsx';
import type { Deferred } from '../../platform/lazy/defer.ts';
import { rowOfFour, section, sectionHead, wrap } from '../../platform/theme/layout-style.ts';
import { GoodsCard } from '../card/GoodsCard.tsx';

const maxSimilar = 4;

/** Id of the section, so that other pages can lead to it. */
const similarId = 'similar';

// A hash scrolls here, and the header covers the top of the page.
const root = css({ scrollMarginTop: 72 });

function Frame({ children }: { children: ReactNode }) {
  return (
    <section css={[wrap, section, root]} id={similarId}>
      <div css={sectionHead}>
        <Heading level={2}>Похожие</Heading>
      </div>
      <div css={rowOfFour}>{children}</div>
    </section>
  );
}

function Placeholder() {
  return (
    <Frame>
      <ProductGrid loading>
        {Array.from({ length: maxSimilar }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders
          <ProductCardSkeleton key={index} />
        ))}
      </ProductGrid>
    </Frame>
  );
}

/** Similar products. They may be streamed after the page, and are left out when they fail to load. */
export function ProductSimilar({ similar }: { similar: Deferred<ProductCardFragment[]> }) {
  return (
    <DeferredPart deferred={similar} placeholder={<Placeholder />}>
      {(products) =>
        products.length > 0 && (
          <Frame>
            <ProductGrid>
              {products.map((product) => (
                <GoodsCard key={product.id} product={product} />
              ))}
            </ProductGrid>
          </Frame>
        )
      }
    </DeferredPart>
  );
}
