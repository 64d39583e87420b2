import { css } from '@emotion/react';
import { color, font, space } from '@meet/ui-kit/theme';
import { useId } from 'react';
import { SmallCard } from '../../../catalog/card/SmallCard.tsx';
import type { SmallCardFragment } from '../../../platform/graphql/generated/graphql.ts';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(3),
  maxWidth: 400,
  margin: 0,
  marginTop: space(2),
  padding: 0,
  listStyle: 'none',
  font: font(400, 14),
});

const heading = css({ font: font(500, 14) });

/** A press opens the product. */
const note = css({ color: color('muted') });

interface SimilarGoodsProps {
  products: readonly SmallCardFragment[];
  /** Whether they come in sizes. */
  hasSizes: boolean;
  /** Whether another way out precedes them. */
  isAlternative: boolean;
}

/** Products that resemble one that cannot be bought. */
export function SimilarGoods({ products, hasSizes, isAlternative }: SimilarGoodsProps) {
  const id = useId();
  return (
    <>
      <p css={heading} id={id}>
        {isAlternative ? 'Или\u00a0похожие' : 'Похожие вещи'}
      </p>
      <p css={note}>{`${hasSizes ? 'Размер и\u00a0день' : 'День'} доставки\u00a0— на\u00a0странице вещи`}</p>
      <ul css={list} aria-labelledby={id}>
        {products.map((product) => (
          <li key={product.id}>
            <SmallCard product={product} pictureSizes="128px" />
          </li>
        ))}
      </ul>
    </>
  );
}
