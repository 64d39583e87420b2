import { css } from '@emotion/react';
import { formatMoney } from '@meet/ui-kit/price';
import { RadioGroup } from '@meet/ui-kit/radio-group';
import { color, font, space } from '@meet/ui-kit/theme';
import { CityLink } from '../../delivery/city/choice/CityLink.tsx';
import type { DeliverySpeed } from '../../platform/graphql/generated/graphql.ts';
import { choiceParams, type Offer } from './choice/product-choice.rules.ts';
import type { CityDelivery } from './city-delivery.rules.ts';
import type { DeliveryDates } from './delivery-dates.rules.ts';

const speedNames: Record<DeliverySpeed, string> = { FAST: 'Со\u00a0склада Meet', SLOW: 'Под\u00a0заказ' };

const listStyle = css({
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

const choiceStyle = css({ marginTop: space(4) });

const cityLineStyle = css({ font: font(400, 14), '& > a': { paddingBlock: 14 } });

const optionStyle = css({
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
  /** Delivery to the chosen city; null if none is chosen. */
  cityDelivery: CityDelivery | null;
  onSpeed: (speed: string) => void;
}

/** Price and dates of delivery to the chosen city, or a link to choose one. */
function CityDeliveryLine({ cityDelivery, offer }: Pick<ProductDeliveryProps, 'cityDelivery' | 'offer'>) {
  if (!cityDelivery) return <CityLink variant="underlined">Укажите город, чтобы узнать срок и&nbsp;цену доставки</CityLink>;
  return (
    <>
      <CityLink variant="underlined">{`Доставка ${cityDelivery.to}`}</CityLink>:{' '}
      <span data-price="">{(offer && cityDelivery.unitTexts[offer.productItemId]) ?? cityDelivery.anyUnitText}</span>
    </>
  );
}

function SpeedChoice({ offers, offer, dates, onSpeed }: ProductDeliveryProps & { offer: Offer }) {
  return (
    <div css={choiceStyle}>
      <RadioGroup
        label="Доставка"
        name={choiceParams.speed}
        value={offer.deliverySpeed.toLowerCase()}
        onValueChange={onSpeed}
        options={offers.map(({ deliverySpeed, priceDetails }) => ({
          value: deliverySpeed.toLowerCase(),
          label: (
            <span css={optionStyle}>
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

/**
 * Delivery dates, and the price and dates of delivery to the shopper's city. When the chosen size has two speeds, the shopper chooses one
 * here by date and price.
 */
export function ProductDelivery(props: ProductDeliveryProps) {
  const { offers, offer, dates, cityDelivery } = props;
  const speeds = (['FAST', 'SLOW'] as const).filter((speed) => offers.some(({ deliverySpeed }) => deliverySpeed === speed));
  // The city's line already has the date, so the list shows that line instead of the date.
  const isCityLineInList = speeds.length === 1 && cityDelivery?.isResolved === true;
  return (
    <>
      {offer && offers.length > 1 ? (
        <SpeedChoice {...props} offer={offer} />
      ) : (
        <dl css={listStyle} aria-label="Доставка">
          {speeds.map((speed) => (
            <div key={speed}>
              <dt>{speedNames[speed]}</dt>
              <dd>{isCityLineInList ? <CityDeliveryLine {...props} /> : dates[speed]}</dd>
            </div>
          ))}
        </dl>
      )}
      {!isCityLineInList && (
        <p css={cityLineStyle}>
          <CityDeliveryLine {...props} />
        </p>
      )}
    </>
  );
}
