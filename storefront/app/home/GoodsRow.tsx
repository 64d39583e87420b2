import { Link } from '@meet/ui-kit/link';
import { ProductGrid } from '@meet/ui-kit/product-grid';
import { useId } from 'react';
import { GoodsCard } from '../catalog/card/GoodsCard.tsx';
import type { ProductCardFragment } from '../platform/graphql/generated/graphql.ts';
import { rowOfFour, section, sectionHead, wrap } from '../platform/theme/layout-style.ts';
import { heading2 } from '../platform/theme/text-style.ts';

interface GoodsRowProps {
  title: string;
  products: readonly ProductCardFragment[];
  /** URL that «Смотреть все» opens; omitted if there is no such link. */
  moreHref?: string;
  /** Whether all products of the row are new, so that a badge would not distinguish them. */
  isNewArrivals?: boolean;
}

/** A titled row of products. Renders nothing if there are none. */
export function GoodsRow({ title, products, moreHref, isNewArrivals = false }: GoodsRowProps) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section css={[wrap, section]} aria-labelledby={id}>
      <div css={sectionHead}>
        <h2 css={heading2} id={id}>
          {title}
        </h2>
        {moreHref && (
          <Link href={moreHref} variant="underlined">
            Смотреть все
          </Link>
        )}
      </div>
      <div css={rowOfFour}>
        <ProductGrid>
          {products.map((product) => (
            <GoodsCard key={product.id} product={product} isInNewArrivals={isNewArrivals} />
          ))}
        </ProductGrid>
      </div>
    </section>
  );
}
