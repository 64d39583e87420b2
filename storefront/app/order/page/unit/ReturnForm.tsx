import { css } from '@emotion/react';
import { Button, LinkButton } from '@meet/ui-kit/button';
import { Link } from '@meet/ui-kit/link';
import { RadioGroup } from '@meet/ui-kit/radio-group';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { Form, href } from 'react-router';
import { formatRecipient } from '../../../account/recipient/contacts.ts';
import { computeLastMoment } from '../../../platform/format-date.ts';
import type { ReturnReason } from '../../../platform/graphql/generated/graphql.ts';
import { phones } from '../../../platform/theme/layout-style.ts';
import { formatDay } from '../../order-dates.ts';
import { actionRow } from '../action/action-style.ts';
import { CloseLink, confirmation, mutedConfirmation } from '../action/confirmation.tsx';
import { useIsSending } from '../action/use-is-sending.ts';
import type { OwnLine, OwnOrder } from '../displayed-order.rules.ts';
import { describePendingRefund, refundDeadlineText } from '../order-money.rules.ts';
import { toPointsUrl } from '../pickup.rules.ts';
import { describeReturn, describeRevokedCashback, isFreeOfCharge, returnMethods, returnReasons } from './return.rules.ts';

const fields = css({
  display: 'grid',
  gap: space(5),
  width: '100%',
  maxWidth: '42rem',
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start', '& > p, & > div': { gridColumn: '1 / -1' } },
});
/** The open form is one surface, whose heading is the link that opens it. */
const returnConfirmation = css({
  '&[open]': { marginTop: space(2), padding: `${space(2)} ${space(5)} ${space(3)}`, background: color('tile') },
  '&[open] > summary': { font: font(500, 16), textDecoration: 'none' },
  '&& > form': { gap: space(6), [phones]: { justifyItems: 'stretch', '& button': { width: '100%' } } },
});
const otherSizes = css({ 'form:not(:has([value="SIZE"]:checked)) &': { display: 'none' } });
const freeReasonSelector = Object.keys(returnReasons)
  .filter((reason) => isFreeOfCharge(reason as ReturnReason))
  .map((reason) => `[value="${reason}"]:checked`)
  .join();
const hide = { display: 'none' };
/**
 * Three texts say who pays for sending the unit back. Until the shopper chooses a reason, the texts for both kinds of reasons are
 * displayed; afterwards only the text for the chosen reason.
 */
const shopperPaysStyle = css({ [`form:has(${freeReasonSelector}) &`]: hide });
const undecidedStyle = css({ 'form:has([name="reason"]:checked) &': hide });
const shopPaysStyle = css({ [`form:not(:has(${freeReasonSelector})) &`]: hide });
const terms = css({ display: 'grid', gap: space(2), maxWidth: '36rem' });
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

const toOptions = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }));

/**
 * Requests the return of a unit: the reason, how it is sent back, and where the money goes. A unit that has not been delivered need not be
 * sent back.
 */
export function ReturnForm({ line }: { line: OwnLine }) {
  const isSending = useIsSending('return', line.id);
  const isDelivered = line.status === 'DELIVERED';
  const slug = line.productItem?.product.slug;
  return (
    <details css={[confirmation, returnConfirmation]} id={line.id}>
      <summary>
        {isDelivered ? 'Вернуть вещь' : 'Отказаться от\u00a0вещи'}
        {line.returnUntil && ` до\u00a0${formatDay(computeLastMoment(line.returnUntil))}`}
      </summary>
      <Form method="post" preventScrollReset>
        <div css={fields}>
          <RadioGroup label="Почему возвращаете" name="reason" required options={toOptions(returnReasons)} />
          {isDelivered && (
            <RadioGroup label="Как отправите" name="method" required defaultValue="PICKUP_POINT" options={toOptions(returnMethods)} />
          )}
          {isDelivered && slug && (
            <p css={otherSizes}>
              Нужен другой размер?{' '}
              <Link href={href('/product/:slug', { slug })} variant="underlined">
                Посмотрите, какие есть
              </Link>
            </p>
          )}
          <div css={terms}>
            <p>
              {describePendingRefund(line.soldPrice, line.bonuses)}, {refundDeadlineText} после заявки.{describeRevokedCashback(line)}
            </p>
            {isDelivered && (
              <>
                <p>Вещь должна быть без&nbsp;следов носки, ярлыки и&nbsp;упаковка&nbsp;— на&nbsp;месте.</p>
                <p>
                  <span css={shopperPaysStyle}>Обратную доставку оплачиваете вы по&nbsp;тарифу перевозчика. </span>
                  <span css={undecidedStyle}>
                    Если вещь с&nbsp;браком, не&nbsp;та или выглядит не&nbsp;так, как на&nbsp;фото,&nbsp;— оплатим мы.
                  </span>
                  <span css={shopPaysStyle}>Обратную доставку оплатим мы.</span>
                </p>
              </>
            )}
          </div>
        </div>
        <input type="hidden" name="item" value={line.id} />
        <div css={actionRow}>
          <Button type="submit" name="intent" value="return" loading={isSending}>
            Подать заявку на&nbsp;возврат
          </Button>
          <CloseLink>Отмена</CloseLink>
        </div>
      </Form>
    </details>
  );
}

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
