import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { formatNumber } from '@meet/ui-kit/plural';
import type { CheckoutQuoteFragment } from '../../platform/graphql/generated/graphql.ts';
import { narrowColumn, note } from './checkout-style.ts';
import type { Sum } from './quote/use-sum.ts';

const root = css(note, { [narrowColumn]: { '&:empty': { display: 'none' } } });

interface SumStatusProps extends Pick<Sum, 'state' | 'reload'> {
  quote: CheckoutQuoteFragment;
  isDeliveryMissing: boolean;
  /** Bonuses that the shopper wants to spend. */
  chosenBonuses: number;
}

/**
 * Says that fewer bonuses are spent than the shopper chose, or that the sum or the price of the delivery failed to load. The message is
 * beside the total, so that the shopper sees both.
 */
export const SumStatus = ({ quote: { bonuses }, state, isDeliveryMissing, chosenBonuses, reload }: SumStatusProps) => (
  <div role="status" css={root}>
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
);
