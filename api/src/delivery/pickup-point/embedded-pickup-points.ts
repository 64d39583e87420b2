import { createHash } from 'node:crypto';
import { cities, type DeliveryCity } from '../location/cities.js';
import { moveBy } from '../location/coordinates.rules.js';
import { noDetails } from './pickup-point-row.rules.js';
import type { PickupPointSource, SourcePoint } from './pickup-point-source.port.js';

/** Number of points in the largest city. Other cities have fewer, depending on their rank, but at least two. */
const MAX_POINTS = 40;
const MIN_POINTS = 2;
/** Maximum distance of the points from the centre of their city. It grows with the number of points in the city. */
const RADIUS_KM = { min: 1.5, perPoint: 0.3 } as const;
/** One of this many points is a parcel locker. */
const LOCKER_EVERY = 5;
/** The phone of the shop, because the points are invented. */
const PHONE = '+78000000000';

const STREETS = [
  'ул. Ленина',
  'пр-т Мира',
  'ул. Советская',
  'ул. Гагарина',
  'ул. Кирова',
  'ул. Пушкина',
  'ул. Октябрьская',
  'ул. Молодёжная',
  'ул. Садовая',
  'ул. Победы',
  'пр-т Строителей',
  'ул. Чехова',
  'ул. Первомайская',
  'ул. Комсомольская',
  'ул. Набережная',
  'бульвар Космонавтов',
  'ул. Лермонтова',
  'ул. Чкалова',
  'ул. Маяковского',
  'ул. Горького',
  'ул. Железнодорожная',
  'ул. Калинина',
  'ул. Фрунзе',
  'ул. Энергетиков',
  'ул. 8 Марта',
  'ул. Толстого',
  'ул. Вокзальная',
  'ул. Зелёная',
  'ул. Некрасова',
  'ул. Спортивная',
  'ул. Менделеева',
  'ул. Южная',
] as const;

const DIRECTIONS = {
  PVZ: [
    'Вход со двора',
    'Вход с торца дома',
    'Первый этаж, вход с улицы',
    'Цокольный этаж',
    'Рядом с аптекой',
    'В торговом центре, первый этаж',
  ],
  POSTAMAT: ['У входа в супермаркет', 'В холле торгового центра', 'Справа от входа', 'У касс'],
} as const;

const HOURS = {
  PVZ: ['Ежедневно 10:00–21:00', 'Ежедневно 9:00–22:00', 'Пн–Пт 9:00–20:00, Сб–Вс 10:00–18:00', 'Пн–Сб 10:00–20:00'],
  POSTAMAT: ['Круглосуточно', 'Ежедневно 8:00–23:00'],
} as const;

/** Some 600 invented points of the shop's cities. They are derived from the cities alone, so that codes in orders stay valid. */
export const embeddedPickupPoints: PickupPointSource = {
  name: 'embedded',
  readAll: async () => cities.flatMap(createPoints),
};

function createPoints(city: DeliveryCity, rank: number): SourcePoint[] {
  const count = Math.max(MIN_POINTS, Math.round(MAX_POINTS / (rank + 1) ** 0.65));
  return Array.from({ length: count }, (_, index) => createPoint(city, index, count));
}

function createPoint(city: DeliveryCity, index: number, count: number): SourcePoint {
  const code = `${city.id}-${index + 1}`;
  const random = createSeededRandom(code);
  const kind = index % LOCKER_EVERY === LOCKER_EVERY - 1 ? 'POSTAMAT' : 'PVZ';
  const house = 1 + Math.floor(random(0) * 120);
  // Successive points take successive streets, so that no two of a city have the same address.
  const streetCycle = Math.floor(index / STREETS.length);
  const street = pickByShare(STREETS, (createSeededRandom(city.id)(0) + index / STREETS.length) % 1);
  return {
    code,
    kind,
    cityId: city.id,
    address: `${street.replace('. ', '.\u00a0')}, ${house + streetCycle * 120}`,
    directions: pickByShare(DIRECTIONS[kind], random(1)),
    hours: pickByShare(HOURS[kind], random(2)),
    phone: PHONE,
    fittingRoom: kind === 'PVZ' && random(3) < 0.7,
    ...computeCoordinates(city, count, [random(4), random(5)]),
    details: noDetails,
  };
}

function computeCoordinates(
  city: DeliveryCity,
  count: number,
  [distanceShare, angleShare]: readonly [number, number],
): Pick<SourcePoint, 'latitude' | 'longitude'> {
  const distance = (RADIUS_KM.min + RADIUS_KM.perPoint * count) * Math.sqrt(distanceShare);
  const angle = angleShare * 2 * Math.PI;
  const { latitude, longitude } = moveBy(city, distance * Math.cos(angle), distance * Math.sin(angle));
  return { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) };
}

/** Rounds to six decimals, which are some ten centimetres. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** Returns a generator of numbers from 0 to 1 that is seeded with a text. */
function createSeededRandom(text: string): (index: number) => number {
  const bytes = createHash('sha256').update(text).digest();
  return (index) => bytes.readUInt32BE(index * 4) / 2 ** 32;
}

function pickByShare<Value>(values: readonly [Value, ...Value[]], share: number): Value {
  return values[Math.floor(share * values.length)] ?? values[0];
}
