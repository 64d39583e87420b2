import { css } from '@emotion/react';
import { LinkButton } from '@meet/ui-kit/button';
import { Heading } from '@meet/ui-kit/heading';
import { Link } from '@meet/ui-kit/link';
import { OrderSummary } from '@meet/ui-kit/order-summary';
import { bonusForms, plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import { color, font, space } from '@meet/ui-kit/theme';
import type { ComponentProps } from 'react';
import { formatRecipient } from '../../account/recipient/contacts.ts';
import { formatFullAddress } from '../../delivery/address/format-address.rules.ts';
import { isEnded, isReceived, isUnpaid } from '../order-status.rules.ts';
import { type DisplayedOrder, type OwnOrder, shouldThank } from './displayed-order.rules.ts';
import { chooseTotalLabel, computeAmounts, computeTotalAfterRefunds, listRefundRows, wasPaid } from './order-money.rules.ts';

/** What everybody but the owner sees looks like the order summary that the owner sees. */
const publicSide = css({ display: 'grid', gap: space(5), paddingTop: space(5), borderTop: `1px solid ${color('ink')}` });
/** The total of an order that ended unpaid is no longer due, so it is not emphasized. */
const unpaidSumStyle = css({ '& [role="status"] b': { font: font(500, 18), letterSpacing: 0 } });
/** The paid and refunded amounts precede the total, and the cashback follows it. */
const partlyRefunded = css({ '& [role="status"]': { order: 1 }, '& [role="status"] ~ :not([data-refunds])': { order: 2 } });
const oneLine = css({ whiteSpace: 'nowrap' });
const help = css({ display: 'grid', gap: space(4), font: font(400, 14) });
/** The values are aligned at the end, like the amounts above the total. */
const rowList = css({
  display: 'grid',
  gap: 6,
  margin: 0,
  font: font(400, 14),
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: space(4) },
  '& dt': { color: color('muted') },
  '& dd': { margin: 0, textAlign: 'end', whiteSpace: 'nowrap' },
});

const SupportLink = () => (
  <LinkButton href="/info/contacts" variant="line" wide>
    Связаться с&nbsp;поддержкой
  </LinkButton>
);

/** Rules of returns, once a unit has been received, and contacts of the support. */
function Help({ order }: { order: DisplayedOrder }) {
  const hasReceivedUnits = wasPaid(order) && order.publicOrder.orderProductItems.some(isReceived);
  return (
    <div css={help}>
      {hasReceivedUnits && (
        <p>
          Каждую вещь можно вернуть в&nbsp;течение 14&nbsp;дней после получения.{' '}
          <Link href="/info/offer/retail-sale" variant="underlined">
            Как вернуть
          </Link>
        </p>
      )}
      <SupportLink />
    </div>
  );
}

/** Lists the cashback. Once all units have been received, and right after the payment, the cashback is displayed elsewhere on the page. */
function listCashbackRows({ publicOrder, ownOrder }: DisplayedOrder & { ownOrder: OwnOrder }): { label: string; value: string }[] {
  const { cashback, cashbackToCome } = ownOrder.remainder;
  if (cashbackToCome === 0 || shouldThank({ publicOrder, ownOrder })) return [];
  const earnedBonuses = cashback - cashbackToCome;
  return [
    ...(earnedBonuses > 0 ? [{ label: 'Кешбэк начислен', value: plural(earnedBonuses, bonusForms) }] : []),
    { label: 'Кешбэк после получения', value: plural(cashbackToCome, bonusForms) },
  ];
}

function describePayment(order: DisplayedOrder, { paymentType }: OwnOrder): string {
  if (isEnded(order.publicOrder) && !wasPaid(order)) return 'Не\u00a0оплачен';
  return paymentType === 'CALL' ? 'После звонка менеджера' : 'Онлайн';
}

interface RowsProps extends ComponentProps<'dl'> {
  rows: readonly { label: string; value: string }[];
}

const Rows = ({ rows, ...listProps }: RowsProps) => (
  <dl css={rowList} {...listProps}>
    {rows.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd data-price="">{value}</dd>
      </div>
    ))}
  </dl>
);

/** Destination and price of the order. Everybody but the owner sees only the city and, while the order is unpaid, the total. */
export function OrderSide({ isWaitingForBank, ...order }: DisplayedOrder & { isWaitingForBank: boolean }) {
  const { publicOrder, ownOrder } = order;
  const title = 'Детали заказа';
  const totalLabel = chooseTotalLabel(order, isWaitingForBank);
  if (!(ownOrder || isUnpaid(publicOrder))) {
    return (
      <section css={publicSide} aria-labelledby="details">
        <Heading level={2} size="small" id="details">
          {title}
        </Heading>
        <dl css={rowList}>
          <div>
            <dt>Город</dt>
            <dd>{publicOrder.city}</dd>
          </div>
        </dl>
        <SupportLink />
      </section>
    );
  }
  if (!ownOrder) {
    return (
      <OrderSummary
        title={title}
        amounts={{ count: publicOrder.orderProductItems.length, total: publicOrder.totalPrice }}
        deliveryLabel="Город"
        deliveryText={publicOrder.city}
        totalLabel={totalLabel}
        action={<SupportLink />}
      />
    );
  }
  const refundRows = listRefundRows(ownOrder);
  const cashbackRows = listCashbackRows({ publicOrder, ownOrder });
  const amounts = computeAmounts(ownOrder);
  const isPartlyRefunded = refundRows.length > 0;
  return (
    <OrderSummary
      css={[isEnded(publicOrder) && !wasPaid(order) && unpaidSumStyle, isPartlyRefunded && partlyRefunded]}
      title={title}
      facts={[
        { label: 'Получатель', value: `${ownOrder.name} ${ownOrder.surname}` },
        { label: 'Телефон', value: <span css={oneLine}>{formatRecipient('phone', ownOrder.phone)}</span> },
        { label: ownOrder.deliveryMode === 'PICKUP' ? 'Пункт выдачи' : 'Адрес', value: formatFullAddress(ownOrder.addressDelivery) },
        { label: 'Оплата', value: describePayment(order, ownOrder) },
        ...(ownOrder.comment ? [{ label: 'Комментарий', value: ownOrder.comment }] : []),
      ]}
      amounts={{
        ...amounts,
        delivery: amounts.delivery === 0 ? undefined : amounts.delivery,
        total: isPartlyRefunded ? computeTotalAfterRefunds(ownOrder) : amounts.total,
      }}
      deliveryText="Бесплатно"
      totalLabel={isPartlyRefunded ? 'Итого за\u00a0заказ' : totalLabel}
      action={
        <>
          {isPartlyRefunded && <Rows rows={[{ label: 'Оплачено', value: formatMoney(amounts.total) }, ...refundRows]} data-refunds="" />}
          {cashbackRows.length > 0 && <Rows rows={cashbackRows} />}
          <Help order={order} />
        </>
      }
    />
  );
}
