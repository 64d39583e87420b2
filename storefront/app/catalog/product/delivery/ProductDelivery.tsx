import { css } from '@emotion/react';
import { formatMoney } from '@meet/ui-kit/price';
import { RadioGroup } from '@meet/ui-kit/radio-group';
import { color, font, space } from '@meet/ui-kit/theme';
import type { DeliverySpeed } from '../../../platform/graphql/generated/graphql.ts';
import { choiceParams, type Offer } from '../choice/product-choice.rules.ts';
import type { DeliveryDates } from './delivery-dates.rules.ts';

const speedNames: Record<DeliverySpeed, string> = { FAST: 'Со\u00a0склада Meet', SLOW: 'Под\u00a0заказ' };

const list = css({
  margin: `${space(6)} 0 0`,
  borderTop: `1px solid ${color('line')}`,
  font: font(400, 14),
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '9em 1fr',
    gap: space(2),
    paddingBlock: space(3),
    borderBottom: `1px solid ${color('line')}`,
  },
  '& dt': { fontWeight: 500 },
  '& dd': { margin: 0 },
});

const choice = css({ marginTop: space(4) });

const option = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(4),
  '& > span:last-of-type': { fontWeight: 500 },
});

interface ProductDeliveryProps {
  /** Offers of the chosen size, or of all sizes when none is chosen. */
  offers: readonly Offer[];
  /** The chosen offer; null when no size is chosen. */
  offer: Offer | null;
  dates: DeliveryDates;
  onSpeed: (speed: string) => void;
}

/** Delivery dates. When the chosen size has two speeds, the shopper chooses one here by date and price. */
export function ProductDelivery({ offers, offer, dates, onSpeed }: ProductDeliveryProps) {
  if (offer && offers.length > 1) {
    return (
      <div css={choice}>
        <RadioGroup
          label="Доставка"
          name={choiceParams.speed}
          value={offer.deliverySpeed.toLowerCase()}
          onValueChange={onSpeed}
          options={offers.map(({ deliverySpeed, priceDetails }) => ({
            value: deliverySpeed.toLowerCase(),
            label: (
              <span css={option}>
                <span>{dates[deliverySpeed]}</span>
                <span data-price="">{formatMoney(priceDetails.payable)}</span>
              </span>
            ),
            hint: speedNames[deliverySpeed],
          }))}
        />
      </div>
    );
  }
  const speeds = (['FAST', 'SLOW'] as const).filter((speed) => offers.some(({ deliverySpeed }) => deliverySpeed === speed));
  return (
    <dl css={list} aria-label="Доставка">
      {speeds.map((speed) => (
        <div key={speed}>
          <dt>{speedNames[speed]}</dt>
          <dd>{dates[speed]}</dd>
        </div>
      ))}
    </dl>
  );
}
