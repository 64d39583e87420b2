import type { CityPointQuery } from '../../platform/graphql/generated/graphql.ts';

/** Builds the variables of a query for delivery prices in a city. One pickup point is enough, because all points cost the same. */
export function buildPriceVariables(cityId: string, pointResponse: CityPointQuery | null) {
  const code = pointResponse?.getPVZListByLocation.items[0]?.code;
  return { cityId, code: code ?? '', isPickup: code !== undefined };
}
