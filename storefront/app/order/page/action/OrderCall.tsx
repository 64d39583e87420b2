import { css } from '@emotion/react';
import { Button, LinkButton } from '@meet/ui-kit/button';
import { color, font } from '@meet/ui-kit/theme';
import { Form, href, useNavigation } from 'react-router';

/** The link and the note below it form one block beside the button that pays. */
const root = css({ alignSelf: 'start', display: 'grid', justifyItems: 'start' });
const note = css({ font: font(400, 14), color: color('muted') });

/**
 * A confirmation by phone needs a confirmed number. The link leads to the account, where the shopper confirms a number, and then back to
 * the order.
 */
function PhoneLink({ uuid }: { uuid: string }) {
  return (
    <LinkButton href={`${href('/account')}?order=${uuid}`} variant="text" size="large">
      Подтвердить телефон и&nbsp;заказать звонок
    </LinkButton>
  );
}

interface OrderCallProps {
  uuid: string;
  /** Whether the account has a confirmed phone. Otherwise a link to confirm one is displayed instead of the button. */
  mayBeCalled: boolean;
  /** URL of the order's page, if the form is on a different page. */
  action?: string;
}

/** Requests a call by a manager, who confirms the order by phone before the shopper pays. */
export function OrderCall({ uuid, mayBeCalled, action }: OrderCallProps) {
  const { formData } = useNavigation();
  return (
    <div css={root}>
      {mayBeCalled ? (
        <Form method="post" {...(action === undefined ? { preventScrollReset: true } : { action })}>
          <Button type="submit" name="intent" value="call" variant="text" size="large" loading={formData?.get('intent') === 'call'}>
            Перезвоните мне
          </Button>
        </Form>
      ) : (
        <PhoneLink uuid={uuid} />
      )}
      <p css={note}>
        {!mayBeCalled && 'Номер ещё не\u00a0подтверждён. '}Менеджер позвонит с&nbsp;10 до&nbsp;20 по&nbsp;Москве, вещи отложим
        на&nbsp;24&nbsp;часа.
      </p>
    </div>
  );
}
