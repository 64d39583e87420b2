import { type ChosenCity, useChosenCity } from '../delivery/city/use-chosen-city.ts';
import { buildPriceVariables } from '../delivery/price/price-variables.rules.ts';
import { CityPointDocument, DeliveryToDocument, type DeliveryToQuery } from '../platform/graphql/generated/graphql.ts';
import { useApiQuery } from '../platform/graphql/use-api-query.ts';

/** Delivery of the checked lines to the chosen city. */
export interface CartDelivery {
  city: ChosenCity;
  /** Null while the delivery loads, or if it cannot be computed. */
  response: DeliveryToQuery | null;
  failed: boolean;
}

interface CartDeliveryOptions {
  isVisible: boolean;
  checkedIds: readonly string[];
  /** The delivery that came with the page; null if none did. */
  initial: DeliveryToQuery | null;
}

/**
 * Loads the delivery to the chosen city; returns null if no city is chosen. Loading the delivery does not delay the quote, and a failure
 * changes no sum.
 */
export function useCartDelivery({ isVisible, checkedIds, initial }: CartDeliveryOptions): CartDelivery | null {
  const city = useChosenCity();
  const isRequested = city !== null && isVisible && checkedIds.length > 0;
  const point = useApiQuery(CityPointDocument, isRequested ? { cityId: city.id } : null);
  const isPointResolved = isRequested && !point.loading;
  const deliveryVariables = isPointResolved
    ? { ids: [...checkedIds], ...buildPriceVariables(city.id, point.failed ? null : point.response) }
    : null;
  const { response, variables, failed } = useApiQuery(DeliveryToDocument, deliveryVariables);
  if (!city) return null;
  const currentResponse = variables?.cityId === city.id ? response : null;
  return { city, response: failed ? null : (currentResponse ?? initial), failed };
}
