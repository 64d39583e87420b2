import { css } from '@emotion/react';
import { Button, LinkButton } from '@meet/ui-kit/button';
import { formatNumber } from '@meet/ui-kit/plural';
import type { CheckoutQuoteFragment } from '../../platform/graphql/generated/graphql.ts';
import { note } from './checkout-style.ts';
import { mayBePlaced, type Problem } from './placing/checkout-outcome.ts';
import { describeReservation } from './placing/reservation.rules.ts';
import { buildOrderPath } from './problem/placed-order.rules.ts';
import { describeEarlierTotal, findEarlierSum } from './quote/earlier-total.rules.ts';
import type { Sum } from './quote/use-sum.ts';
import type { VisibleSum } from './quote/visible-sum.rules.ts';

// Without a message the element takes no room, and no gap follows it.
const root = css(note, { '&:empty': { position: 'absolute' } });

/** Link to the placed order. It replaces the button that would place the order, so it too is below the consent. */
const orderLink = css({ order: 1 });
/** Says what the button reserves, directly below it. */
const reservation = css(note, { order: 1 });

interface SumStatusProps extends Pick<Sum, 'state' | 'isDeliveryUnavailable' | 'reload'> {
  quote: CheckoutQuoteFragment;
  /** Why no order was placed, if a form was submitted. */
  problem: Problem | undefined;
  /** Sum that the form submits. It still includes units that became unavailable while the page was open. */
  visibleSum: VisibleSum;
  /** Bonuses that the shopper has chosen to spend; the quote may spend fewer. */
  chosenBonuses: number;
}

/**
 * Says what the order cost with the units that it now leaves out. Null if it leaves out none, or if the order may have been placed with all
 * units.
 */
function describeEarlierOrder({ quote, problem, visibleSum }: Pick<SumStatusProps, 'quote' | 'problem' | 'visibleSum'>): string | null {
  if (problem && mayBePlaced(problem.kind)) return null;
  return describeEarlierTotal(quote, findEarlierSum(problem, visibleSum));
}

/**
 * Says what the button reserves if the order leaves out units; null if it leaves out none, if nothing can be paid online, or if the order
 * may have been placed already.
 */
function describeReservedUnits({ quote: { lines }, problem, isDeliveryUnavailable }: Omit<SumStatusProps, 'reload'>): string | null {
  const availableCount = lines.filter((line) => line.problem === null).length;
  const isPartialOrder = availableCount > 0 && availableCount < lines.length && !isDeliveryUnavailable;
  return isPartialOrder && !(problem && mayBePlaced(problem.kind)) ? describeReservation(availableCount) : null;
}

/**
 * Says what the order cost before units became unavailable, that fewer bonuses are spent than the shopper chose, or that the sum or the
 * price of the delivery failed to load. The message is below the total, so that the shopper sees both. If the order leaves out units, says
 * below the button what it reserves. Leads to the order if it was placed already.
 */
export function SumStatus({ reload, ...sum }: SumStatusProps) {
  const { state, isDeliveryUnavailable, chosenBonuses, ...order } = sum;
  const { bonuses } = order.quote;
  const earlierTotal = describeEarlierOrder(order);
  // The explanation above the form may already say that the delivery is unavailable.
  const isDeliveryMissing = isDeliveryUnavailable && order.problem?.kind !== 'delivery';
  const orderPath = buildOrderPath(order.problem);
  const reservedUnits = describeReservedUnits(sum);
  return (
    <>
      <div role="status" css={root}>
        {earlierTotal && <p>{earlierTotal}</p>}
        {state === 'ready' && chosenBonuses > bonuses && (
          <p>{`Бонусов спишем ${formatNumber(bonuses)}: больше для\u00a0этого заказа нельзя`}</p>
        )}
        {(state === 'failed' || isDeliveryMissing) && (
          <>
            <p>{isDeliveryMissing ? 'Доставка' : 'Сумма'} не&nbsp;посчиталась</p>
            <Button variant="text" size="small" onClick={reload}>
              Посчитать ещё раз
            </Button>
          </>
        )}
      </div>
      {reservedUnits && (
        <p css={reservation} className="online">
          {reservedUnits}
        </p>
      )}
      {orderPath && (
        <LinkButton css={orderLink} href={orderPath} size="large" wide>
          Открыть заказ
        </LinkButton>
      )}
    </>
  );
}
