import { css } from '@emotion/react';
import { LinkButton } from '@meet/ui-kit/button';
import { EmptyState } from '@meet/ui-kit/empty-state';
import { Heading } from '@meet/ui-kit/heading';
import { ProductGrid } from '@meet/ui-kit/product-grid';
import { space } from '@meet/ui-kit/theme';
import { type ReactNode, useId } from 'react';
import { href } from 'react-router';
import { type ProductCardFragment, RecentlyBoughtDocument } from '../../platform/graphql/generated/graphql.ts';
import { useApiQuery } from '../../platform/graphql/use-api-query.ts';
import { rowOfFour } from '../../platform/theme/layout-style.ts';
import { GoodsCard } from './GoodsCard.tsx';
import { SmallCard } from './SmallCard.tsx';

const root = css({ paddingBlock: space(6) });

const headingStyle = css({ marginBlock: `${space(10)} ${space(4)}` });

const pairsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space(6)} var(--meet-seam)`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

interface EmptyStateWithProductsProps {
  title: string;
  /** Explains how to add a product to the cart or to the favourites. */
  text: ReactNode;
  /** Whether the empty state is in a drawer, which is narrower than a page. */
  isInDrawer?: boolean;
}

const ProductPairs = ({ products }: { products: readonly ProductCardFragment[] }) => (
  <ul css={pairsStyle}>
    {products.map((product) => (
      <li key={product.id}>
        <SmallCard product={product} pictureSizes="220px" />
      </li>
    ))}
  </ul>
);

const ProductRow = ({ products }: { products: readonly ProductCardFragment[] }) => (
  <div css={rowOfFour}>
    <ProductGrid>
      {products.map((product) => (
        <GoodsCard key={product.id} product={product} />
      ))}
    </ProductGrid>
  </div>
);

const noVariables = {};

function RecentlyBought({ isInDrawer }: Pick<EmptyStateWithProductsProps, 'isInDrawer'>) {
  const { response } = useApiQuery(RecentlyBoughtDocument, noVariables);
  const titleId = useId();
  const products = response?.recentlyBoughtProducts ?? [];
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Heading css={headingStyle} level={2} size="small" id={titleId}>
        Сейчас покупают
      </Heading>
      {isInDrawer ? <ProductPairs products={products} /> : <ProductRow products={products} />}
    </section>
  );
}

/** Empty state of the cart and the favourites: a link to the catalog and recently bought products. */
export const EmptyStateWithProducts = ({ title, text, isInDrawer = false }: EmptyStateWithProductsProps) => (
  <div css={root}>
    <EmptyState
      title={title}
      text={text}
      actions={
        <LinkButton size="large" href={href('/catalog/:directory?')}>
          За покупками
        </LinkButton>
      }
    />
    <RecentlyBought isInDrawer={isInDrawer} />
  </div>
);
