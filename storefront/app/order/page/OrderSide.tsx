import { css } from '@emotion/react';
import { LinkButton } from '@meet/ui-kit/button';
import { Link } from '@meet/ui-kit/link';
import { OrderSummary } from '@meet/ui-kit/order-summary';
import { bonusForms, plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import { font, space } from '@meet/ui-kit/theme';
import { formatRecipient } from '../../account/recipient/format-recipient.ts';
import { chooseTotalLabel, type DisplayedOrder, type OwnOrder } from './displayed-order.rules.ts';
import { hasMoneyCome, remainingAmounts } from './order-left.rules.ts';
import { isEnded, isReceived } from './unit-state.rules.ts';

const oneLine = css({ whiteSpace: 'nowrap' });
const help = css({ display: 'grid', gap: space(4), font: font(400, 14) });

/** Formats an address as one line: «Казань, ул. Баумана, д. 19, корп. 2, кв. 14». */
function addressLine({ city, street, house, building, apartment }: OwnOrder['addressDelivery']): string {
  const parts = [city, street, house && `д.\u00a0${house}`, building && `корп.\u00a0${building}`, apartment && `кв.\u00a0${apartment}`];
  return parts.filter(Boolean).join(', ');
}

/** Where the owner gets help, and the terms of a return once there is something to return. */
function Help({ order }: { order: DisplayedOrder }) {
  const hasCome = hasMoneyCome(order) && order.open.orderProductItems.some(isReceived);
  return (
    <div css={help}>
      {hasCome && (
        <p>
          Каждую вещь можно вернуть 14&nbsp;дней после получения.{' '}
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

/** Where the order goes and what it costs. Without the owner's rights, only the city and the total. */
export function OrderSide(order: DisplayedOrder) {
  const { open, own } = order;
  const title = `Заказ №\u00a0${open.number}`;
  const totalLabel = chooseTotalLabel(order);
  if (!own) {
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
  const brought = own.remainder.cashback - own.remainder.cashbackToCome;
  return (
    <OrderSummary
      title={title}
      facts={[
        { label: 'Получатель', value: `${own.name} ${own.surname}` },
        { label: 'Телефон', value: <span css={oneLine}>{formatRecipient('phone', own.phone)}</span> },
        { label: own.deliveryMode === 'PICKUP' ? 'Пункт выдачи' : 'Доставка курьером', value: addressLine(own.addressDelivery) },
        { label: 'Оплата', value: own.paymentType === 'CALL' ? 'После звонка менеджера' : 'Онлайн' },
        ...(own.comment ? [{ label: 'Комментарий', value: own.comment }] : []),
        ...(own.refunded > 0 && !isEnded(open) ? [{ label: 'Возвращено', value: formatMoney(own.refunded) }] : []),
        ...(brought > 0 ? [{ label: 'Начислили кешбэк', value: plural(brought, bonusForms) }] : []),
      ]}
      amounts={remainingAmounts(own)}
      totalLabel={totalLabel}
      action={<Help order={order} />}
    />
  );
}
