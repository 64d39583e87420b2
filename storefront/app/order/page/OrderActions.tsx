import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { isPlainPress, Link } from '@meet/ui-kit/link';
import { formatMoney } from '@meet/ui-kit/price';
import { RadioGroup, type RadioOption } from '@meet/ui-kit/radio-group';
import { color, font, space } from '@meet/ui-kit/theme';
import type { MouseEvent, ReactNode } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { phones } from '../../platform/theme/layout-style.ts';
import type { DisplayedOrder } from './displayed-order.rules.ts';
import { OrderCall } from './OrderCall.tsx';
import { wholeOrder } from './order-money.rules.ts';
import { cancelFoldId } from './order-parts.rules.ts';

/** A fold with a confirmation before anything is changed. */
export const confirmationFold = css({
  font: font(400, 14),
  '& > summary': {
    // Keeps the focus ring off the lines above and below.
    paddingInline: space(1),
    marginInline: `calc(-1 * ${space(1)})`,
    '&:focus-visible': { outlineOffset: -2 },
    width: 'fit-content',
    minHeight: 'var(--meet-target)',
    display: 'flex',
    alignItems: 'center',
    cursor: 'pointer',
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textDecorationColor: color('control'),
    textUnderlineOffset: '.25em',
  },
  '& > form': { display: 'grid', justifyItems: 'start', gap: space(3), paddingBlock: space(2) },
});

/** Muted, because cancelling is not the main action of the page. */
export const quietFold = css({ '& > summary': { color: color('muted') } });
export const actionRow = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space(1)} ${space(5)}` });

/** On a phone the main action has the full width. */
const mainAction = css({ [phones]: { width: '100%', '& > button': { width: '100%' } } });

/** Whether a form with this intent is being sent. */
export function useIsSending(intent: string, item?: string): boolean {
  const { formData } = useNavigation();
  return formData?.get('intent') === intent && (formData.get('item') ?? undefined) === item;
}

/** Requests the result of the payment from the bank. */
const CheckForm = () => (
  <Form css={mainAction} method="post" preventScrollReset>
    <Button type="submit" name="intent" value="check" variant="line" size="large" loading={useIsSending('check')}>
      Проверить сейчас
    </Button>
  </Form>
);

/** Closes the fold of a link. Without JavaScript the link loads the page again, where all are closed. */
function closeFold(event: MouseEvent<HTMLAnchorElement>) {
  if (!isPlainPress(event)) return;
  event.preventDefault();
  const fold = event.currentTarget.closest('details');
  if (!fold) return;
  fold.open = false;
  fold.querySelector('summary')?.focus();
}

/** Opens the fold that a link leads to. Without JavaScript the browser shows it closed. */
export function openTarget(event: MouseEvent<HTMLAnchorElement>) {
  const fold = document.getElementById(event.currentTarget.hash.slice(1));
  if (!isPlainPress(event) || !(fold instanceof HTMLDetailsElement)) return;
  event.preventDefault();
  fold.open = true;
  fold.scrollIntoView({ block: 'center' });
  fold.querySelector('summary')?.focus({ preventScroll: true });
}

/** Closes the fold that it belongs to. */
export function FoldCloser({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Link href={pathname} variant="underlined" standalone onClick={closeFold}>
      {children}
    </Link>
  );
}

interface CancelFormProps {
  /** The unit to cancel; without one, the order is cancelled. */
  item?: string | undefined;
  children: ReactNode;
}

/**
 * Cancels the order, or one unit of it. It needs a confirmation and works without JavaScript, so the question is a fold and not a dialog.
 */
export function CancelForm({ item, children }: CancelFormProps) {
  const isSending = useIsSending('cancel', item ?? wholeOrder);
  return (
    <details css={[confirmationFold, quietFold]} id={item ?? cancelFoldId}>
      <summary>{item ? 'Отменить вещь' : 'Отменить заказ'}</summary>
      <Form method="post" preventScrollReset>
        <p>{children}</p>
        <input type="hidden" name="item" value={item ?? wholeOrder} />
        <div css={actionRow}>
          <Button type="submit" name="intent" value="cancel" variant="line" loading={isSending}>
            {item ? 'Да, отменить вещь' : 'Да, отменить заказ'}
          </Button>
          <FoldCloser>Не&nbsp;отменять</FoldCloser>
        </div>
      </Form>
    </details>
  );
}

/** Cancels a unit of the order, or all of it: one fold, in which the shopper chooses. */
export function CancelChoiceForm({ options, children }: { options: readonly RadioOption[]; children: ReactNode }) {
  const { formData } = useNavigation();
  return (
    <details css={[confirmationFold, quietFold]} id={cancelFoldId}>
      <summary>Отменить заказ или&nbsp;вещь</summary>
      <Form method="post" preventScrollReset>
        <RadioGroup label="Что отменить" name="item" required options={options} />
        <p>{children}</p>
        <div css={actionRow}>
          <Button type="submit" name="intent" value="cancel" variant="line" loading={formData?.get('intent') === 'cancel'}>
            Да, отменить
          </Button>
          <FoldCloser>Не&nbsp;отменять</FoldCloser>
        </div>
      </Form>
    </details>
  );
}

interface OrderActionsProps extends DisplayedOrder {
  /** Whether the page waits for the bank. */
  isWaitingForBank: boolean;
  /** Whether the account has a confirmed phone. */
  mayBeCalled: boolean;
}

/** Actions that the order allows at the moment. All of them work without JavaScript. */
export function OrderActions({ publicOrder, ownOrder, isWaitingForBank, mayBeCalled }: OrderActionsProps) {
  if (isWaitingForBank) return <CheckForm />;
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
