import { css } from '@emotion/react';
import { LinkButton } from '@meet/ui-kit/button';
import { Link } from '@meet/ui-kit/link';
import { OrderSummary } from '@meet/ui-kit/order-summary';
import { bonusForms, plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import { font, space } from '@meet/ui-kit/theme';
import { formatRecipient } from '../../account/recipient/contacts.ts';
import { formatFullAddress } from '../../delivery/address/format-address.rules.ts';
import { computeLastMoment } from '../../platform/format-date.ts';
import { formatDay } from '../order-dates.ts';
import { isEnded, isReceived } from '../order-status.rules.ts';
import { chooseTotalLabel, type DisplayedOrder } from './displayed-order.rules.ts';
import { computeRemainingAmounts, wasPaid } from './order-money.rules.ts';
import { findReturnEnd } from './unit/return.rules.ts';

const oneLine = css({ whiteSpace: 'nowrap' });
const help = css({ display: 'grid', gap: space(4), font: font(400, 14) });

/** Contacts of the support, and the rules of returns once there is something to return. */
function Help({ order }: { order: DisplayedOrder }) {
  const hasReceivedUnits = wasPaid(order) && order.publicOrder.orderProductItems.some(isReceived);
  const returnEnd = findReturnEnd(order.ownOrder?.orderProductItems ?? []);
  return (
    <div css={help}>
      {hasReceivedUnits && (
        <p>
          Каждую вещь можно вернуть {returnEnd ? `по\u00a0${formatDay(computeLastMoment(returnEnd))}` : '14\u00a0дней после получения'}.{' '}
          <Link href="/info/offer/retail-sale" variant="underlined">
            Как вернуть
          </Link>
        </p>
      )}
      <LinkButton href="/info/contacts" variant="line" wide>
        Связаться с&nbsp;поддержкой
      </LinkButton>
    </div>
  );
}

/** Destination and price of the order. Without the owner's rights, only the city and the total. */
export function OrderSide({ isWaitingForBank, ...order }: DisplayedOrder & { isWaitingForBank: boolean }) {
  const { publicOrder, ownOrder } = order;
  const title = `Заказ №\u00a0${publicOrder.number}`;
  const totalLabel = chooseTotalLabel(order, isWaitingForBank);
  if (!ownOrder) {
    return (
      <OrderSummary
        title={title}
        amounts={{ count: publicOrder.orderProductItems.length, total: publicOrder.totalPrice }}
        deliveryLabel="Город"
        deliveryText={publicOrder.city}
        totalLabel={totalLabel}
      />
    );
  }
  const earnedBonuses = ownOrder.remainder.cashback - ownOrder.remainder.cashbackToCome;
  return (
    <OrderSummary
      title={title}
      facts={[
        { label: 'Получатель', value: `${ownOrder.name} ${ownOrder.surname}` },
        { label: 'Телефон', value: <span css={oneLine}>{formatRecipient('phone', ownOrder.phone)}</span> },
        { label: ownOrder.deliveryMode === 'PICKUP' ? 'Пункт выдачи' : 'Курьером', value: formatFullAddress(ownOrder.addressDelivery) },
        { label: 'Оплата', value: ownOrder.paymentType === 'CALL' ? 'После звонка менеджера' : 'Онлайн' },
        ...(ownOrder.comment ? [{ label: 'Комментарий', value: ownOrder.comment }] : []),
        ...(ownOrder.refunded > 0 && !isEnded(publicOrder) ? [{ label: 'Возвращено', value: formatMoney(ownOrder.refunded) }] : []),
        ...(earnedBonuses > 0 ? [{ label: 'Начислили кешбэк', value: plural(earnedBonuses, bonusForms) }] : []),
      ]}
      amounts={computeRemainingAmounts(ownOrder)}
      totalLabel={totalLabel}
      action={<Help order={order} />}
    />
  );
}
