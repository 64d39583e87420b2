import { css } from '@emotion/react';
import { formatMoney } from '@meet/ui-kit/price';
import { font, space } from '@meet/ui-kit/theme';
import type { RefObject } from 'react';
import { useInView } from '../../platform/lazy/use-in-view.ts';
import { bottomBar, hiddenBottomBar } from '../../platform/theme/bottom-bar-style.ts';
import type { CartSums } from '../cart-quote.rules.ts';
import { CheckoutButton } from './CheckoutButton.tsx';

const root = css({ marginTop: space(6), marginInline: 'calc(-1 * var(--meet-gutter))', '& b': { font: font(600, 18) } });
const staleStyle = css({ opacity: 0.5 });

interface CartBarProps {
  sums: CartSums;
  /** Whether newer sums are loading. */
  busy: boolean;
  /** Container of the main button. While it is in view, the bar is hidden. */
  buttonRef: RefObject<HTMLDivElement | null>;
}

/** Bottom bar of phones with the total and the button to the checkout. */
export function CartBar({ sums, busy, buttonRef }: CartBarProps) {
  const isButtonInView = useInView(buttonRef);
  return (
    <section css={[bottomBar, root, isButtonInView && hiddenBottomBar]} aria-label="Оформление">
      <b css={busy && staleStyle} data-price="">
        {formatMoney(sums.total)}
      </b>
      <CheckoutButton sums={sums} />
    </section>
  );
}
