import { css } from '@emotion/react';
import { LinkButton } from '@meet/ui-kit/button';
import { FieldMessage } from '@meet/ui-kit/field';
import { Heading } from '@meet/ui-kit/heading';
import { Icon } from '@meet/ui-kit/icon';
import { OrderSums } from '@meet/ui-kit/order-summary';
import { formatMoney } from '@meet/ui-kit/price';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { href, useRevalidator } from 'react-router';
import { describeDestination } from '../../delivery/address/format-address.rules.ts';
import type { SandboxPaymentQuery } from '../../platform/graphql/generated/graphql.ts';
import { wrap } from '../../platform/theme/layout-style.ts';
import { OrderGoods } from '../OrderGoods.tsx';
import { groupByDay } from '../order-dates.ts';
import { useReservationEnd } from '../page/state/use-reservation-end.ts';
import { PayActions, TestButtons } from './SandboxActions.tsx';
import { describePaymentOutcome, type FailedDecision, type PaymentOutcome, type SandboxOrder } from './sandbox.rules.ts';

const root = css({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: `${space(6)} ${space(14)}`,
  [media.desktop]: { paddingTop: space(14) },
});
const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(6), width: '100%', maxWidth: 440 });
const amountLabel = css({ display: 'block', font: font(400, 16), color: color('muted'), letterSpacing: 0 });
const outcomeStyle = css({ display: 'grid', gap: space(2), '& > p': { overflowWrap: 'break-word' } });
/** The text above everything else, which says that the payment is not real. */
const notice = css({ padding: `${space(3)} ${space(4)}`, background: color('tile'), font: font(400, 14), '& b': { fontWeight: 500 } });
/** An empty live region must not take a row of the grid. */
const alert = css({ '&:empty': { position: 'absolute' } });
const outcomeTitleStyle = css({ display: 'flex', alignItems: 'center', gap: space(2), '& > svg': { color: color('positive') } });
const outcomeAmountStyle = css({ font: font(500, 18) });
const detailList = css({
  display: 'grid',
  gap: space(2),
  margin: 0,
  paddingBlock: space(4),
  borderBlock: `1px solid ${color('line')}`,
  font: font(400, 14),
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: space(4) },
  '& dt': { flex: 'none', color: color('muted') },
  '& dd': { minWidth: 0, margin: 0, textAlign: 'end', overflowWrap: 'break-word' },
});
/** The links are as wide as their text, because the payment is the main action. */
const links = css({ display: 'grid', gap: space(2), justifyItems: 'start', '&:empty': { display: 'none' } });
const goods = css({ display: 'grid', gap: space(5), paddingTop: space(6), borderTop: `1px solid ${color('line')}` });
const demoNote = css({ font: font(400, 12), color: color('muted') });

interface SandboxViewProps extends Partial<FailedDecision> {
  payment: NonNullable<SandboxPaymentQuery['sandboxPayment']>;
  /** The order to pay; null if it is unknown. */
  order: SandboxOrder | null;
  /** Page of another frontend that the payment leads back to; null if it leads back to the shop. */
  returnUrl?: string | null;
  /** Time of rendering by the server's clock. */
  now: number;
}

function findPrice({ ownDetails }: SandboxOrder, id: string) {
  const line = ownDetails?.orderProductItems.find((candidate) => candidate.id === id);
  return line && { price: line.price, oldPrice: line.before };
}

/** Lists the ordered units by day of arrival, without units that the shop has deleted. The prices are the buyer's. */
function Goods({ order }: { order: SandboxOrder }) {
  const units = order.orderProductItems.flatMap(({ id, productItem: unit, estimatedDeliveryDate: day }) =>
    unit ? [{ id, unit, day, price: findPrice(order, id) }] : [],
  );
  return <OrderGoods goodsGroups={groupByDay(units, ({ day }) => day)} />;
}

function PaymentDeadline({ payUntil, now }: { payUntil: string; now: number }) {
  const { revalidate } = useRevalidator();
  const { deadline, remainingTime } = useReservationEnd({ payUntil, now, onEnd: revalidate });
  return (
    <div>
      <dt>Вещи отложены</dt>
      <dd>
        до&nbsp;{deadline}
        {remainingTime}
      </dd>
    </div>
  );
}

interface PaymentHeadProps {
  /** Outcome of the payment; null while the payment can still be decided. */
  outcome: PaymentOutcome | null;
  amount: number;
  failureMessage: string | undefined;
}

/** While the payment can be decided, its amount; afterwards the outcome and the next step. */
function PaymentHead({ outcome, amount, failureMessage }: PaymentHeadProps) {
  if (!outcome) {
    return (
      <div>
        <Heading level={1}>
          <span css={amountLabel}>К&nbsp;оплате</span> {formatMoney(amount)}
        </Heading>
        <div role="alert">{failureMessage && <FieldMessage tone="error">{failureMessage}</FieldMessage>}</div>
      </div>
    );
  }
  return (
    <div css={outcomeStyle}>
      <Heading level={1} size="medium">
        <span css={outcomeTitleStyle}>
          {outcome.isPaid && <Icon name="check" size={22} />}
          {outcome.isPaid ? `${outcome.title} ${formatMoney(amount)}` : outcome.title}
        </span>
      </Heading>
      <div css={alert} role="alert">
        {failureMessage && <p>{failureMessage}</p>}
      </div>
      {outcome.isPaid && <p>Оплата учебная: деньги не&nbsp;списаны, чека не&nbsp;будет.</p>}
      {/* The button of a retry already contains the sum. */}
      {!(outcome.isPaid || outcome.canRetry) && <p css={outcomeAmountStyle}>{formatMoney(amount)}</p>}
      {outcome.text && <p>{outcome.text}</p>}
    </div>
  );
}

/** The sums of the order besides the prices of its units. Only the buyer sees them. */
function Sums({ order: { ownDetails } }: { order: SandboxOrder }) {
  if (!ownDetails) return null;
  const { promoDiscount: promo, paidByBonuses: bonuses, deliveryPrice: delivery } = ownDetails.remainder;
  return <OrderSums amounts={{ promo, bonuses, delivery }} />;
}

/** Replaces the page of a payment provider in demonstrations and development. */
export function SandboxView({ payment: paymentDetails, order, returnUrl, now, failureMessage, decidedState }: SandboxViewProps) {
  const outcome = describePaymentOutcome({ payment: { state: decidedState ?? paymentDetails.state }, order });
  const isPayable = !outcome || outcome.canRetry;
  const linkProps = { variant: isPayable ? 'text' : 'solid', size: isPayable ? 'medium' : 'large', wide: !isPayable } as const;
  return (
    <div css={[wrap, root]}>
      <div css={column}>
        {isPayable && (
          <p css={notice}>
            <b>Учебная страница.</b> Деньги не&nbsp;спишутся, данные карты не&nbsp;нужны.
          </p>
        )}
        <PaymentHead outcome={outcome} amount={paymentDetails.amount} failureMessage={failureMessage} />
        <dl css={detailList}>
          <div>
            <dt>Магазин</dt>
            <dd>Meet</dd>
          </div>
          <div>
            <dt>За&nbsp;что</dt>
            <dd>{paymentDetails.description}</dd>
          </div>
          {isPayable && order?.payUntil && <PaymentDeadline payUntil={order.payUntil} now={now} />}
          {order && (
            <div>
              <dt>Получение</dt>
              <dd>{order.ownDetails ? describeDestination(order.ownDetails) : order.city}</dd>
            </div>
          )}
        </dl>
        {isPayable && <PayActions outcome={outcome} order={order} amount={paymentDetails.amount} />}
        <div css={links}>
          {order && (
            <LinkButton href={href('/orders/:id', { id: order.uuid })} {...linkProps}>
              Вернуться к&nbsp;заказу
            </LinkButton>
          )}
          {returnUrl && (
            <LinkButton href={returnUrl} {...linkProps}>
              Вернуться на&nbsp;{new URL(returnUrl).host}
            </LinkButton>
          )}
        </div>
        {order && (
          <div css={goods}>
            <Goods order={order} />
            <Sums order={order} />
          </div>
        )}
        {!outcome && <TestButtons />}
        <p css={demoNote}>Страница есть только в&nbsp;демонстрации и&nbsp;разработке.</p>
      </div>
    </div>
  );
}
