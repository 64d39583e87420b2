import { css } from '@emotion/react';
import { bonusForms, plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import { color, font, space } from '@meet/ui-kit/theme';
import type { CartSum } from './cart-quote.rules.ts';

const list = css({
  display: 'grid',
  gap: 6,
  margin: 0,
  paddingTop: space(5),
  font: font(400, 14),
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: space(4) },
  '& dt': { color: color('muted') },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
});

const stale = css({ opacity: 0.5 });

const total = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space(4),
  font: font(500, 18),
  '& b': { font: font(600, 28), letterSpacing: 'var(--tight)', fontVariantNumeric: 'tabular-nums' },
});

interface CartSumsProps {
  sum: CartSum;
  /** Whether a newer sum is loading. */
  busy: boolean;
}

/** Breakdown of the total. */
export function CartSums({ sum, busy }: CartSumsProps) {
  const delivery = 'Доставка';
  const lines: [name: string, value: string][] = [
    [`Товары, ${sum.count}`, formatMoney(sum.goods)],
    ...(sum.discount > 0 ? [['Скидка', `−${formatMoney(sum.discount)}`] satisfies [string, string]] : []),
    [delivery, 'При оформлении'],
    ...(sum.cashback > 0 ? [['Начислим кешбэк', plural(sum.cashback, bonusForms)] satisfies [string, string]] : []),
  ];
  return (
    <dl css={[list, busy && stale]} aria-busy={busy || undefined}>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-price={name === delivery ? undefined : ''}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The total to pay. Screen readers announce its changes. */
export function CartTotal({ sum, busy }: CartSumsProps) {
  return (
    <p css={[total, busy && stale]} role="status" aria-busy={busy || undefined}>
      <span>Итого</span> <b data-price="">{formatMoney(sum.total)}</b>
    </p>
  );
}
