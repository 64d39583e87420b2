import { formatMoney } from '@meet/ui-kit/price';
import { describeDays, describePrices, describeSince } from '../../delivery/price/describe-delivery.rules.ts';
import type { DeliveryToQuery } from '../../platform/graphql/generated/graphql.ts';
import type { Offer } from './choice/product-choice.rules.ts';
import type { DeliveryDates } from './delivery-dates.rules.ts';

/** Texts about the delivery of a product to the chosen city. */
export interface CityDelivery {
  /** «в Казань». */
  to: string;
  /** Whether price and days could be computed. */
  isResolved: boolean;
  /** Price and days by unit: «от 585 ₽, 26–29 ноября». */
  units: Record<string, string>;
  /** Price and days for all units, displayed while no size is chosen. */
  anyUnit: string;
}

const unknownText = 'цену и\u00a0срок назовём при\u00a0оформлении: служба доставки сейчас не\u00a0отвечает';

type DeliveryLine = DeliveryToQuery['courier']['lines'][number] & { pickup: number | null };

function listLines({ courier, pickup }: DeliveryToQuery): DeliveryLine[] {
  const pickups = new Map(pickup?.lines.map(({ productItemId, deliveryPrice }) => [productItemId, deliveryPrice]));
  return courier.lines.map((line) => ({ ...line, pickup: pickups.get(line.productItemId) ?? null }));
}

const describePrice = ({ deliveryPrice, pickup }: DeliveryLine) => describePrices({ courier: deliveryPrice, pickup });

/** Describes the lowest price and the days of several units. */
function describeAllUnits(lines: readonly DeliveryLine[]): string {
  const prices = new Set(lines.map(describePrice));
  const lowest = Math.min(...lines.map(({ deliveryPrice, pickup }) => Math.min(deliveryPrice, pickup ?? deliveryPrice)));
  const [price = ''] = prices.size === 1 ? prices : [`от\u00a0${formatMoney(lowest)}`];
  const days = new Set(lines.map(({ delivery }) => describeDays(delivery)));
  const [first = ''] = lines.map(({ delivery }) => delivery.from).toSorted();
  const [when = ''] = days.size === 1 ? days : [describeSince(first)];
  return `${price}, ${when}`;
}

/** Describes the price and days of delivery to a city. A null response means that they cannot be computed. */
export function describeCityDelivery(to: string, response: DeliveryToQuery | null): CityDelivery {
  const lines = response ? listLines(response) : [];
  if (lines.length === 0) return { to, isResolved: false, units: {}, anyUnit: unknownText };
  const units = lines.map((line) => [line.productItemId, `${describePrice(line)}, ${describeDays(line.delivery)}`]);
  return { to, isResolved: true, units: Object.fromEntries(units), anyUnit: describeAllUnits(lines) };
}

/** Formats the days of delivery to the city at each speed. A speed that the response lacks gets its days from `dates`. */
export function formatCityDates(offers: readonly Offer[], response: DeliveryToQuery | null, dates: DeliveryDates): DeliveryDates {
  const cityDates = { ...dates };
  for (const { productItemId, delivery } of response?.courier.lines ?? []) {
    const speed = offers.find((offer) => offer.productItemId === productItemId)?.deliverySpeed;
    if (speed) cityDates[speed] = describeDays(delivery);
  }
  return cityDates;
}
