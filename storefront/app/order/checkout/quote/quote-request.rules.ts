import type { CityValues } from '../../../delivery/city/city.rules.ts';
import type { QuoteInput } from '../../../platform/graphql/generated/graphql.ts';
import type { CheckoutValues } from '../form/checkout-form.rules.ts';

/** Question for the sum of an order. */
export type QuoteRequest = Required<QuoteInput>;

/** More would be no number for the API. */
export const maxBonuses = 2 ** 31 - 1;

/** Number of bonuses in the form; 0 if it is not a whole number. */
export function readBonuses({ bonuses }: Pick<CheckoutValues, 'bonuses'>): number {
  // Spaces are how the page itself writes large numbers.
  const typedText = bonuses.replaceAll(/\s/gu, '');
  return /^\d{1,15}$/.test(typedText) ? Math.min(Number(typedText), maxBonuses) : 0;
}

/** The part of the form that says where the order goes. */
export type DestinationValues = Pick<CheckoutValues, 'way' | 'address' | 'city' | 'cityId' | 'cityFor' | 'point' | 'pointFor'>;

/** A city counts only while its text is the one that it was chosen for. */
export const toResolvedCityId = ({ city, cityId, cityFor }: CityValues): string => (city === cityFor ? cityId : '');

/** A pickup point counts only in its city. */
export function toDeliveryInput({ way, address, point, pointFor, ...city }: DestinationValues): QuoteRequest['delivery'] {
  const resolvedCityId = toResolvedCityId(city);
  if (way === 'PICKUP') return point && pointFor === resolvedCityId ? { pickupPointCode: point } : null;
  if (way === '') return null;
  if (address) return { addressId: address };
  return resolvedCityId ? { cityId: resolvedCityId } : null;
}

/** Builds the question for units and a form. */
export function toQuoteRequest(
  ids: readonly string[],
  values: DestinationValues & Pick<CheckoutValues, 'promocode' | 'bonuses'>,
): QuoteRequest {
  return {
    productItemIds: [...ids],
    promocode: values.promocode || null,
    bonuses: readBonuses(values),
    // The methods of delivery there, whichever is chosen.
    deliveryCityId: toResolvedCityId(values) || null,
    delivery: toDeliveryInput(values),
  };
}
