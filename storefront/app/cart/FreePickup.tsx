import { css } from '@emotion/react';
import { formatMoney } from '@meet/ui-kit/price';
import { color, font, space } from '@meet/ui-kit/theme';
import type { CartSum } from './quote/cart-quote.rules.ts';

const head = css({ display: 'flex', justifyContent: 'space-between', gap: space(4), marginBottom: space(2), font: font(400, 14) });
const track = css({ height: 2, background: color('line'), '& > div': { height: '100%', background: color('ink') } });

/** How much is missing until the delivery to a pickup point is free. Nothing for a cart without goods. */
export function FreePickup({ sum }: { sum: Pick<CartSum, 'goods' | 'discount' | 'untilFreePickup'> }) {
  const cost = sum.goods - sum.discount;
  if (cost === 0) return null;
  const { untilFreePickup: missing } = sum;
  const percent = Math.floor((100 * cost) / (cost + missing));
  const label = missing > 0 ? 'До\u00a0бесплатной доставки в\u00a0пункт выдачи' : 'В\u00a0пункт выдачи доставим бесплатно';
  const left = missing > 0 ? formatMoney(missing) : '';
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={left || undefined}
    >
      <p css={head} aria-hidden="true">
        <span>{label}</span>
        <span>{left}</span>
      </p>
      <div css={track}>
        <div style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
