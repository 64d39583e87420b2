import { css } from '@emotion/react';
import { Button, LinkButton } from '@meet/ui-kit/button';
import { FieldMessage } from '@meet/ui-kit/field';
import { type Payment, PaymentMark } from '@meet/ui-kit/footer';
import { Heading } from '@meet/ui-kit/heading';
import { Icon } from '@meet/ui-kit/icon';
import { OrderSums } from '@meet/ui-kit/order-summary';
import { formatMoney } from '@meet/ui-kit/price';
import { color, font, media, space } from '@meet/ui-kit/theme';
import type { ReactNode } from 'react';
import { Form, href, useNavigation, useRevalidator } from 'react-router';
import { describeDestination } from '../../delivery/address/format-address.rules.ts';
import type { SandboxDecision, SandboxPaymentQuery } from '../../platform/graphql/generated/graphql.ts';
import { phones, wrap } from '../../platform/theme/layout-style.ts';
import { OrderGoods } from '../OrderGoods.tsx';
import { groupByDay } from '../order-dates.ts';
import { OrderCall } from '../page/OrderCall.tsx';
import { useReservationEnd } from '../page/ReservationEnd.tsx';
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
/** Stands above everything else and says that the payment is not real. */
const notice = css({ padding: `${space(3)} ${space(4)}`, background: color('tile'), font: font(400, 14), '& b': { fontWeight: 500 } });
/** An empty live region must not take a row of the grid. */
const alert = css({ '&:empty': { position: 'absolute' } });
const outcomeTitle = css({ display: 'flex', alignItems: 'center', gap: space(2), '& > svg': { color: color('positive') } });
const outcomeAmount = css({ font: font(500, 18) });
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
const paymentStyle = css({ display: 'grid', gap: space(3) });
const methodsNote = css({ font: font(400, 14), color: color('muted') });
const paymentMarks = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color('muted'),
});
/** Buttons for tests. They are separate from the payment, so that shoppers do not mistake them for payment methods. */
const testSection = css({
  display: 'grid',
  gap: space(4),
  marginTop: space(6),
  padding: space(5),
  background: color('tile'),
  font: font(400, 14),
});
const testSectionHead = css({ display: 'grid', gap: space(1) });
const testButtonRow = css({ display: 'flex', flexWrap: 'wrap', gap: space(2), [phones]: { '& > form, & button': { width: '100%' } } });
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

const acceptedPayments: readonly Payment[] = ['mir', 'visa', 'mastercard', 'sbp'];

interface DecisionProps {
  decision: SandboxDecision;
  children: ReactNode;
  /** Whether the button makes the payment. The other buttons only simulate outcomes for tests. */
  isPayment?: boolean;
}

function Decision({ decision, isPayment = false, children }: DecisionProps) {
  const { formData } = useNavigation();
  return (
    <Form method="post" aria-label={isPayment ? 'Учебная оплата' : undefined}>
      <Button
        type="submit"
        name="decision"
        value={decision}
        size={isPayment ? 'large' : 'small'}
        wide={isPayment}
        variant={isPayment ? 'solid' : 'line'}
        loading={formData?.get('decision') === decision}
      >
        {children}
      </Button>
    </Form>
  );
}

/** The button that pays, above the payment methods. */
const PaySection = ({ children }: { children: ReactNode }) => (
  <div css={paymentStyle}>
    {children}
    <p css={methodsNote}>На&nbsp;настоящей странице платят картой или&nbsp;через&nbsp;СБП</p>
    <ul css={paymentMarks} aria-label="Чем платят на настоящей странице">
      {acceptedPayments.map((one) => (
        <li key={one}>
          <PaymentMark payment={one} />
        </li>
      ))}
    </ul>
  </div>
);

/** Outcomes for tests, which a shopper does not choose. */
const TestButtons = () => (
  <section css={testSection} aria-labelledby="test">
    <div css={testSectionHead}>
      <Heading level={2} size="tiny" id="test">
        Для&nbsp;разработчиков: другой исход
      </Heading>
      <p>На&nbsp;настоящей странице оплаты этих кнопок нет.</p>
    </div>
    <div css={testButtonRow}>
      <Decision decision="DECLINE">Показать отказ банка</Decision>
      <Decision decision="PAY_LATE">Оплатить после срока</Decision>
    </div>
  </section>
);

function findPrice({ ownDetails }: SandboxOrder, id: string) {
  const line = ownDetails?.orderProductItems.find((one) => one.id === id);
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

interface HeadProps {
  /** Outcome of the payment; null while the payment can still be decided. */
  outcome: PaymentOutcome | null;
  amount: number;
  failureMessage: string | undefined;
}

/** The sum, or once the payment has ended, the outcome and the next step. */
function PaymentHead({ outcome, amount, failureMessage }: HeadProps) {
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
        <span css={outcomeTitle}>
          {outcome.isPaid && <Icon name="check" size={22} />}
          {outcome.isPaid ? `${outcome.title} ${formatMoney(amount)}` : outcome.title}
        </span>
      </Heading>
      <div css={alert} role="alert">
        {failureMessage && <p>{failureMessage}</p>}
      </div>
      {outcome.isPaid && <p>Оплата учебная: деньги не&nbsp;списаны, чека не&nbsp;будет.</p>}
      {/* The button of a retry already contains the sum. */}
      {!(outcome.isPaid || outcome.canRetry) && <p css={outcomeAmount}>{formatMoney(amount)}</p>}
      {outcome.text && <p>{outcome.text}</p>}
    </div>
  );
}

/** A plain form, because the router must neither prefetch nor fetch a page that leads to the payment. */
const RetryForm = ({ order, amount }: { order: SandboxOrder; amount: number }) => (
  <form method="get" action={href('/orders/:id/pay', { id: order.uuid })}>
    <Button type="submit" size="large" wide>
      Оплатить {formatMoney(amount)}
    </Button>
  </form>
);

/** Pays or, after a refusal, creates a new payment. A confirmation by phone may then be offered too. */
function PayActions({ outcome, order, amount }: Omit<HeadProps, 'failureMessage'> & { order: SandboxOrder | null }) {
  if (!(outcome && order)) {
    return (
      <PaySection>
        <Decision decision="PAY" isPayment>
          Оплатить {formatMoney(amount)}
        </Decision>
      </PaySection>
    );
  }
  return (
    <>
      <PaySection>
        <RetryForm order={order} amount={amount} />
      </PaySection>
      {order.ownDetails?.canAskCall && (
        <OrderCall uuid={order.uuid} mayBeCalled={order.mayBeCalled} action={href('/orders/:id', { id: order.uuid })} />
      )}
    </>
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
  const link = { variant: isPayable ? 'text' : 'solid', size: isPayable ? 'medium' : 'large', wide: !isPayable } as const;
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
            <LinkButton href={href('/orders/:id', { id: order.uuid })} {...link}>
              Вернуться к&nbsp;заказу
            </LinkButton>
          )}
          {returnUrl && (
            <LinkButton href={returnUrl} {...link}>
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
