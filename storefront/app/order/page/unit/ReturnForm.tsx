import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { Link } from '@meet/ui-kit/link';
import { RadioGroup } from '@meet/ui-kit/radio-group';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { Form, href } from 'react-router';
import { computeLastMoment } from '../../../platform/format-date.ts';
import type { ReturnReason } from '../../../platform/graphql/generated/graphql.ts';
import { phones } from '../../../platform/theme/layout-style.ts';
import { formatDay } from '../../order-dates.ts';
import { actionRow } from '../action/action-style.ts';
import { CloseLink, confirmation } from '../action/confirmation.tsx';
import { useIsSending } from '../action/use-is-sending.ts';
import type { OwnLine } from '../displayed-order.rules.ts';
import { describePendingRefund, refundDeadlineText } from '../order-money.rules.ts';
import { describeRevokedCashback, isFreeOfCharge, returnMethods, returnReasons } from './return.rules.ts';

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
