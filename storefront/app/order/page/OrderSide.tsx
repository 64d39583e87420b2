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
import { computeRemainingAmounts, hasMoneyCome } from './order-money.rules.ts';
import { findReturnEnd } from './unit/return.rules.ts';

const oneLine = css({ whiteSpace: 'nowrap' });
const help = css({ display: 'grid', gap: space(4), font: font(400, 14) });

/** Contacts of the support, and the rules of returns once there is something to return. */
function Help({ order }: { order: DisplayedOrder }) {
  const hasCome = hasMoneyCome(order) && order.open.orderProductItems.some(isReceived);
  const end = findReturnEnd(order.full?.orderProductItems ?? []);
  return (
    <div css={help}>
      {hasCome && (
        <p>
          Каждую вещь можно вернуть {end ? `по\u00a0${formatDay(computeLastMoment(end))}` : '14\u00a0дней после получения'}.{' '}
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
export function OrderSide({ waits, ...order }: DisplayedOrder & { waits: boolean }) {
  const { open, full } = order;
  const title = `Заказ №\u00a0${open.number}`;
  const totalLabel = chooseTotalLabel(order, waits);
  if (!full) {
    return (
      <OrderSummary
        title={title}
        amounts={{ count: open.orderProductItems.length, total: open.totalPrice }}
        deliveryLabel="Город"
        deliveryText={open.city}
        totalLabel={totalLabel}
      />
    );
  }
  const earned = full.remainder.cashback - full.remainder.cashbackToCome;
  return (
    <OrderSummary
      title={title}
      facts={[
        { label: 'Получатель', value: `${full.name} ${full.surname}` },
        { label: 'Телефон', value: <span css={oneLine}>{formatRecipient('phone', full.phone)}</span> },
        { label: full.deliveryMode === 'PICKUP' ? 'Пункт выдачи' : 'Курьером', value: formatFullAddress(full.addressDelivery) },
        { label: 'Оплата', value: full.paymentType === 'CALL' ? 'После звонка менеджера' : 'Онлайн' },
        ...(full.comment ? [{ label: 'Комментарий', value: full.comment }] : []),
        ...(full.refunded > 0 && !isEnded(open) ? [{ label: 'Возвращено', value: formatMoney(full.refunded) }] : []),
        ...(earned > 0 ? [{ label: 'Начислили кешбэк', value: plural(earned, bonusForms) }] : []),
      ]}
      amounts={computeRemainingAmounts(full)}
      totalLabel={totalLabel}
      action={<Help order={order} />}
    />
  );
}
