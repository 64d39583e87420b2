import { css } from '@emotion/react';
import { color, font, space } from '@meet/ui-kit/theme';
import { useId } from 'react';
import { SmallCard } from '../../../catalog/card/SmallCard.tsx';
import { comparePrices } from './replacement.rules.ts';
import { type SimilarGoods as Goods, keepNumber, titleSimilarGoods } from './unavailable.rules.ts';

/** Below both the unit and what replaces it, also where they are beside each other. */
const root = css({ containerType: 'inline-size', gridColumn: '1 / -1' });
const heading = css({ font: font(500, 18) });
/** A product whose text is beside its picture. */
const textBesidePicture = {
  ...{ gridTemplateRows: 'none', gridRow: 'auto' },
  '& > article': { gridTemplateColumns: '96px minmax(0, 1fr)', gridTemplateRows: 'repeat(4, auto) 1fr', columnGap: space(3) },
  '& > article > :first-child': { gridRow: '1 / -1', marginBottom: 0 },
  '& > article > p:last-child': { width: 'auto' },
  '& a': { textDecoration: `underline 1px ${color('control')}`, textUnderlineOffset: '.25em' },
};
const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: 'var(--meet-seam)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  font: font(400, 14),
  // Aligns the prices of all cards, however long the names are.
  '& > li, & > li > article': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 5' },
  '& > li > article > :not(:first-child, :last-child)': { paddingInlineEnd: space(2) },
  '& > li:only-child': { ...textBesidePicture, gridColumn: '1 / -1' },
  // Across the page, large pictures would outweigh what replaces the unit.
  '@container (min-width: 720px)': { columnGap: space(6), '& > li': textBesidePicture },
  '& [data-price]': { marginTop: space(1) },
});
/** On narrow cards the text breaks into two lines, so that it does not touch the text of the next card. */
const comparison = css({
  ...{ overflowWrap: 'normal', font: font(400, 12), color: color('muted') },
  '@container (max-width: 400px)': { width: 'min-content' },
});
const note = css({ color: color('muted'), marginBottom: space(3) });

interface SimilarGoodsProps {
  goods: Goods;
  /** Price of the unit that cannot be bought. */
  cost: number;
}

/** Links to products that resemble one that cannot be bought. The draft preserves the input of the form. */
export function SimilarGoods({ goods, cost }: SimilarGoodsProps) {
  const id = useId();
  return (
    <div css={root}>
      <p css={heading} id={id}>
        {titleSimilarGoods(goods)}
      </p>
      <p css={note}>Можно посмотреть: введённое здесь сохранится</p>
      <ul css={list} aria-labelledby={id}>
        {goods.products.map((product) => (
          <li key={product.id}>
            <SmallCard
              product={{ ...product, name: keepNumber(product.name) }}
              pictureSizes="(min-width: 1200px) 96px, (min-width: 1024px) 181px, 132px"
              note={product.priceDetails && <p css={comparison}>{comparePrices(product.priceDetails.payable, cost)}</p>}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
