import { css } from '@emotion/react';
import { Link } from '@meet/ui-kit/link';
import { ProductGrid } from '@meet/ui-kit/product-grid';
import { media, space } from '@meet/ui-kit/theme';
import { useId } from 'react';
import { href } from 'react-router';
import { GoodsCard } from '../catalog/card/GoodsCard.tsx';
import type { ProductCardFragment } from '../platform/graphql/generated/graphql.ts';
import { section, sectionHead, wrap } from '../platform/theme/layout-style.ts';
import { heading2 } from '../platform/theme/text-style.ts';

const grid = css({
  display: 'grid',
  gap: space(8),
  // With these columns the tall tile has a ratio close to 4:5.
  [media.tablet]: { gridTemplateColumns: '1.18fr 1fr', gap: 'var(--meet-seam)' },
});

const leadTile = css({
  display: 'grid',
  minWidth: 0,
  marginInline: 'calc(-1 * var(--meet-gutter))',
  // The first tile takes the height of the cards beside it, so that all captions end at the same height. A maximum keeps the product from
  // being cropped.
  [media.tablet]: {
    marginInline: 0,
    containerType: 'inline-size',
    '& > article': { gridTemplateRows: '1fr auto', maxHeight: `calc(150cqw + ${space(30)})` },
    '& > article > div:first-of-type': { aspectRatio: 'auto' },
    '& img': { height: '100%' },
  },
});

const otherTiles = css({ [media.tablet]: { '& > ul': { gridTemplateColumns: '1fr 1fr', rowGap: space(10) } } });

interface BestsellersProps {
  products: readonly ProductCardFragment[];
}

/** Bestselling products, the first one large. */
export function Bestsellers({ products: [leadProduct, ...otherProducts] }: BestsellersProps) {
  const id = useId();
  if (!leadProduct) return null;
  return (
    <section css={[wrap, section]} aria-labelledby={id}>
      <div css={sectionHead}>
        <h2 css={heading2} id={id}>
          Чаще всего покупают
        </h2>
        <Link href={href('/catalog/:directory?')} variant="underlined">
          Смотреть все
        </Link>
      </div>
      <div css={grid}>
        <div css={leadTile}>
          <GoodsCard product={leadProduct} pictureSizes="(min-width: 1440px) 730px, (min-width: 768px) 54vw, 100vw" />
        </div>
        <div css={otherTiles}>
          <ProductGrid>
            {otherProducts.map((product) => (
              <GoodsCard key={product.id} product={product} pictureSizes="(min-width: 1440px) 310px, (min-width: 768px) 23vw, 50vw" />
            ))}
          </ProductGrid>
        </div>
      </div>
    </section>
  );
}
