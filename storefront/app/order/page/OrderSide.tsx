import { css } from '@emotion/react';
import { LinkButton } from '@meet/ui-kit/button';
import { Heading } from '@meet/ui-kit/heading';
import { Link } from '@meet/ui-kit/link';
import { OrderSummary } from '@meet/ui-kit/order-summary';
import { bonusForms, plural } from '@meet/ui-kit/plural';
import { color, font, space } from '@meet/ui-kit/theme';
import { formatRecipient } from '../../account/recipient/contacts.ts';
import { formatFullAddress } from '../../delivery/address/format-address.rules.ts';
import { isEnded, isReceived, isUnpaid } from '../order-status.rules.ts';
import { chooseTotalLabel, type DisplayedOrder, type OwnOrder, shouldThank } from './displayed-order.rules.ts';
import { computeAmounts, listRefundRows, wasPaid } from './order-money.rules.ts';

/** Looks like the summary that the owner sees. */
const publicSide = css({ display: 'grid', gap: space(5), paddingTop: space(5), borderTop: `1px solid ${color('ink')}` });
/** The sum of an order that ended unpaid is no longer to be paid, so it is quiet. */
const unpaidSum = css({ '& [role="status"] b': { font: font(500, 18), letterSpacing: 0 } });
const oneLine = css({ whiteSpace: 'nowrap' });
const help = css({ display: 'grid', gap: space(4), font: font(400, 14) });
/** In line with the sums above the total. */
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

/** The rules of returns once there is something to return, and the contacts of the support. */
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

/** Lists the cashback. The page says it elsewhere once everything has been received, and right after the payment. */
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

/** Destination and price of the order. Others see the city, and the total only while it is unpaid. */
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
  const rows = [...listRefundRows(ownOrder), ...listCashbackRows({ publicOrder, ownOrder })];
  return (
    <OrderSummary
      css={isEnded(publicOrder) && !wasPaid(order) && unpaidSum}
      title={title}
      facts={[
        { label: 'Получатель', value: `${ownOrder.name} ${ownOrder.surname}` },
        { label: 'Телефон', value: <span css={oneLine}>{formatRecipient('phone', ownOrder.phone)}</span> },
        { label: ownOrder.deliveryMode === 'PICKUP' ? 'Пункт выдачи' : 'Курьером', value: formatFullAddress(ownOrder.addressDelivery) },
        { label: 'Оплата', value: describePayment(order, ownOrder) },
        ...(ownOrder.comment ? [{ label: 'Комментарий', value: ownOrder.comment }] : []),
      ]}
      amounts={computeAmounts(ownOrder)}
      totalLabel={totalLabel}
      action={
        <>
          {rows.length > 0 && (
            <dl css={rowList}>
              {rows.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd data-price="">{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <Help order={order} />
        </>
      }
    />
  );
}
