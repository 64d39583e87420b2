import type { CityLabelFragment, CityPointQuery, DeliveryToQuery } from '../platform/graphql/generated/graphql.ts';
import type { ChosenCity } from './city/use-chosen-city.ts';

export const cannedCity: ChosenCity = { id: 'kazan', title: 'Казань', region: 'Республика Татарстан', to: 'в\u00a0Казань' };

const city = (id: string, title: string, region: string): CityLabelFragment => ({ id, title, region });

export const cannedLargestCities: CityLabelFragment[] = [
  city('moskva', 'Москва', 'Москва'),
  city('sankt-peterburg', 'Санкт-Петербург', 'Санкт-Петербург'),
  city('novosibirsk', 'Новосибирск', 'Новосибирская область'),
  city('ekaterinburg', 'Екатеринбург', 'Свердловская область'),
  city('kazan', 'Казань', 'Республика Татарстан'),
];

export const cannedMatchingCities: CityLabelFragment[] = [
  city('kazan', 'Казань', 'Республика Татарстан'),
  city('kaluga', 'Калуга', 'Калужская область'),
  city('kaliningrad', 'Калининград', 'Калининградская область'),
  city('kamensk-uralskiy', 'Каменск-Уральский', 'Свердловская область'),
  city('kamyshin', 'Камышин', 'Волгоградская область'),
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
