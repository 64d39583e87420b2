import { css } from '@emotion/react';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { useId } from 'react';
import { SmallCard } from '../../../catalog/card/SmallCard.tsx';
import { linkUnderline } from '../checkout-style.ts';
import { NarrowFold } from '../form/Fold.tsx';
import { describePriceDifference } from './replacement.rules.ts';
import { type SimilarGoods as Goods, titleSimilarGoods } from './similar-goods.rules.ts';
import { keepNumber } from './unit-name.rules.ts';

const root = css({
  // «Показать» is on the line of the heading, which is larger. The touch target extends into the space below.
  '& summary': { marginBottom: -20 },
  '& summary > span:last-of-type': { top: 4 },
});
const unfolded = {
  '& > [data-fold] > details': { display: 'none' },
  '& > [data-fold] > details:not([open]) + div': { display: 'block' },
};
const folded = {
  '& > [data-fold] > details': { display: 'block' },
  '& > [data-fold] > details:not([open]) + div': { display: 'none' },
};
const unfoldedFrom = {
  tablet: css({ [media.tablet]: unfolded }),
  wide: css({ [media.desktop]: folded, [media.wide]: unfolded }),
};
const alwaysFolded = css({ [media.desktop]: folded });
const heading = css({ font: font(500, 18) });
const muted = css({ color: color('muted') });
/**
 * Products whose text is beside their picture, so that they do not outweigh what replaces the unit. In a wide list of units they are in the
 * columns of the unit and its replacements.
 */
const list = css({
  display: 'grid',
  gap: `${space(4)} ${space(6)}`,
  margin: `${space(3)} 0 0`,
  padding: 0,
  listStyle: 'none',
  font: font(400, 14),
  '@container (min-width: 720px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > li > article': {
    gridTemplateColumns: '72px minmax(0, 1fr)',
    gridTemplateRows: 'repeat(4, auto) 1fr',
    columnGap: space(3),
    [media.wide]: { gridTemplateColumns: '96px minmax(0, 1fr)' },
  },
  '& > li > article > :first-child': { gridRow: '1 / -1', marginBottom: 0 },
  '& a': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    ...linkUnderline,
  },
});

interface SimilarGoodsProps {
  goods: Goods;
  /** Price of the unit that cannot be bought. */
  cost: number;
  /** Breakpoint from which several links are displayed at once; null if they are folded to one line at every width. */
  unfoldsFrom: 'tablet' | 'wide' | null;
  /** Whether anything can be ordered on the page. Opening a product changes nothing of it. */
  hasOrder: boolean;
}

/** Compares the price of a product with that of the unavailable unit; null if it is the same or differs between the sizes. */
const comparePrices = ({ priceDetails }: Goods['products'][number], cost: number): string | null =>
  priceDetails && !priceDetails.from ? describePriceDifference(priceDetails.payable, cost) : null;

/** Links to products that are similar to one that cannot be bought. The draft preserves the input of the form. */
export function SimilarGoods({ goods, cost, unfoldsFrom, hasOrder }: SimilarGoodsProps) {
  const id = useId();
  const title = titleSimilarGoods(goods);
  return (
    <div css={[root, unfoldsFrom === null ? alwaysFolded : unfoldedFrom[unfoldsFrom]]}>
      <NarrowFold
        text={<span css={heading}>{title}</span>}
        action={`Показать\u00a0${goods.products.length}`}
        isFolded={goods.products.length > 1}
      >
        <p css={heading} id={id}>
          {title}
        </p>
        {hasOrder && <p css={muted}>Откроется страница вещи, заказ не&nbsp;изменится</p>}
        <ul css={list} aria-labelledby={id}>
          {goods.products.map((product) => {
            const difference = comparePrices(product, cost);
            return (
              <li key={product.id}>
                <SmallCard product={{ ...product, name: keepNumber(product.name) }} pictureSizes="(min-width: 1440px) 96px, 72px">
                  {difference && <p css={muted}>{difference}</p>}
                </SmallCard>
              </li>
            );
          })}
        </ul>
      </NarrowFold>
    </div>
  );
}
