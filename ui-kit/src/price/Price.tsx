/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { hidden } from '../hidden/index.ts';
import { formatMoney, isMoney } from '../internal/number-format.ts';
import { bonusForms, plural } from '../plural/index.ts';
import { color, font, space } from '../theme/index.ts';

export interface PriceProps {
  /** Price in kopecks. A missing or invalid number shows an em dash. */
  price: number | null | undefined;
  /** Earlier price in kopecks, struck through when it is higher than `price`. */
  oldPrice?: number | null | undefined;
  /** Price for signed-in shoppers in kopecks, shown below as «… для своих». */
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
   * Text size: `card` for listings, `product` for a product page.
   * @default 'card'
   */
  size?: 'card' | 'product' | undefined;
}

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(2),
  whiteSpace: 'nowrap',
  '& b': { fontWeight: 600 },
  '& s': { color: color('muted'), textDecorationThickness: 1 },
});
const sizes = {
  card: css({ font: font(400, 14) }),
  product: css({ font: font(400, 16), columnGap: space(3), '& b': { font: font(600, 28), letterSpacing: 'var(--tight)' } }),
};
const lowered = css({ color: color('accent') });
const member = {
  card: css({ font: font(400, 14), color: color('muted') }),
  product: css({ marginTop: space(2), font: font(400, 14), '& span': { fontWeight: 600 } }),
};

const memberNote = css({ font: font(400, 12), color: color('muted') });

const close = css({ marginTop: 0 });

/**
 * The price of one product. A reduced price is red beside the old price, with hidden text for screen readers. Its lines carry `data-price`,
 * so that a page saved for offline use can hide outdated prices.
 */
export function Price({ price, oldPrice, memberPrice, forMembers = false, cashback, from = false, size = 'card' }: PriceProps) {
  const old = isMoney(price) && isMoney(oldPrice) && oldPrice > price ? oldPrice : null;
  return (
    <>
      <p css={[line, sizes[size]]} data-price="">
        <b css={old === null ? null : lowered}>
          {old !== null && <span css={hidden}>{forMembers ? 'Ваша цена ' : 'Цена со скидкой '}</span>}
          {from && isMoney(price) && 'от\u00a0'}
          {formatMoney(price)}
        </b>{' '}
        {old !== null && (
          <s>
            <span css={hidden}>{forMembers ? 'Без скидки ' : 'Старая цена '}</span>
            {formatMoney(old)}
          </s>
        )}
        {forMembers && isMoney(price) && <span css={memberNote}> для&nbsp;своих</span>}
      </p>
      {isMoney(memberPrice) && (
        <p css={member[size]} data-price="">
          <span>{formatMoney(memberPrice)}</span> для&nbsp;своих
        </p>
      )}
      {isMoney(price) && isMoney(cashback) && cashback > 0 && (
        <p css={[member[size], size === 'product' && close]} data-price="">
          <span>{plural(Math.floor(cashback), bonusForms)}</span> вернём кешбэком
        </p>
      )}
    </>
  );
}
