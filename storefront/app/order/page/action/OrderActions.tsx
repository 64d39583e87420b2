import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { formatMoney } from '@meet/ui-kit/price';
import { Form } from 'react-router';
import { phones } from '../../../platform/theme/layout-style.ts';
import type { DisplayedOrder } from '../displayed-order.rules.ts';
import { OrderCall } from './OrderCall.tsx';
import { useIsSending } from './use-is-sending.ts';

const mainAction = css({ [phones]: { width: '100%', '& > button': { width: '100%' } } });

/** Requests the result of the payment from the bank. */
const PaymentCheckForm = () => (
  <Form css={mainAction} method="post" preventScrollReset>
    <Button type="submit" name="intent" value="check" variant="line" size="large" loading={useIsSending('check')}>
      Проверить сейчас
    </Button>
  </Form>
);

interface OrderActionsProps extends DisplayedOrder {
  /** Whether the page waits for the bank. The only action is then to request the result. */
  isWaitingForBank: boolean;
  /** Whether the account has a confirmed phone, which a confirmation by phone needs. */
  mayBeCalled: boolean;
}

/** Actions that the order allows at the moment. All of them work without JavaScript. */
export function OrderActions({ publicOrder, ownOrder, isWaitingForBank, mayBeCalled }: OrderActionsProps) {
  if (isWaitingForBank) return <PaymentCheckForm />;
  return (
    <>
      {publicOrder.canPay && (
        // A plain form, because the router must neither prefetch nor fetch a page that leads to the payment.
        <form css={mainAction} method="get" action={`/orders/${publicOrder.uuid}/pay`}>
          <Button type="submit" size="large">
            Оплатить {formatMoney(publicOrder.totalPrice)}
          </Button>
        </form>
      )}
      {ownOrder?.canAskCall && <OrderCall uuid={ownOrder.uuid} mayBeCalled={mayBeCalled} />}
    </>
  );
}
