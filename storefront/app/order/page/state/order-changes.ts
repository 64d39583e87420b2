import { useEffect, useRef, useState } from 'react';
import type { OrderStateQuery, PublicOrderFragment } from '../../../platform/graphql/generated/graphql.ts';
import { getStatusTitle } from '../../order-status.rules.ts';
import type { DisplayedOrder } from '../displayed-order.rules.ts';

type State = NonNullable<OrderStateQuery['publicOrder']>;

/** Returns the state that the page of an order displays, as a text to compare. The page is reloaded only when the text changes. */
export const computeStateKey = ({ status, payment, orderProductItems }: State): string =>
  [status, payment.state, ...orderProductItems.map((line) => `${line.id} ${line.status} ${line.estimatedDeliveryDate}`)].join();

/** Describes the change of an order for screen readers. Empty if nothing has changed. */
export function describeChange(previousOrder: PublicOrderFragment, { uuid, status, orderProductItems }: PublicOrderFragment): string {
  if (previousOrder.uuid !== uuid) return '';
  if (previousOrder.status !== status) return `Новый статус заказа: ${getStatusTitle(status)}`;
  const previousStatusById = new Map(previousOrder.orderProductItems.map((line) => [line.id, line.status]));
  const changedLines = orderProductItems.filter((line) => previousStatusById.get(line.id) !== line.status);
  return changedLines.map((line) => `${line.productItem?.name ?? 'Товар снят с\u00a0продажи'}: ${getStatusTitle(line.status)}`).join('. ');
}

/** Returns the latest change of the order while the page was open, for screen readers; empty if there was none. */
export function useChangeAnnouncement({ publicOrder }: DisplayedOrder): string {
  const announcedOrder = useRef(publicOrder);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const message = describeChange(announcedOrder.current, publicOrder);
    announcedOrder.current = publicOrder;
    if (message) setAnnouncement(message);
  }, [publicOrder]);
  return announcement;
}
