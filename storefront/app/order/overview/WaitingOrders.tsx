import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { Heading } from '@meet/ui-kit/heading';
import { Link } from '@meet/ui-kit/link';
import { plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import { color, font, space } from '@meet/ui-kit/theme';
import { useId } from 'react';
import { href } from 'react-router';
import { formatDeadline } from '../../platform/format-date.ts';
import type { ListedOrderFragment } from '../../platform/graphql/generated/graphql.ts';
import { OrderRow } from '../list/OrderRow.tsx';
import { isEnded, isReceived } from '../order-status.rules.ts';
import { isUndeliverable } from '../parcel.rules.ts';
import { block, blockHead } from './overview-style.ts';

/** Orders by the next action of the shopper. Each order is listed once, under the most urgent action. */
export interface OrdersByAction {
  toPay: ListedOrderFragment[];
  toCollect: ListedOrderFragment[];
  /** Orders that will not arrive, because the delivery service could not hand them out. */
  notHandedOut: ListedOrderFragment[];
  /** Orders that a manager confirms by phone before they are paid. */
  toConfirm: ListedOrderFragment[];
  inTransit: ListedOrderFragment[];
}

const isReadyForPickup = ({ orderProductItems }: ListedOrderFragment): boolean =>
  orderProductItems.some((unit) => unit.status === 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT' && !isUndeliverable(unit));

const isNotHandedOut = ({ orderProductItems }: ListedOrderFragment): boolean =>
  orderProductItems.some(isUndeliverable) && orderProductItems.every((unit) => isUndeliverable(unit) || isEnded(unit) || isReceived(unit));

function chooseGroup(order: ListedOrderFragment): keyof OrdersByAction {
  if (order.canPay) return 'toPay';
  if (isReadyForPickup(order)) return 'toCollect';
  if (order.status === 'AWAITING_CALL') return 'toConfirm';
  return isNotHandedOut(order) ? 'notHandedOut' : 'inTransit';
}

export function groupOrdersByAction(orders: readonly ListedOrderFragment[]): OrdersByAction {
  const groups: OrdersByAction = { toPay: [], toCollect: [], notHandedOut: [], toConfirm: [], inTransit: [] };
  for (const order of orders) groups[chooseGroup(order)].push(order);
  return groups;
}

const unpaidSection = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  padding: space(5),
  background: color('tile'),
});
const strongText = css({ fontWeight: 500 });
const smallText = css({ font: font(400, 14), color: color('muted') });
const list = css({ padding: 0, listStyle: 'none', '& > li:first-of-type': { borderTop: 0, paddingTop: 0 } });

const unitForms = { one: 'вещь', few: 'вещи', many: 'вещей' };

interface OrderProps {
  order: ListedOrderFragment;
  now: number;
}

/** A plain form, because the router must neither prefetch nor fetch a page that leads to the payment. */
function UnpaidOrder({ order: { uuid, number, payUntil, totalPrice, orderProductItems }, now }: OrderProps) {
  return (
    <section css={unpaidSection} aria-label={`Заказ №\u00a0${number} ждёт оплаты`}>
      <div>
        <p css={strongText}>
          <Link href={href('/orders/:id', { id: uuid })} variant="quiet">
            Заказ №&nbsp;{number}
          </Link>{' '}
          ждёт оплаты{payUntil && ` до\u00a0${formatDeadline(payUntil, new Date(now))}`}
        </p>
        <p css={smallText}>
          {formatMoney(totalPrice)}, {plural(orderProductItems.length, unitForms)}. Потом вещи вернутся в&nbsp;продажу
        </p>
      </div>
      <form method="get" action={`/orders/${uuid}/pay`}>
        <Button type="submit" aria-label={`Оплатить ${formatMoney(totalPrice)}: заказ №\u00a0${number}`}>
          Оплатить
        </Button>
      </form>
    </section>
  );
}

interface OrderSectionProps {
  title: string;
  orders: readonly ListedOrderFragment[];
  now: number;
  hasLinkToAll?: boolean;
}

function OrderSection({ title, orders, now, hasLinkToAll = false }: OrderSectionProps) {
  const id = useId();
  return (
    <section css={block} aria-labelledby={id}>
      <div css={blockHead}>
        <Heading id={id} level={2} size="small">
          {title}
        </Heading>
        {hasLinkToAll && (
          <Link standalone href="/account/orders" variant="underlined">
            Все заказы
          </Link>
        )}
      </div>
      <ul css={list}>
        {orders.map((order) => (
          <OrderRow key={order.uuid} order={order} now={now} headingLevel={3} action="open" />
        ))}
      </ul>
    </section>
  );
}

/**
 * Orders that need an action of the shopper or are expected, the most urgent first: to pay, to collect, not handed out, to be confirmed by
 * phone, in transit.
 */
export function WaitingOrders({ orders, now }: { orders: readonly ListedOrderFragment[]; now: number }) {
  const { toPay, toCollect, notHandedOut, toConfirm, inTransit } = groupOrdersByAction(orders);
  const sections = [
    { title: 'Можно забрать', orders: toCollect },
    { title: 'Не\u00a0удалось вручить', orders: notHandedOut },
    { title: 'Скоро позвоним', orders: toConfirm },
    { title: 'Едет к\u00a0вам', orders: inTransit },
  ].filter((section) => section.orders.length > 0);
  return (
    <>
      {toPay.map((order) => (
        <UnpaidOrder key={order.uuid} order={order} now={now} />
      ))}
      {sections.map((section, index) => (
        <OrderSection key={section.title} {...section} now={now} hasLinkToAll={index === 0} />
      ))}
      {orders.length === 0 && (
        <p>
          Сейчас ничего не&nbsp;едет.{' '}
          <Link standalone href="/account/orders" variant="underlined">
            Все заказы
          </Link>
        </p>
      )}
    </>
  );
}
