import { css } from '@emotion/react';
import { Button, LinkButton } from '@meet/ui-kit/button';
import { formatMoney } from '@meet/ui-kit/price';
import { font, space } from '@meet/ui-kit/theme';
import type { ReactNode } from 'react';
import { Form, href, useNavigation } from 'react-router';
import type { ShownOrder } from './shown-order.rules.ts';

const question = css({
  font: font(400, 14),
  '& > summary': {
    width: 'fit-content',
    minHeight: 'var(--target)',
    display: 'flex',
    alignItems: 'center',
    cursor: 'pointer',
    textDecoration: 'underline',
    textUnderlineOffset: '.25em',
  },
  '& > form': { display: 'grid', justifyItems: 'start', gap: space(3), paddingBlock: space(2) },
});

/** Whether a form with this intent is being sent. */
function useSending(intent: string, item?: string): boolean {
  const { formData } = useNavigation();
  return formData?.get('intent') === intent && (formData.get('item') ?? undefined) === item;
}

function Act({ intent, children, variant }: { intent: string; children: ReactNode; variant: 'line' | 'text' }) {
  return (
    <Form method="post" preventScrollReset>
      <Button type="submit" name="intent" value={intent} variant={variant} size="large" loading={useSending(intent)}>
        {children}
      </Button>
    </Form>
  );
}

interface AskedFormProps {
  intent: 'cancel' | 'return';
  /** The unit that it is about; without one, the order. */
  item?: string | undefined;
  title: string;
  /** Label of the button that confirms. */
  confirm: string;
  children: ReactNode;
}

/** Asks before it changes anything. It works without JavaScript, so the question is a fold and not a dialog. */
function AskedForm({ intent, item, title, confirm, children }: AskedFormProps) {
  const isSending = useSending(intent, item);
  return (
    <details css={question}>
      <summary>{title}</summary>
      <Form method="post" preventScrollReset>
        <p>{children}</p>
        {item && <input type="hidden" name="item" value={item} />}
        <Button type="submit" name="intent" value={intent} variant="line" size="small" loading={isSending}>
          {confirm}
        </Button>
      </Form>
    </details>
  );
}

type CancelFormProps = Pick<AskedFormProps, 'item' | 'children'>;

/** Cancels the order, or one unit of it. */
export const CancelForm = ({ item, children }: CancelFormProps) => (
  <AskedForm
    intent="cancel"
    item={item}
    title={item ? 'Отменить вещь' : 'Отменить заказ'}
    confirm={item ? 'Да, отменить вещь' : 'Да, отменить заказ'}
  >
    {children}
  </AskedForm>
);

/** Requests the return of a unit. */
export const ReturnForm = ({ item, children }: Required<CancelFormProps>) => (
  <AskedForm intent="return" item={item} title="Вернуть вещь" confirm={'Подать заявку на\u00a0возврат'}>
    {children}
  </AskedForm>
);

/** A call needs a confirmed phone. Without one, the way leads to the account and back to the order. */
function PhoneLink({ uuid }: { uuid: string }) {
  return (
    <LinkButton href={`${href('/account')}?order=${uuid}`} variant="text">
      Подтвердить телефон для&nbsp;звонка
    </LinkButton>
  );
}

interface OrderActionsProps extends ShownOrder {
  /** Whether the page waits for the bank. */
  waits: boolean;
  /** Whether the account has a confirmed phone. */
  mayBeCalled: boolean;
}

/** What can be done with the order now. All of it works without JavaScript. */
export function OrderActions({ open, own, waits, mayBeCalled }: OrderActionsProps) {
  if (waits) {
    return (
      <Act intent="check" variant="line">
        Проверить сейчас
      </Act>
    );
  }
  return (
    <>
      {open.canPay && (
        // A plain form, because the router must neither prefetch nor fetch a page that leads to the payment.
        <form method="get" action={`/orders/${open.uuid}/pay`}>
          <Button type="submit" size="large">
            Оплатить {formatMoney(open.totalPrice)}
          </Button>
        </form>
      )}
      {own?.canAskCall && !mayBeCalled && <PhoneLink uuid={own.uuid} />}
      {own?.canAskCall && mayBeCalled && (
        <Act intent="call" variant="text">
          Перезвоните мне
        </Act>
      )}
    </>
  );
}
