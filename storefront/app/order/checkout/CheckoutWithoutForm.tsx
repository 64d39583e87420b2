import { css } from '@emotion/react';
import { LinkButton } from '@meet/ui-kit/button';
import { Heading } from '@meet/ui-kit/heading';
import { Skeleton } from '@meet/ui-kit/skeleton';
import { space } from '@meet/ui-kit/theme';
import { observer } from 'mobx-react-lite';
import { UnpaidOrder } from '../../cart/view/UnpaidOrder.tsx';
import type { UnpaidOrderFragment } from '../../platform/graphql/generated/graphql.ts';
import { withScript, wrap } from '../../platform/theme/layout-style.ts';
import { root, title as titleStyle } from './page-style.ts';
import type { ProblemMessage } from './placing/checkout-outcome.ts';
import { useCartReload } from './use-cart-reload.ts';

// The kit's EmptyState is not used, because it would load the script of the listings.
const emptyState = css({ display: 'grid', justifyItems: 'start', gap: space(5), maxWidth: 480, marginTop: space(5) });

// The skeleton lies over the content below it, so that nothing moves when the skeleton disappears.
const stack = css({ display: 'grid', '& > *': { gridArea: '1 / 1' } });
const reservedSpace = css({ visibility: 'hidden', '@media (scripting: none)': { visibility: 'visible' } });

const noIds: readonly string[] = [];

/** Says that the cart contains nothing to order. */
function NothingToOrder() {
  return (
    <div css={emptyState}>
      <p>
        Оформлять пока нечего: в&nbsp;корзине нет вещей, отмеченных для&nbsp;покупки. Если заказ уже оформлен, письмо о&nbsp;нём придёт
        на&nbsp;почту.
      </p>
      <LinkButton href="/cart">Открыть корзину</LinkButton>
    </div>
  );
}

/** Displayed if a submitted form could not be quoted. When the page is opened again, its form contains the typed values. */
const CheckoutWithoutSum = ({ title: problem, text }: ProblemMessage) => (
  <div css={[wrap, root]}>
    <Heading level={1} css={titleStyle}>
      Оформление заказа
    </Heading>
    <p role="alert">{text ? `${problem}. ${text}` : 'Не\u00a0получилось посчитать сумму. Заказ мы\u00a0не\u00a0оформляли.'}</p>
    <div>
      <LinkButton href="/checkout">Открыть оформление заново</LinkButton>
    </div>
  </div>
);

interface CheckoutWithoutFormProps {
  /** Latest orders of the account. One of them may await payment. */
  orders: readonly UnpaidOrderFragment[];
  /** Why no order was placed, if a submitted form has no quote. */
  problem: ProblemMessage | undefined;
}

/** Displayed if the account's cart contains nothing to order, or if the guest's lines have not reached the account's cart yet. */
const CartWithoutGoods = observer(function CartWithoutGoods({ orders }: Pick<CheckoutWithoutFormProps, 'orders'>) {
  const isLoading = useCartReload(noIds, false);
  return (
    <div css={[wrap, root]}>
      <Heading level={1} css={titleStyle}>
        Оформление заказа
      </Heading>
      <div css={stack}>
        <div css={isLoading && reservedSpace}>
          <UnpaidOrder orders={orders} />
          <NothingToOrder />
        </div>
        {isLoading && (
          <div css={withScript}>
            <Skeleton shape="line" lines={6} label="Загружаем заказ…" />
          </div>
        )}
      </div>
    </div>
  );
});

/** The checkout if there is nothing to order, or if a submitted form has no quote. */
export const CheckoutWithoutForm = ({ orders, problem }: CheckoutWithoutFormProps) =>
  problem ? <CheckoutWithoutSum {...problem} /> : <CartWithoutGoods orders={orders} />;
