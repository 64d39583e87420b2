/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { hidden } from '../hidden/index.ts';
import { formatMoney, isMoney } from '../internal/money-format.ts';
import { fill, fillNodes } from '../locale/fill.ts';
import { useLocale, useTexts } from '../locale/locale-context.ts';
import { plural } from '../plural/index.ts';
import { nounTexts } from '../plural/plural-texts.ts';
import { font, role, space } from '../theme/index.ts';
import { priceTexts } from './price-texts.ts';

export interface PriceProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Price in kopecks or cents. A missing or invalid number shows an em dash. */
  price: number | null | undefined;
  /** Earlier price in kopecks or cents, struck through when it is higher than `price`. */
  oldPrice?: number | null | undefined;
  /** Price for signed-in shoppers in kopecks or cents, shown below as «… для своих». Without a `price` it is not shown. */
  memberPrice?: number | null | undefined;
  /**
   * Marks `price` with «для своих», as the price for signed-in shoppers. Screen readers announce `oldPrice` as the price without the
   * discount.
   * @default false
   */
  forMembers?: boolean | undefined;
  /** Number of bonuses that the purchase earns, shown below as «374 бонуса вернём кешбэком». */
  cashback?: number | null | undefined;
  /**
   * Shows «от» before the price: «от 8 900 ₽». Set it when other sizes cost more.
   * @default false
   */
  from?: boolean | undefined;
  /**
   * Text size: `card` where prices stand side by side, in listings and carts; `product` once on a page, beside its main action.
   * @default 'card'
   */
  size?: 'card' | 'product' | undefined;
}

const priceLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(2),
  whiteSpace: 'nowrap',
  '& b': { fontWeight: 600 },
  '& s': { color: role('muted'), textDecorationThickness: 1 },
});
const sizes = {
  card: css({ font: font(400, 14) }),
  product: css({ font: font(400, 16), columnGap: space(3), '& b': { font: font(600, 28), letterSpacing: 'var(--meet-tight)' } }),
};
const reducedStyle = css({ color: role('sale') });
/** A line below the price: the price for members, or the cashback. */
const lineBelow = {
  card: css({ font: font(400, 14), color: role('muted') }),
  product: css({ marginTop: space(2), font: font(400, 14), '& span': { fontWeight: 600 } }),
};

const memberNote = css({ font: font(400, 12), color: role('muted') });

const withoutGap = css({ marginTop: 0 });

/**
 * The price of one product: the current one, the earlier one, and the one for members. For the sums of an order take `OrderSummary`. A
 * price is a whole number of kopecks or cents, so 12 490 ₽ is `1_249_000`.
 */
export function Price({
  price,
  oldPrice,
  memberPrice,
  forMembers = false,
  cashback,
  from = false,
  size = 'card',
  ...firstLineProps
}: PriceProps) {
  const locale = useLocale();
  const texts = useTexts('price', priceTexts);
  const nouns = useTexts('nouns', nounTexts);
  const amount = formatMoney(price, locale);
  const higherOldPrice = isMoney(price) && isMoney(oldPrice) && oldPrice > price ? oldPrice : null;
  return (
    <>
      <p css={[priceLine, sizes[size]]} data-price="" {...firstLineProps}>
        <b css={higherOldPrice === null ? null : reducedStyle}>
          {higherOldPrice !== null && <span css={hidden}>{`${forMembers ? texts.ownReduced : texts.reduced} `}</span>}
          {from && isMoney(price) ? fill(texts.from, { price: amount }) : amount}
        </b>{' '}
        {higherOldPrice !== null && (
          <s>
            <span css={hidden}>{`${forMembers ? texts.ownOld : texts.old} `}</span>
            {formatMoney(higherOldPrice, locale)}
          </s>
        )}
        {forMembers && isMoney(price) && <span css={memberNote}>{` ${texts.forMembers}`}</span>}
      </p>
      {isMoney(price) && isMoney(memberPrice) && (
        <p css={lineBelow[size]} data-price="">
          {fillNodes(texts.memberPrice, { price: <span>{formatMoney(memberPrice, locale)}</span> })}
        </p>
      )}
      {isMoney(price) && isMoney(cashback) && cashback > 0 && (
        <p css={[lineBelow[size], size === 'product' && withoutGap]} data-price="">
          {fillNodes(texts.cashback, { bonuses: <span>{plural(Math.floor(cashback), nouns.bonuses, locale)}</span> })}
        </p>
      )}
    </>
  );
}
