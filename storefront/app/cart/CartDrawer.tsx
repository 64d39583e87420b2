import { css } from '@emotion/react';
import { LinkButton } from '@meet/ui-kit/button';
import { Drawer } from '@meet/ui-kit/drawer';
import { color, space } from '@meet/ui-kit/theme';
import { observer } from 'mobx-react-lite';
import { href } from 'react-router';
import type { OverlayProps } from '../platform/overlay.store.ts';
import { CartEmpty } from './CartEmpty.tsx';
import { CartRows, CartRowsWaiting } from './CartRows.tsx';
import { CartTeaser } from './CartTeaser.tsx';
import { CartSums, CartTotal } from './quote/CartSums.tsx';
import { type Cart, useCart } from './use-cart.ts';

const number = css({ color: color('muted') });

const foot = css({ display: 'grid', gap: space(3) });

const mostWaiting = 4;

function Content({ cart }: { cart: Cart }) {
  if (cart.waits) return <CartRowsWaiting count={Math.min(cart.rows.length, mostWaiting)} />;
  if (cart.rows.length === 0 && cart.gone.length === 0) return <CartEmpty inDrawer />;
  return (
    <>
      <CartRows cart={cart} />
      {cart.sum && cart.store.count > 0 && <CartTeaser memberSaving={cart.sum.memberSaving} />}
      {cart.sum && cart.sum.count > 0 && <CartSums sum={cart.sum} busy={cart.asking} />}
    </>
  );
}

/** The cart in a drawer over the page. Loaded on first open; prices are fetched again on every open. */
export const CartDrawer = observer(function CartDrawer({ open, onOpenChange }: OverlayProps) {
  const cart = useCart(open);
  const { count } = cart.store;
  const title = <>Корзина {count > 0 && <span css={number}>{count}</span>}</>;
  const footer = count > 0 && !cart.waits && cart.sum && (
    <div css={foot}>
      <CartTotal sum={cart.sum} busy={cart.asking} />
      <LinkButton href={href('/cart')} variant="line" size="large" wide>
        Открыть корзину
      </LinkButton>
    </div>
  );
  return (
    <Drawer side="right" title={title} open={open} onOpenChange={onOpenChange} footer={footer}>
      <Content cart={cart} />
    </Drawer>
  );
});
