import type { CityValues } from '../../../delivery/city/city.rules.ts';
import type { QuoteInput } from '../../../platform/graphql/generated/graphql.ts';
import type { CheckoutValues } from '../form/checkout-form.rules.ts';

/** Input of the API's quote. Every field is set, so that two requests can be compared as JSON. */
export type QuoteRequest = Required<QuoteInput>;

/** Maximum number of bonuses, because the API rejects a larger integer. */
export const maxBonuses = 2 ** 31 - 1;

/** Number of bonuses in the form; 0 if it is not a whole number. */
export function readBonuses({ bonuses }: Pick<CheckoutValues, 'bonuses'>): number {
  // The page itself formats large numbers with spaces.
  const typedText = bonuses.replaceAll(/\s/gu, '');
  return /^\d{1,15}$/.test(typedText) ? Math.min(Number(typedText), maxBonuses) : 0;
}

/** The fields of the form that determine the destination. */
export type DestinationValues = Pick<CheckoutValues, 'way' | 'address' | 'city' | 'cityId' | 'cityFor' | 'point' | 'pointFor'>;

/** Returns the id of the chosen city; empty if the text is no longer `cityFor`, the text for which the city was chosen. */
export const toResolvedCityId = ({ city, cityId, cityFor }: CityValues): string => (city === cityFor ? cityId : '');

/** Returns the destination of a quote; null until one is chosen. A pickup point is valid only in its own city. */
export function toDeliveryInput({ way, address, point, pointFor, ...city }: DestinationValues): QuoteRequest['delivery'] {
  const resolvedCityId = toResolvedCityId(city);
  if (way === 'PICKUP') return point && pointFor === resolvedCityId ? { pickupPointCode: point } : null;
  if (way === '') return null;
  if (address) return { addressId: address };
  return resolvedCityId ? { cityId: resolvedCityId } : null;
}

/** Builds the request for a quote from units and a form. */
export function toQuoteRequest(
  ids: readonly string[],
  values: DestinationValues & Pick<CheckoutValues, 'promocode' | 'bonuses'>,
): QuoteRequest {
  return {
    productItemIds: [...ids],
    promocode: values.promocode || null,
    bonuses: readBonuses(values),
    // The delivery methods to this city are requested even if a method is chosen.
    deliveryCityId: toResolvedCityId(values) || null,
    delivery: toDeliveryInput(values),
  };
}
