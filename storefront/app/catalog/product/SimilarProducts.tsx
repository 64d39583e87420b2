import { css } from '@emotion/react';
import { Heading } from '@meet/ui-kit/heading';
import { ProductGrid } from '@meet/ui-kit/product-grid';
import type { ProductCardFragment } from '../../platform/graphql/generated/graphql.ts';
import { rowOfFour, section, sectionHead, wrap } from '../../platform/theme/layout-style.ts';
import { GoodsCard } from '../card/GoodsCard.tsx';

/** Id of the section of similar products. The cart's `listAlternatives` links to it. */
const sectionId = 'similar';

// A link with the hash #similar scrolls to this section, and the header covers the top of the page.
const root = css({ scrollMarginTop: 72 });

/** Similar products. The section is left out if there are none, or if they failed to load. */
export function SimilarProducts({ similar }: { similar: readonly ProductCardFragment[] | null }) {
  if (!similar?.length) return null;
  return (
    <section css={[wrap, section, root]} id={sectionId}>
      <div css={sectionHead}>
        <Heading level={2}>Похожие</Heading>
      </div>
      <div css={rowOfFour}>
        <ProductGrid>
          {similar.map((product) => (
            <GoodsCard key={product.id} product={product} />
          ))}
        </ProductGrid>
      </div>
    </section>
  );
}
