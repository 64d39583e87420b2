import type { CityPointQuery } from '../../platform/graphql/generated/graphql.ts';

/** Variables that say where to: to any pickup point of the city, since all cost the same, and by courier. */
export function chooseDestination(cityId: string, point: CityPointQuery | null) {
  const code = point?.getPVZListByLocation.items[0]?.code;
  return { cityId, code: code ?? '', isPickup: code !== undefined };
}
