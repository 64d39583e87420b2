import { css } from '@emotion/react';
import { formatMoney } from '@meet/ui-kit/price';
import { font, space } from '@meet/ui-kit/theme';
import type { RefObject } from 'react';
import { useInView } from '../platform/lazy/use-in-view.ts';
import { bottomBar, hiddenBottomBar } from '../platform/theme/bottom-bar-style.ts';
import { CheckoutButton } from './CheckoutButton.tsx';
import type { CartSum } from './quote/cart-quote.rules.ts';

const root = css({ marginTop: space(6), marginInline: 'calc(-1 * var(--gutter))', '& b': { font: font(600, 18) } });
const stale = css({ opacity: 0.5 });

interface CartBarProps {
  sum: CartSum;
  /** Whether a newer sum is loading. */
  busy: boolean;
  /** Container of the main button. While it is in view, the bar is hidden. */
  action: RefObject<HTMLDivElement | null>;
}

/** Bottom bar of phones with the total and the way to the checkout. */
export function CartBar({ sum, busy, action }: CartBarProps) {
  const isAway = useInView(action);
  return (
    <section css={[bottomBar, root, isAway && hiddenBottomBar]} aria-label="Оформление">
      <b css={busy && stale} data-price="">
        {formatMoney(sum.total)}
      </b>
      <CheckoutButton sum={sum} />
    </section>
  );
}
