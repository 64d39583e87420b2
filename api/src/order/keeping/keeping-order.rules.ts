import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import type { Order, OrderItem } from '../../platform/prisma/generated/client.js';
import { underwayStatuses } from '../order-list-state.rules.js';
import { endOfMoscowDay } from '../order-terms.rules.js';
import type { KeepingOrder } from './keeping-order.model.js';

export interface ActiveOrder extends Pick<Order, 'id' | 'number' | 'heldUntil' | 'paidAt'> {
  items: Pick<OrderItem, 'status' | 'deliveryTo'>[];
}

const findLatest = (times: readonly Date[]): Date | null =>
  times.reduce<Date | null>((latest, time) => (latest === null || time > latest ? time : latest), null);

/** Says by when an order should be over. */
export function toKeepingOrder({ id, number, heldUntil, paidAt, items }: ActiveOrder, now: Date): KeepingOrder {
  const isPaid = paidAt !== null;
  const promised = items.filter(({ status }) => underwayStatuses.includes(status)).map(({ deliveryTo }) => endOfMoscowDay(deliveryTo));
  const until = isPaid ? findLatest(promised) : heldUntil;
  return { id, number, isPaid, until: until && until > now ? until : null };
}

/** The refusal to delete an account with these orders. `until` is the time by which all should be over, or null if that is not known. */
export function blockedByOrders(orders: readonly KeepingOrder[]): DomainError {
  const orderNumbers = orders.map(({ number }) => number);
  const times = orders.flatMap(({ until }) => until ?? []);
  const until = times.length === orders.length ? findLatest(times) : null;
  const which = orders.length === 1 ? `Заказ №\u00a0${orderNumbers[0]}` : `Заказы №\u00a0${orderNumbers.join(', ')}`;
  const verb = orders.length === 1 ? 'ещё не\u00a0завершён' : 'ещё не\u00a0завершены';
  const message = `${which} ${verb}. Аккаунт можно удалить, когда всё получено или отменено.`;
  return new DomainError(ErrorCode.CONFLICT, message, { orderNumbers, until: until?.toISOString() ?? null });
}
