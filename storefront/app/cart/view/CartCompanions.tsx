import { css } from '@emotion/react';
import { Heading } from '@meet/ui-kit/heading';
import { ProductGrid } from '@meet/ui-kit/product-grid';
import { space } from '@meet/ui-kit/theme';
import { useId } from 'react';
import { GoodsCard } from '../../catalog/card/GoodsCard.tsx';
import { CartCompanionsDocument } from '../../platform/graphql/generated/graphql.ts';
import { useApiQuery } from '../../platform/graphql/use-api-query.ts';
import { rowOfFour } from '../../platform/theme/layout-style.ts';

const headingStyle = css({ marginBlock: `${space(14)} ${space(5)}` });

/** On a narrow desktop, four tiles beside the sums would be too narrow for their badges and prices. */
const twoBesideSums = css({
  '@media (min-width: 1024px) and (max-width: 1439px)': { '& > ul': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

const pictureSizes = '(min-width: 1440px) 230px, (min-width: 1024px) 26vw, (min-width: 768px) 33vw, 50vw';

/** Maximum number of products that the API accepts in one request. */
const maxProducts = 100;

/** Products of other categories that go with the goods in the cart. */
export function CartCompanions({ productIds }: { productIds: readonly string[] }) {
  const ids = [...new Set(productIds)].slice(0, maxProducts).toSorted();
  const { response } = useApiQuery(CartCompanionsDocument, ids.length > 0 ? { ids } : null);
  const titleId = useId();
  const products = response?.companionProducts ?? [];
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Heading css={headingStyle} level={2} size="small" id={titleId}>
        С&nbsp;этим носят
      </Heading>
      <div css={[rowOfFour, twoBesideSums]}>
        <ProductGrid columns={4}>
          {products.map((product) => (
            <GoodsCard key={product.id} product={product} pictureSizes={pictureSizes} />
          ))}
        </ProductGrid>
      </div>
    </section>
  );
}
