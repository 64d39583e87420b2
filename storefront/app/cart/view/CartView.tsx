import { css } from '@emotion/react';
import { Heading } from '@meet/ui-kit/heading';
import { OrderSummary } from '@meet/ui-kit/order-summary';
import { color, media, space } from '@meet/ui-kit/theme';
import { observer } from 'mobx-react-lite';
import { type RefObject, Suspense, useRef } from 'react';
import { SignInLink } from '../../auth/link/SignInLink.tsx';
import { CityLink } from '../../delivery/city/choice/CityLink.tsx';
import { hydrateLater } from '../../platform/lazy/hydrate-later.tsx';
import { lazyPart } from '../../platform/lazy/lazy-part.ts';
import { withoutScript, withScript, wrap } from '../../platform/theme/layout-style.ts';
import type { CartSums } from '../cart-quote.rules.ts';
import { type Cart, type InitialCart, useCart } from '../use-cart.ts';
import { CartBar } from './CartBar.tsx';
import { CartReductions } from './CartReductions.tsx';
import { CartRows, CartRowsSkeleton } from './CartRows.tsx';
import { CheckoutButton } from './CheckoutButton.tsx';
import { composeDeliveryMessage } from './delivery-message.rules.ts';
import { FreePickup } from './FreePickup.tsx';
import { RegistrationTeaser } from './RegistrationTeaser.tsx';
import { nothingCheckedText } from './row-texts.rules.ts';

const CartEmpty = hydrateLater(async () => (await import('./CartEmpty.tsx')).CartEmpty);
const CartCompanions = lazyPart(async () => (await import('./CartCompanions.tsx')).CartCompanions);

const root = css({ paddingTop: space(6), [media.desktop]: { paddingTop: space(10) } });

const countStyle = css({ color: color('muted') });

// Keeps the footer below the first screen while the cart loads, so that it does not jump.
const body = css({ marginTop: space(6), minHeight: '85vh' });

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    gridTemplateRows: 'auto 1fr',
    gap: `0 ${space(14)}`,
    alignItems: 'start',
  },
});

/**
 * On a desktop the sums are beside everything else. On narrower screens they precede the companion products, which load late and would push
 * them down.
 */
const sumsStyle = css({
  display: 'grid',
  gap: space(5),
  [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2', position: 'sticky', top: 88 },
});

const cityLinkStyle = css({ display: 'inline-block', paddingBlock: 14 });

/** Skeleton rows. Without JavaScript no rows would replace them, so a link to sign in is shown instead. */
function CartLoading() {
  return (
    <>
      <div css={withScript}>
        <CartRowsSkeleton count={2} />
      </div>
      <p css={withoutScript}>
        Без JavaScript корзина хранится в&nbsp;аккаунте. <SignInLink variant="underlined">Войдите</SignInLink>, чтобы увидеть её.
      </p>
    </>
  );
}

interface SumsProps {
  cart: Cart;
  sums: CartSums;
  /** Container of the main button. While it is in view, the bottom bar is hidden. */
  buttonRef: RefObject<HTMLDivElement | null>;
}

function Sums({ cart, sums, buttonRef }: SumsProps) {
  return (
    <div css={sumsStyle}>
      <OrderSummary
        title="Сумма"
        hideTitle
        amounts={sums}
        {...composeDeliveryMessage(cart.delivery, sums)}
        state={cart.isQuoteLoading ? 'stale' : 'ready'}
        promoField={
          <>
            <FreePickup sums={sums} />
            <CartReductions cart={cart} />
          </>
        }
        action={
          <div ref={buttonRef}>
            <CheckoutButton sums={sums} typedBonuses={cart.typedBonuses} wide />
          </div>
        }
        note={
          <CityLink css={cityLinkStyle} variant="underlined">
            {cart.delivery ? 'Изменить город доставки' : 'Укажите город, чтобы узнать срок и\u00a0цену доставки'}
          </CityLink>
        }
      />
      <RegistrationTeaser memberSaving={sums.memberSaving} />
    </div>
  );
}

/** Displayed instead of the sums while no line is checked, because every sum would be zero. */
function NothingChecked({ sums }: { sums: CartSums }) {
  return (
    <section css={sumsStyle} aria-label="Сумма">
      <p role="status">{nothingCheckedText}</p>
      <CheckoutButton sums={sums} wide />
    </section>
  );
}

function Content({ cart, orders }: { cart: Cart; orders: InitialCart['orders'] }) {
  const buttonRef = useRef<HTMLDivElement>(null);
  if (cart.isLoading) return <CartLoading />;
  if (cart.rows.length === 0 && cart.droppedLines.length === 0 && !cart.failed) return <CartEmpty orders={orders} />;
  const sums = cart.count > 0 && cart.checkedIds.length > 0 ? cart.sums : null;
  return (
    <div css={columns}>
      <div>
        <CartRows cart={cart} />
      </div>
      {sums && <Sums cart={cart} sums={sums} buttonRef={buttonRef} />}
      {cart.count > 0 && cart.sums && cart.checkedIds.length === 0 && <NothingChecked sums={cart.sums} />}
      <Suspense>
        <CartCompanions productIds={cart.rows.map(({ line }) => line.productId)} />
      </Suspense>
      {sums && <CartBar sums={sums} busy={cart.isQuoteLoading} buttonRef={buttonRef} />}
    </div>
  );
}

/** Content of the cart page. `initial` is the cart of a signed-in shopper as the server has read it. */
export const CartView = observer(function CartView({ initial = null }: { initial?: InitialCart | null }) {
  const cart = useCart({ initial });
  const isLoaded = cart.store.isLoaded || initial !== null;
  return (
    <div css={[wrap, root]}>
      <Heading level={1}>Корзина {isLoaded && cart.count > 0 && <span css={countStyle}>{cart.count}</span>}</Heading>
      <div css={body}>
        <Content cart={cart} orders={initial?.orders} />
      </div>
    </div>
  );
});
