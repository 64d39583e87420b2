import { css } from '@emotion/react';
import { formatMoney } from '@meet/ui-kit/price';
import { color, font, space } from '@meet/ui-kit/theme';
import type { CartSums } from '../cart-quote.rules.ts';

const labelRow = css({ display: 'flex', justifyContent: 'space-between', gap: space(4), marginBottom: space(2), font: font(400, 14) });
const track = css({ height: 2, background: color('line'), '& > div': { height: '100%', background: color('ink') } });

const freePickupStyle = css({ font: font(400, 14) });

/** Says how much is missing until the delivery to a pickup point is free, or that it is free. Renders nothing for a cart without goods. */
export function FreePickup({ sums }: { sums: Pick<CartSums, 'goods' | 'discount' | 'untilFreePickup'> }) {
  const cost = sums.goods - sums.discount;
  if (cost === 0) return null;
  const { untilFreePickup: missingSum } = sums;
  if (missingSum === 0) return <p css={freePickupStyle}>В&nbsp;пункт выдачи доставим бесплатно</p>;
  const percent = Math.floor((100 * cost) / (cost + missingSum));
  const label = 'До\u00a0бесплатной доставки в\u00a0пункт выдачи';
  const missingText = formatMoney(missingSum);
  return (
    <div role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent} aria-valuetext={missingText}>
      <p css={labelRow} aria-hidden="true">
        <span>{label}</span>
        <span>{missingText}</span>
      </p>
      <div css={track}>
        <div style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
