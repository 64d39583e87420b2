import type { CityPointQuery } from '../../platform/graphql/generated/graphql.ts';

/** Variables with the destination: any pickup point of the city, because all cost the same, and the courier. */
export function chooseDestination(cityId: string, point: CityPointQuery | null) {
  const code = point?.getPVZListByLocation.items[0]?.code;
  return { cityId, code: code ?? '', isPickup: code !== undefined };
}
