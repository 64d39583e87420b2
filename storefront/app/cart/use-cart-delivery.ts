import { type ChosenCity, useChosenCity } from '../delivery/city/use-chosen-city.ts';
import { deliveryPlace } from '../delivery/price/delivery-place.rules.ts';
import { CityPointDocument, DeliveryToDocument, type DeliveryToQuery } from '../platform/graphql/generated/graphql.ts';
import { useAnswer } from '../platform/graphql/use-answer.ts';

/** Delivery of the checked lines to the chosen city. */
export interface CartDelivery {
  city: ChosenCity;
  /** Null while it loads, or if it cannot be computed. */
  answer: DeliveryToQuery | null;
  failed: boolean;
}

interface Wanted {
  isShown: boolean;
  checkedIds: readonly string[];
  /** What the server has found out for the chosen city. */
  given: DeliveryToQuery | null;
}

/** Asks for the delivery to the chosen city; null if none is chosen. It does not delay the quote, and its failure changes no sum. */
export function useCartDelivery({ isShown, checkedIds, given }: Wanted): CartDelivery | null {
  const city = useChosenCity();
  const isWanted = city !== null && isShown && checkedIds.length > 0;
  const point = useAnswer(CityPointDocument, isWanted ? { cityId: city.id } : null);
  const isPlaceKnown = isWanted && !point.asking;
  const wanted = isPlaceKnown ? { ids: [...checkedIds], ...deliveryPlace(city.id, point.failed ? null : point.answer) } : null;
  const { answer, asked, failed } = useAnswer(DeliveryToDocument, wanted);
  if (!city) return null;
  const own = asked?.cityId === city.id ? answer : null;
  return { city, answer: failed ? null : (own ?? given), failed };
}
