import { formatMoney } from '@meet/ui-kit/price';
import { describeDays, describePrices, describeSince } from '../../delivery/price/describe-delivery.rules.ts';
import type { DeliveryToQuery } from '../../platform/graphql/generated/graphql.ts';
import type { Offer } from './choice/product-choice.rules.ts';
import type { DeliveryDates } from './delivery-dates.rules.ts';

/** Texts about the delivery of a product to the chosen city. */
export interface CityDelivery {
  /** The city as a destination: «в Казань». */
  to: string;
  /** Whether price and days could be computed. */
  isResolved: boolean;
  /** Price and days by the id of the unit: «от 585 ₽, 26–29 ноября». */
  unitTexts: Record<string, string>;
  /** Displayed while no size is chosen: the price and days that all units share, or else the lowest price and the first day. */
  anyUnitText: string;
}

const unknownText = 'цену и\u00a0срок назовём при\u00a0оформлении: служба доставки сейчас не\u00a0отвечает';

type DeliveryLine = DeliveryToQuery['courier']['lines'][number] & { pickupPrice: number | null };

function listLines({ courier, pickup }: DeliveryToQuery): DeliveryLine[] {
  const pickupPrices = new Map(pickup?.lines.map(({ productItemId, deliveryPrice }) => [productItemId, deliveryPrice]));
  return courier.lines.map((line) => ({ ...line, pickupPrice: pickupPrices.get(line.productItemId) ?? null }));
}

const describePrice = ({ deliveryPrice, pickupPrice }: DeliveryLine) => describePrices({ courier: deliveryPrice, pickup: pickupPrice });

/** Describes the delivery of several units: their common price, or the lowest, and their common days, or the earliest day. */
function describeAllUnits(lines: readonly DeliveryLine[]): string {
  const prices = new Set(lines.map(describePrice));
  const lowestPrice = Math.min(...lines.map(({ deliveryPrice, pickupPrice }) => Math.min(deliveryPrice, pickupPrice ?? deliveryPrice)));
  const [price = ''] = prices.size === 1 ? prices : [`от\u00a0${formatMoney(lowestPrice)}`];
  const days = new Set(lines.map(({ delivery }) => describeDays(delivery)));
  const [firstDay = ''] = lines.map(({ delivery }) => delivery.from).toSorted();
  const [daysText = ''] = days.size === 1 ? days : [describeSince(firstDay)];
  return `${price}, ${daysText}`;
}

/**
 * Describes the price and days of delivery to a city. `to` is the city as a destination: «в Казань». A null response means that price and
 * days cannot be computed.
 */
export function describeCityDelivery(to: string, response: DeliveryToQuery | null): CityDelivery {
  const lines = response ? listLines(response) : [];
  if (lines.length === 0) return { to, isResolved: false, unitTexts: {}, anyUnitText: unknownText };
  const unitTextPairs = lines.map((line) => [line.productItemId, `${describePrice(line)}, ${describeDays(line.delivery)}`]);
  return { to, isResolved: true, unitTexts: Object.fromEntries(unitTextPairs), anyUnitText: describeAllUnits(lines) };
}

/** Formats the days of delivery to the city at each speed. A speed that the response lacks gets its days from `defaultDates`. */
export function formatCityDates(offers: readonly Offer[], response: DeliveryToQuery | null, defaultDates: DeliveryDates): DeliveryDates {
  const cityDates = { ...defaultDates };
  for (const { productItemId, delivery } of response?.courier.lines ?? []) {
    const speed = offers.find((offer) => offer.productItemId === productItemId)?.deliverySpeed;
    if (speed) cityDates[speed] = describeDays(delivery);
  }
  return cityDates;
}
