import { css } from '@emotion/react';
import { Button, LinkButton } from '@meet/ui-kit/button';
import { Link } from '@meet/ui-kit/link';
import { color, font, space } from '@meet/ui-kit/theme';
import { Form } from 'react-router';
import { formatRecipient } from '../../../account/recipient/contacts.ts';
import { computeLastMoment } from '../../../platform/format-date.ts';
import { phones } from '../../../platform/theme/layout-style.ts';
import { formatDay } from '../../order-dates.ts';
import { actionRow } from '../action/action-style.ts';
import { CloseLink, confirmation, mutedConfirmation } from '../action/confirmation.tsx';
import { useIsSending } from '../action/use-is-sending.ts';
import type { OwnLine, OwnOrder } from '../displayed-order.rules.ts';
import { toPointsUrl } from '../pickup.rules.ts';
import { describeReturn, returnReasons } from './return.rules.ts';

const muted = css({ color: color('muted') });
const stateStyle = css({
  display: 'grid',
  gap: space(2),
  marginTop: space(3),
  padding: space(4),
  background: color('tile'),
  font: font(400, 14),
});
const heading = css({ fontWeight: 500 });
const stepsStyle = css({
  display: 'grid',
  gap: space(2),
  maxWidth: '36rem',
  margin: 0,
  paddingLeft: space(5),
  listStyle: 'decimal',
  textWrap: 'pretty',
});
/** The next action of the shopper. It has the full width on a phone. */
const task = css({ display: 'grid', justifyItems: 'start', marginTop: space(2), [phones]: { justifyItems: 'stretch' } });
/** The links are in one row. An open form is below them. */
const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(5),
  '& > details[open]': { order: 1, flexBasis: '100%' },
});

function WithdrawForm({ line: { id, status, returnUntil, returnRequestedAt } }: { line: OwnLine }) {
  const isSending = useIsSending('withdraw-return', id);
  return (
    <details css={[confirmation, mutedConfirmation]} id={id}>
      <summary>Отменить заявку</summary>
      <Form method="post" preventScrollReset>
        <p>
          {status === 'DELIVERED'
            ? 'Вещь останется у\u00a0вас. Если вы\u00a0её уже отправили, напишите в\u00a0поддержку.'
            : 'Вещь приедет, если доставку ещё\u00a0не\u00a0остановили.'}
          {returnUntil && ` Срок возврата\u00a0— до\u00a0${formatDay(computeLastMoment(returnUntil))}.`}
        </p>
        <input type="hidden" name="item" value={id} />
        <input type="hidden" name="requested" value={returnRequestedAt ?? ''} />
        <div css={actionRow}>
          <Button type="submit" name="intent" value="withdraw-return" variant="line" loading={isSending}>
            Да, отменить заявку
          </Button>
          <CloseLink>Не&nbsp;отменять</CloseLink>
        </div>
      </Form>
    </details>
  );
}

/** A requested return: what happens next, and by when. */
export function ReturnState({ line, ownOrder }: { line: OwnLine; ownOrder: OwnOrder }) {
  const { returnRequestedAt, returnReason } = line;
  if (!returnRequestedAt) return null;
  const order = { number: ownOrder.number, phone: formatRecipient('phone', ownOrder.phone) };
  return (
    <div css={stateStyle}>
      <p css={heading}>Заявку на&nbsp;возврат получили {formatDay(returnRequestedAt)}</p>
      {returnReason && <p css={muted}>Причина: {returnReasons[returnReason].toLowerCase()}</p>}
      <ol css={stepsStyle} aria-label="Что дальше">
        {describeReturn(line, order).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {line.status === 'DELIVERED' && line.returnMethod === 'PICKUP_POINT' && (
        <div css={task}>
          <LinkButton href={toPointsUrl(ownOrder)} variant="line" target="_blank" rel="noopener">
            Найти пункт СДЭК
          </LinkButton>
        </div>
      )}
      <div css={links}>
        <Link href="/info/offer/retail-sale" variant="underlined" standalone>
          Условия возврата
        </Link>
        {line.canWithdrawReturn && <WithdrawForm line={line} />}
      </div>
    </div>
  );
}
