import { css } from '@emotion/react';
import { Heading } from '@meet/ui-kit/heading';
import { color, media, space } from '@meet/ui-kit/theme';
import { observer } from 'mobx-react-lite';
import { withoutScript, withScript, wrap } from '../platform/theme/layout-style.ts';
import { CartEmpty } from './CartEmpty.tsx';
import { CartRows, CartRowsWaiting } from './CartRows.tsx';
import { CartTeaser } from './CartTeaser.tsx';
import { CartSums, CartTotal } from './quote/CartSums.tsx';
import { type Cart, useCart } from './use-cart.ts';

const root = css({ paddingTop: space(6), [media.desktop]: { paddingTop: space(10) } });

const number = css({ color: color('muted') });

// Keeps the footer below the first screen while the cart loads, so that it does not jump.
const body = css({ marginTop: space(6), minHeight: '85vh' });

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', gap: space(14), alignItems: 'start' },
});

const sums = css({ display: 'grid', gap: space(5), [media.desktop]: { position: 'sticky', top: 88 } });

function Waiting() {
  return (
    <>
      <div css={withScript}>
        <CartRowsWaiting count={2} />
      </div>
      <p css={withoutScript}>Чтобы пользоваться корзиной, включите JavaScript.</p>
    </>
  );
}

function Content({ cart }: { cart: Cart }) {
  if (cart.waits) return <Waiting />;
  if (cart.rows.length === 0 && cart.gone.length === 0) return <CartEmpty />;
  return (
    <div css={columns}>
      <div>
        <CartRows cart={cart} />
      </div>
      {cart.store.count > 0 && cart.sum && (
        <section css={sums} aria-label="Сумма">
          {cart.sum.count > 0 && <CartSums sum={cart.sum} busy={cart.asking} />}
          <CartTotal sum={cart.sum} busy={cart.asking} />
          <CartTeaser memberSaving={cart.sum.memberSaving} />
        </section>
      )}
    </div>
  );
}

/** Content of the cart page. */
export const CartView = observer(function CartView() {
  const cart = useCart();
  const { count, isRead } = cart.store;
  return (
    <div css={[wrap, root]}>
      <Heading level={1}>Корзина {isRead && count > 0 && <span css={number}>{count}</span>}</Heading>
      <div css={body}>
        <Content cart={cart} />
      </div>
    </div>
  );
});
