import { css } from '@emotion/react';
import { LinkButton } from '@meet/ui-kit/button';
import { EmptyState } from '@meet/ui-kit/empty-state';
import { FieldMessage } from '@meet/ui-kit/field';
import { Pagination } from '@meet/ui-kit/pagination';
import { plural } from '@meet/ui-kit/plural';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { AccountFrame } from '../../account/AccountFrame.tsx';
import { EmptyStateWithProducts } from '../../catalog/card/EmptyStateWithProducts.tsx';
import type { ListedOrderFragment } from '../../platform/graphql/generated/graphql.ts';
import { phones } from '../../platform/theme/layout-style.ts';
import { OrderFilter } from './OrderFilter.tsx';
import { OrderRow, type RepeatFailure } from './OrderRow.tsx';
import { buildOrdersPath, type OrderListPage } from './orders.rules.ts';

/** On a phone the links of the filter above are taller for touch, so the list moves up to keep the gap. */
const list = css({
  padding: 0,
  listStyle: 'none',
  borderBottom: `1px solid ${color('line')}`,
  [phones]: { marginTop: `calc(-1 * ${space(5)})` },
});
/** The distance from the title equals that on the page of a shopper without orders. */
const noOrdersStyle = css({ [media.tablet]: { paddingBlock: space(6) } });
const listFooter = css({ display: 'grid', gap: space(4), marginTop: space(5), font: font(400, 14), color: color('muted') });

const orderForms = { one: 'заказ', few: 'заказа', many: 'заказов' };

const emptyTexts: Record<OrderListPage['filter'], { title: string; text: string }> = {
  all: { title: 'Заказов пока нет', text: 'Здесь будет видно, где едет каждая вещь и\u00a0когда она у\u00a0вас.' },
  underway: { title: 'Сейчас ничего не\u00a0едет', text: 'Всё, что вы\u00a0заказывали, уже у\u00a0вас или\u00a0отменено.' },
  completed: { title: 'Завершённых заказов пока нет', text: 'Заказ попадёт сюда, когда вы\u00a0его получите.' },
};

/** Displayed instead of an empty list. An account that has never ordered also sees products to buy. */
function NoOrders({ filter }: Pick<OrderListPage, 'filter'>) {
  const texts = emptyTexts[filter];
  if (filter === 'all') return <EmptyStateWithProducts {...texts} />;
  return (
    <div css={noOrdersStyle}>
      <EmptyState
        {...texts}
        actions={
          <>
            <LinkButton href="/catalog" size="large">
              За&nbsp;покупками
            </LinkButton>
            {filter === 'underway' && (
              <LinkButton href={buildOrdersPath({ filter: 'completed', page: 1 })} variant="line" size="large">
                Завершённые заказы
              </LinkButton>
            )}
          </>
        }
      />
    </div>
  );
}

export interface OrdersViewProps extends OrderListPage {
  orders: readonly ListedOrderFragment[];
  totalPages: number;
  totalItems: number;
  /** Time of the visit by the server's clock. */
  now: number;
  /** The order that could not be added to the cart again, and why. */
  failure?: ({ orderId: string } & RepeatFailure) | undefined;
}

/** The orders of the account, newest first. Reading and filtering works without JavaScript. */
export function OrdersView({ filter, page, orders, totalPages, totalItems, now, failure }: OrdersViewProps) {
  const isFailedOrderListed = orders.some(({ uuid }) => uuid === failure?.orderId);
  const hasNeverOrdered = filter === 'all' && orders.length === 0;
  return (
    <AccountFrame title="Заказы" path="/account/orders" aside={!hasNeverOrdered && <OrderFilter filter={filter} />}>
      {failure && !isFailedOrderListed && (
        <div role="alert">
          <FieldMessage tone="error">{failure.text}</FieldMessage>
        </div>
      )}
      {orders.length > 0 ? (
        <ul css={list} aria-label="Заказы">
          {orders.map((order) => (
            <OrderRow key={order.uuid} order={order} now={now} failure={failure?.orderId === order.uuid ? failure : undefined} />
          ))}
        </ul>
      ) : (
        <NoOrders filter={filter} />
      )}
      {orders.length > 0 && (
        <div css={listFooter}>
          <p>Всего {plural(totalItems, orderForms)}</p>
          <Pagination
            page={page}
            totalPages={totalPages}
            getHref={(target) => buildOrdersPath({ filter, page: target })}
            label="Страницы заказов"
          />
        </div>
      )}
    </AccountFrame>
  );
}
