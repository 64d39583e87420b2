interface FakeAddressData {
  city: string | null;
  city_with_type: string | null;
  city_fias_id: string | null;
  city_kladr_id: string | null;
  settlement: string | null;
  settlement_with_type: string | null;
  settlement_fias_id: string | null;
  street_with_type: string | null;
  house_type: string | null;
  house: string | null;
  block_type: string | null;
  block: string | null;
  stead_type: string | null;
  stead: string | null;
  postal_code: string | null;
  geo_lat: string | null;
  geo_lon: string | null;
}

export interface FakeAddress {
  value: string;
  data: FakeAddressData;
}

const EMPTY_ADDRESS: FakeAddressData = {
  ...{ city: null, city_with_type: null, city_fias_id: null, city_kladr_id: null },
  ...{ settlement: null, settlement_with_type: null, settlement_fias_id: null, street_with_type: null },
  ...{ house_type: null, house: null, block_type: null, block: null, stead_type: null, stead: null },
  ...{ postal_code: null, geo_lat: null, geo_lon: null },
};

const buildCityAddress = (city: string, code: string, geo_lat: string | null, geo_lon: string | null): FakeAddressData => ({
  ...EMPTY_ADDRESS,
  ...{ city, city_with_type: `г ${city}`, city_fias_id: code, city_kladr_id: code.slice(0, 8), geo_lat, geo_lon },
});

export const KAZAN_CODE = '93b3df57-4c89-44df-ac42-96f05e9cd3b9';

const KAZAN = buildCityAddress('Казань', KAZAN_CODE, '55.79', '49.11');
const MOSCOW = buildCityAddress('Москва', '0c5b2444-70a0-4932-980c-b4dc0d3f02b5', '55.75', '37.62');
const IN_MOSCOW = { ...MOSCOW, geo_lat: null, geo_lon: null };
const buildHouse = (number: string, overrides: Partial<FakeAddressData> = {}) => ({ house_type: 'д', house: number, ...overrides });

/** Some addresses in the format of DaData's responses. */
export const ADDRESSES: readonly FakeAddress[] = [
  { value: 'г Казань, ул Баумана, д 7', data: { ...KAZAN, street_with_type: 'ул Баумана', ...buildHouse('7'), postal_code: '420111' } },
  { value: 'г Москва, ул Баумана', data: { ...IN_MOSCOW, street_with_type: 'ул Баумана' } },
  {
    value: 'Пермский край, село Орёл, ул Баумана',
    data: {
      ...{ ...EMPTY_ADDRESS, settlement: 'Орёл', settlement_with_type: 'село Орёл', street_with_type: 'ул Баумана' },
      ...{ geo_lat: '59.3', geo_lon: '56.5' },
    },
  },
  // Another city with the name Казань, far away.
  { value: 'Кемеровская обл, г Казань', data: buildCityAddress('Казань', 'a1a1a1a1-0000-4000-8000-000000000001', '55.1', '86.1') },
  { value: 'г Казань', data: KAZAN },
  {
    value: 'Кемеровская обл, г Казань, ул Парковая, д 1',
    data: {
      ...buildCityAddress('Казань', 'a1a1a1a1-0000-4000-8000-000000000001', null, null),
      ...{ street_with_type: 'ул Парковая', ...buildHouse('1') },
    },
  },
  // DaData does not know the coordinates of every house.
  {
    value: 'г Казань, ул Парковая, д 5',
    data: { ...KAZAN, geo_lat: null, geo_lon: null, street_with_type: 'ул Парковая', ...buildHouse('5') },
  },
  {
    value: 'г Казань, ул Кремлёвская, д 35 к 2',
    data: { ...KAZAN, street_with_type: 'ул Кремлёвская', ...buildHouse('35', { block_type: 'к', block: '2' }) },
  },
  {
    value: 'г Казань, ул Кремлёвская, влд 4 стр 1',
    data: { ...KAZAN, street_with_type: 'ул Кремлёвская', ...buildHouse('4', { house_type: 'влд', block_type: 'стр', block: '1' }) },
  },
  {
    value: 'г Казань, поселок Константиновка, ул Лесная, д 3',
    data: {
      ...{ ...KAZAN, settlement: 'Константиновка', settlement_with_type: 'поселок Константиновка' },
      ...{ street_with_type: 'ул Лесная', ...buildHouse('3') },
    },
  },
  {
    value: 'г Казань, поселок Вишневка, д 12',
    data: { ...KAZAN, settlement: 'Вишневка', settlement_with_type: 'поселок Вишневка', ...buildHouse('12') },
  },
  {
    value: 'г Казань, поселок Вишневка, уч 8',
    data: { ...KAZAN, settlement: 'Вишневка', settlement_with_type: 'поселок Вишневка', stead_type: 'уч', stead: '8' },
  },
  {
    value: 'г Зеленоград, к 1502',
    data: {
      ...buildCityAddress('Зеленоград', 'ec44c0ee-bf24-41c8-9e1c-2d0d4d3d1d1a', '55.98', '37.15'),
      ...buildHouse('1502', { house_type: 'к' }),
    },
  },
];
