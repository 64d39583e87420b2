/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { hidden } from '../hidden/index.ts';
import { formatMoney, isMoney } from '../internal/money.ts';
import { plural } from '../plural/index.ts';
import { color, font, space } from '../theme/index.ts';

export interface PriceProps {
  /** What a guest pays, kopecks. No price, or a number that is none, shows as an em dash. */
  price: number | null | undefined;
  /** The price before it fell, kopecks; struck through, and only if it is higher than `price`. */
  oldPrice?: number | null | undefined;
  /** What a signed-in shopper pays, kopecks; shown below as «… для своих». */
  memberPrice?: number | null | undefined;
  /** Bonuses that buying it brings; shown below as «374 бонуса вернём кешбэком». */
  cashback?: number | null | undefined;
  /** Its sizes differ in price and this is the lowest: «от 8 900 ₽». */
  from?: boolean | undefined;
  /** `card` for listings, `product` for the page of one product. */
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

const close = css({ marginTop: 0 });
const bonuses = { one: 'бонус', few: 'бонуса', many: 'бонусов' };

/** The price of one thing: lowered ones in red beside the old price, with the words a screen reader needs. */
export function Price({ price, oldPrice, memberPrice, cashback, from = false, size = 'card' }: PriceProps) {
  const old = isMoney(price) && isMoney(oldPrice) && oldPrice > price ? oldPrice : null;
  return (
    <>
      <p css={[line, sizes[size]]}>
        <b css={old === null ? null : lowered}>
          {old !== null && <span css={hidden}>Цена со скидкой </span>}
          {from && isMoney(price) && 'от\u00a0'}
          {formatMoney(price)}
        </b>{' '}
        {old !== null && (
          <s>
            <span css={hidden}>Старая цена </span>
            {formatMoney(old)}
          </s>
        )}
      </p>
      {isMoney(memberPrice) && (
        <p css={member[size]}>
          <span>{formatMoney(memberPrice)}</span> для&nbsp;своих
        </p>
      )}
      {isMoney(price) && isMoney(cashback) && cashback > 0 && (
        <p css={[member[size], size === 'product' && close]}>
          <span>{plural(Math.floor(cashback), bonuses)}</span> вернём кешбэком
        </p>
      )}
    </>
  );
}
