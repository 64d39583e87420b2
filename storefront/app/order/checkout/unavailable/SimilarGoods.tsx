import { css } from '@emotion/react';
import { color, font, space } from '@meet/ui-kit/theme';
import { useId } from 'react';
import { SmallCard } from '../../../catalog/card/SmallCard.tsx';
import { type SimilarGoods as Goods, titleSimilarGoods } from './unavailable.rules.ts';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: 2,
  maxWidth: 400,
  // Their prices are in one line, however long the names.
  '& > li, & > li > article': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 4' },
  '& > li > article > :not(:first-child)': { paddingInlineEnd: space(2) },
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
  goods: Goods;
  /** Whether they come in sizes. */
  hasSizes: boolean;
  /** Whether another way out precedes them. */
  isAlternative: boolean;
}

/** Products that resemble one that cannot be bought. */
export function SimilarGoods({ goods, hasSizes, isAlternative }: SimilarGoodsProps) {
  const id = useId();
  return (
    <>
      <p css={heading} id={id}>
        {titleSimilarGoods(goods, isAlternative)}
      </p>
      <p
        css={note}
      >{`${hasSizes && goods.commonSize === null ? 'Размеры и\u00a0дата' : 'Дата'} доставки\u00a0— на\u00a0странице товара`}</p>
      <ul css={list} aria-labelledby={id}>
        {goods.products.map((product) => (
          <li key={product.id}>
            <SmallCard product={product} pictureSizes="128px" />
          </li>
        ))}
      </ul>
    </>
  );
}
