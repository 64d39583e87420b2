import type { CityLabelFragment, CityPointQuery, DeliveryToQuery } from '../platform/graphql/generated/graphql.ts';
import type { ChosenCity } from './city/use-chosen-city.ts';

export const cannedCity: ChosenCity = { id: 'kazan', title: 'Казань', region: 'Республика Татарстан', to: 'в\u00a0Казань' };

const createCity = (id: string, title: string, region: string): CityLabelFragment => ({ id, title, region });

export const cannedLargestCities: CityLabelFragment[] = [
  createCity('moskva', 'Москва', 'Москва'),
  createCity('sankt-peterburg', 'Санкт-Петербург', 'Санкт-Петербург'),
  createCity('novosibirsk', 'Новосибирск', 'Новосибирская область'),
  createCity('ekaterinburg', 'Екатеринбург', 'Свердловская область'),
  createCity('kazan', 'Казань', 'Республика Татарстан'),
];

export const cannedMatchingCities: CityLabelFragment[] = [
  createCity('kazan', 'Казань', 'Республика Татарстан'),
  createCity('kaluga', 'Калуга', 'Калужская область'),
  createCity('kaliningrad', 'Калининград', 'Калининградская область'),
  createCity('kamensk-uralskiy', 'Каменск-Уральский', 'Свердловская область'),
  createCity('kamyshin', 'Камышин', 'Волгоградская область'),
];

export const cannedPoint: CityPointQuery = { getPVZListByLocation: { items: [{ code: 'kazan-1' }] } };

/** Delivery of units to Kazan. */
export const cannedDelivery = (ids: readonly string[]): DeliveryToQuery => {
  const delivery = { from: '2026-11-26', to: '2026-11-29' };
  return {
    courier: { deliveryPrice: 88_500, delivery, lines: ids.map((productItemId) => ({ productItemId, deliveryPrice: 88_500, delivery })) },
    pickup: { deliveryPrice: 58_500, lines: ids.map((productItemId) => ({ productItemId, deliveryPrice: 58_500 })) },
  };
};
