import { css } from '@emotion/react';
import { formatMoney } from '@meet/ui-kit/price';
import { color, font, space } from '@meet/ui-kit/theme';
import type { CartSum } from '../cart-quote.rules.ts';

const head = css({ display: 'flex', justifyContent: 'space-between', gap: space(4), marginBottom: space(2), font: font(400, 14) });
const track = css({ height: 2, background: color('line'), '& > div': { height: '100%', background: color('ink') } });

const reachedStyles = css({ font: font(400, 14) });

/** Says how much is missing until the delivery to a pickup point is free, or that it is free. Renders nothing for a cart without goods. */
export function FreePickup({ sum }: { sum: Pick<CartSum, 'goods' | 'discount' | 'untilFreePickup'> }) {
  const cost = sum.goods - sum.discount;
  if (cost === 0) return null;
  const { untilFreePickup: missing } = sum;
  if (missing === 0) return <p css={reachedStyles}>В&nbsp;пункт выдачи доставим бесплатно</p>;
  const percent = Math.floor((100 * cost) / (cost + missing));
  const label = 'До\u00a0бесплатной доставки в\u00a0пункт выдачи';
  const remaining = formatMoney(missing);
  return (
    <div role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent} aria-valuetext={remaining}>
      <p css={head} aria-hidden="true">
        <span>{label}</span>
        <span>{remaining}</span>
      </p>
      <div css={track}>
        <div style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
