import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { type Payment, PaymentMark } from '@meet/ui-kit/footer';
import { Heading } from '@meet/ui-kit/heading';
import { formatMoney } from '@meet/ui-kit/price';
import { color, font, space } from '@meet/ui-kit/theme';
import type { ReactNode } from 'react';
import { Form, href, useNavigation } from 'react-router';
import type { SandboxDecision } from '../../platform/graphql/generated/graphql.ts';
import { phones } from '../../platform/theme/layout-style.ts';
import { OrderCall } from '../page/action/OrderCall.tsx';
import type { PaymentOutcome, SandboxOrder } from './sandbox.rules.ts';

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

const acceptedPayments: readonly Payment[] = ['mir', 'visa', 'mastercard', 'sbp'];

interface DecisionFormProps {
  decision: SandboxDecision;
  children: ReactNode;
  /** Whether the button makes the payment. The other buttons only simulate outcomes for tests. */
  isPayment?: boolean;
}

function DecisionForm({ decision, isPayment = false, children }: DecisionFormProps) {
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
      {acceptedPayments.map((payment) => (
        <li key={payment}>
          <PaymentMark payment={payment} />
        </li>
      ))}
    </ul>
  </div>
);

/** A plain form, because the router must neither prefetch nor fetch a page that leads to the payment. */
const RetryForm = ({ order, amount }: { order: SandboxOrder; amount: number }) => (
  <form method="get" action={href('/orders/:id/pay', { id: order.uuid })}>
    <Button type="submit" size="large" wide>
      Оплатить {formatMoney(amount)}
    </Button>
  </form>
);

interface PayActionsProps {
  /** Outcome of the payment; null while the payment can still be decided. */
  outcome: PaymentOutcome | null;
  /** The order to pay; null if it is unknown. */
  order: SandboxOrder | null;
  amount: number;
}

/** The button that pays. After a declined payment: a button that creates a new payment and, if possible, a button that requests a call. */
export function PayActions({ outcome, order, amount }: PayActionsProps) {
  if (!(outcome && order)) {
    return (
      <PaySection>
        <DecisionForm decision="PAY" isPayment>
          Оплатить {formatMoney(amount)}
        </DecisionForm>
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

/** Buttons with which developers simulate other outcomes of a payment. */
export const TestButtons = () => (
  <section css={testSection} aria-labelledby="test">
    <div css={testSectionHead}>
      <Heading level={2} size="tiny" id="test">
        Для&nbsp;разработчиков: другой исход
      </Heading>
      <p>На&nbsp;настоящей странице оплаты этих кнопок нет.</p>
    </div>
    <div css={testButtonRow}>
      <DecisionForm decision="DECLINE">Показать отказ банка</DecisionForm>
      <DecisionForm decision="PAY_LATE">Оплатить после срока</DecisionForm>
    </div>
  </section>
);
