import { Button } from '@meet/ui-kit/button';
import { RadioGroup, type RadioOption } from '@meet/ui-kit/radio-group';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { actionRow } from './action-style.ts';
import { cancelFormId, wholeOrderValue } from './cancellation.rules.ts';
import { CloseLink, confirmation, mutedConfirmation } from './confirmation.tsx';
import { useIsSending } from './use-is-sending.ts';

interface CancelFormProps {
  /** Id of the unit to cancel; without one, the order is cancelled. */
  lineId?: string | undefined;
  children: ReactNode;
}

/** Cancels the order, or one unit of it. The confirmation opens in the page and not in a dialog, so that it works without JavaScript. */
export function CancelForm({ lineId, children }: CancelFormProps) {
  const isSending = useIsSending('cancel', lineId ?? wholeOrderValue);
  return (
    <details css={[confirmation, mutedConfirmation]} id={lineId ?? cancelFormId}>
      <summary>{lineId ? 'Отменить вещь' : 'Отменить заказ'}</summary>
      <Form method="post" preventScrollReset>
        <p>{children}</p>
        <input type="hidden" name="item" value={lineId ?? wholeOrderValue} />
        <div css={actionRow}>
          <Button type="submit" name="intent" value="cancel" variant="line" loading={isSending}>
            {lineId ? 'Да, отменить вещь' : 'Да, отменить заказ'}
          </Button>
          <CloseLink>Не&nbsp;отменять</CloseLink>
        </div>
      </Form>
    </details>
  );
}

/** Cancels a unit of the order or the whole order, whichever the shopper chooses. */
export function CancelChoiceForm({ options, children }: { options: readonly RadioOption[]; children: ReactNode }) {
  const { formData } = useNavigation();
  return (
    <details css={[confirmation, mutedConfirmation]} id={cancelFormId}>
      <summary>Отменить заказ или&nbsp;вещь</summary>
      <Form method="post" preventScrollReset>
        <RadioGroup label="Что отменить" name="item" required options={options} />
        <p>{children}</p>
        <div css={actionRow}>
          <Button type="submit" name="intent" value="cancel" variant="line" loading={formData?.get('intent') === 'cancel'}>
            Да, отменить
          </Button>
          <CloseLink>Не&nbsp;отменять</CloseLink>
        </div>
      </Form>
    </details>
  );
}
