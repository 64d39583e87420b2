import { css } from '@emotion/react';
import { Button, LinkButton } from '@meet/ui-kit/button';
import { Countdown } from '@meet/ui-kit/countdown';
import { FieldMessage } from '@meet/ui-kit/field';
import { type Payment, PaymentMark } from '@meet/ui-kit/footer';
import { Heading } from '@meet/ui-kit/heading';
import { Icon } from '@meet/ui-kit/icon';
import { formatMoney } from '@meet/ui-kit/price';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Form, href, useNavigation, useRevalidator } from 'react-router';
import { describeDestination } from '../../delivery/address/format-address.rules.ts';
import type { SandboxDecision, SandboxPaymentQuery } from '../../platform/graphql/generated/graphql.ts';
import { ServerClock } from '../../platform/server-clock.store.ts';
import { useStore } from '../../platform/store/root-store.tsx';
import { phones, wrap } from '../../platform/theme/layout-style.ts';
import { OrderGoods } from '../OrderGoods.tsx';
import { groupByDay } from '../order-dates.ts';
import { describePaymentEnd, type FailedDecision, paidTitle, type SandboxOrder } from './sandbox.rules.ts';

const root = css({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: `${space(6)} ${space(14)}`,
  [media.desktop]: { paddingTop: space(14) },
});
const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(6), width: '100%', maxWidth: 440 });
const practice = css({ marginBottom: space(2), font: font(400, 14), color: color('muted') });
const over = css({ display: 'flex', alignItems: 'center', gap: space(1), font: font(400, 16), color: color('muted'), letterSpacing: 0 });
const outcome = css(over, { font: font(500, 18), color: color('ink') });
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
const payment = css({ display: 'grid', gap: space(3) });
// All in one row at 360 px.
const marks = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  [media.tablet]: { gap: space(2) },
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color('muted'),
});
/** Buttons for tests. They are separate from the payment, so that shoppers do not mistake them for payment methods. */
const test = css({
  display: 'grid',
  gap: space(4),
  marginTop: space(6),
  padding: space(5),
  background: color('tile'),
  font: font(400, 14),
});
const testHead = css({ display: 'grid', gap: space(1) });
const acts = css({ display: 'flex', flexWrap: 'wrap', gap: space(2), [phones]: { '& > form, & button': { width: '100%' } } });
/** As wide as its text while the payment is the main action. */
const links = css({ display: 'grid', gap: space(2), justifyItems: 'start', '&:empty': { display: 'none' } });
const tiny = css({ font: font(400, 12), color: color('muted') });

interface SandboxViewProps extends Partial<FailedDecision> {
  payment: NonNullable<SandboxPaymentQuery['sandboxPayment']>;
  /** The order to pay; null if it is unknown. */
  order: SandboxOrder | null;
  /** Page of another frontend that the payment leads back to; null if it leads back to the shop. */
  returnUrl?: string | null;
  /** Time of rendering by the server's clock. */
  now: number;
}

const accepted: readonly Payment[] = ['card', 'sbp', 'mir', 'visa', 'mastercard', 'maestro', 'wallet'];

interface DecisionProps {
  decision: SandboxDecision;
  children: ReactNode;
  /** Whether it is what a shopper comes for, and not a test of the shop. */
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

const PayPart = ({ amount }: { amount: number }) => (
  <div css={payment}>
    <Decision decision="PAY" isPayment>
      Оплатить {formatMoney(amount)}
    </Decision>
    <ul css={marks} aria-label="Чем можно оплатить">
      {accepted.map((one) => (
        <li key={one}>
          <PaymentMark payment={one} />
        </li>
      ))}
    </ul>
  </div>
);

/** Outcomes that a shopper does not choose. */
const TestButtons = () => (
  <section css={test} aria-labelledby="test">
    <div css={testHead}>
      <Heading level={2} size="tiny" id="test">
        Показать другой исход
      </Heading>
      <p>На&nbsp;настоящей странице оплаты этих кнопок нет.</p>
    </div>
    <div css={acts}>
      <Decision decision="DECLINE">Показать отказ банка</Decision>
      <Decision decision="PAY_LATE">Оплатить после срока</Decision>
    </div>
  </section>
);

function findPrice({ ownDetails }: SandboxOrder, id: string) {
  const line = ownDetails?.orderProductItems.find((one) => one.id === id);
  return line && { price: line.price, oldPrice: line.before };
}

/** Lists the ordered units by day of arrival, without units that the shop has deleted. Prices are those of the one who ordered. */
function Goods({ order }: { order: SandboxOrder }) {
  const units = order.orderProductItems.flatMap(({ id, productItem: unit, estimatedDeliveryDate: day }) =>
    unit ? [{ id, unit, day, price: findPrice(order, id) }] : [],
  );
  return <OrderGoods goodsGroups={groupByDay(units, ({ day }) => day)} />;
}

const PaymentDeadline = observer(function PaymentDeadline({ payUntil, now }: { payUntil: string; now: number }) {
  const clock = useStore(ServerClock);
  const { revalidate } = useRevalidator();
  return (
    <div>
      <dt>Осталось</dt>
      <dd>
        <Countdown until={clock.toClientTime(Date.parse(payUntil))} now={now} onEnd={() => void revalidate()} />
      </dd>
    </div>
  );
});

interface HeadProps {
  /** How the payment has ended; null while it can be decided. */
  end: string | null;
  amount: number;
  failed: string | undefined;
  /** Whether it failed because the payment was decided before. */
  isDecided: boolean;
}

/** The sum, with what has become of it. */
function PaymentHead({ end, amount, failed, isDecided }: HeadProps) {
  const isPaid = end === paidTitle;
  return (
    <div>
      {!isPaid && <p css={practice}>Учебная оплата, деньги не&nbsp;списываются</p>}
      <Heading level={1}>
        <span css={end ? outcome : over}>
          {isPaid && <Icon name="check" size={18} />}
          {end ?? 'К\u00a0оплате'}
        </span>{' '}
        {formatMoney(amount)}
      </Heading>
      <div role="alert">{failed && (isDecided ? <p>{failed}</p> : <FieldMessage tone="error">{failed}</FieldMessage>)}</div>
    </div>
  );
}

/** Replaces the page of a payment provider in demonstrations and development. */
export function SandboxView({ payment: paymentDetails, order, returnUrl, now, failed, decidedState }: SandboxViewProps) {
  const end = describePaymentEnd({ payment: { state: decidedState ?? paymentDetails.state }, order });
  const link = { variant: end ? 'solid' : 'text', size: end ? 'large' : 'medium', wide: Boolean(end) } as const;
  return (
    <div css={[wrap, root]}>
      <div css={column}>
        <PaymentHead end={end} amount={paymentDetails.amount} failed={failed} isDecided={decidedState !== undefined} />
        <dl css={detailList}>
          <div>
            <dt>Магазин</dt>
            <dd>Meet</dd>
          </div>
          <div>
            <dt>За&nbsp;что</dt>
            <dd>{paymentDetails.description}</dd>
          </div>
          {order && (
            <div>
              <dt>Куда</dt>
              <dd>{order.ownDetails ? describeDestination(order.ownDetails) : order.city}</dd>
            </div>
          )}
          {!end && order?.payUntil && <PaymentDeadline payUntil={order.payUntil} now={now} />}
        </dl>
        {!end && <PayPart amount={paymentDetails.amount} />}
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
        {order && <Goods order={order} />}
        {!end && <TestButtons />}
        <p css={tiny}>Страница есть только в&nbsp;демонстрации и&nbsp;разработке.</p>
      </div>
    </div>
  );
}
