import type { CityPointQuery } from '../../platform/graphql/generated/graphql.ts';

/** Returns the variables of a query for delivery prices in a city. One pickup point is enough, because all points cost the same. */
export function chooseDestination(cityId: string, point: CityPointQuery | null) {
  const code = point?.getPVZListByLocation.items[0]?.code;
  return { cityId, code: code ?? '', isPickup: code !== undefined };
}
