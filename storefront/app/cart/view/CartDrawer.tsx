import { css } from '@emotion/react';
import { Drawer } from '@meet/ui-kit/drawer';
import { OrderSums, OrderTotal } from '@meet/ui-kit/order-summary';
import { color, space } from '@meet/ui-kit/theme';
import { toast } from '@meet/ui-kit/toaster';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../platform/lazy/lazy-part.ts';
import type { OverlayProps } from '../../platform/overlay.store.ts';
import { addedToastId } from '../use-add-to-cart.ts';
import { type Cart, useCart } from '../use-cart.ts';
import { CartReductions } from './CartReductions.tsx';
import { CartRows, CartRowsSkeleton } from './CartRows.tsx';
import { CheckoutButton } from './CheckoutButton.tsx';
import { composeDeliveryMessage } from './delivery-message.rules.ts';
import { RegistrationTeaser } from './RegistrationTeaser.tsx';
import { nothingCheckedText } from './row-texts.rules.ts';

const CartEmpty = lazyPart(async () => (await import('./CartEmpty.tsx')).CartEmpty);

const countStyle = css({ color: color('muted') });

const belowRows = css({ display: 'grid', gap: space(5), paddingTop: space(5) });

const footerStyle = css({ display: 'grid', gap: space(3) });

const maxSkeletonRows = 4;

function Content({ cart }: { cart: Cart }) {
  const { sums } = cart;
  if (cart.isLoading) return <CartRowsSkeleton count={Math.min(cart.rows.length, maxSkeletonRows)} isFlush />;
  if (cart.rows.length === 0 && cart.droppedLines.length === 0 && !cart.failed)
    return (
      <Suspense>
        <CartEmpty isInDrawer />
      </Suspense>
    );
  return (
    <>
      <CartRows cart={cart} isFlush />
      {sums && cart.count > 0 && (
        <div css={belowRows}>
          <RegistrationTeaser memberSaving={sums.memberSaving} />
          {cart.checkedIds.length > 0 && <CartReductions cart={cart} />}
          {sums.count > 0 && (
            <OrderSums amounts={sums} {...composeDeliveryMessage(cart.delivery, sums)} state={cart.isQuoteLoading ? 'stale' : 'ready'} />
          )}
        </div>
      )}
    </>
  );
}

/** The cart in a drawer over the page. Loaded on first open; prices are fetched again on every open. */
export const CartDrawer = observer(function CartDrawer({ open, onOpenChange }: OverlayProps) {
  const cart = useCart({ isVisible: open });
  const { count, sums } = cart;
  // The toast of an addition would cover the button that leads to the checkout.
  useEffect(() => {
    if (open) toast.dismiss(addedToastId);
  }, [open]);
  const title = <>Корзина {count > 0 && <span css={countStyle}>{count}</span>}</>;
  const footer = count > 0 && !cart.isLoading && sums && (
    <div css={footerStyle}>
      {cart.checkedIds.length > 0 ? (
        <OrderTotal total={sums.total} state={cart.isQuoteLoading ? 'stale' : 'ready'} />
      ) : (
        <p role="status">{nothingCheckedText}</p>
      )}
      <CheckoutButton sums={sums} wide />
    </div>
  );
  return (
    <Drawer side="right" title={title} open={open} onOpenChange={onOpenChange} footer={footer}>
      <Content cart={cart} />
    </Drawer>
  );
});
