import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import type { DeliveryCity } from './cities.js';

/** Default and maximum number of cities in a result. */
export const defaultCityCount = 8;
export const maxCityCount = 20;

/** Whether a word of one of the names begins with the typed text. */
export function matchesName(names: readonly string[], text: string): boolean {
  const typedText = normalizeName(text);
  return names.some((name) => ` ${normalizeName(name)}`.includes(` ${typedText}`));
}

/** Whether a word of the city's name begins with the typed text. */
export const matchesCity = ({ title, otherNames }: DeliveryCity, text: string): boolean => matchesName([title, ...otherNames], text);

const normalizeName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[\s\p{Dash}]+/gu, ' ')
    .trim();

/** Returns the number of cities to find. Throws an error that names the maximum if the requested number is out of range. */
export function requireCityCount(limit: number | null | undefined): number {
  const count = limit ?? defaultCityCount;
  if (count >= 1 && count <= maxCityCount) return count;
  throw new DomainError(ErrorCode.BAD_USER_INPUT, `Можно показать от\u00a01 до\u00a0${maxCityCount} городов.`, {
    field: 'limit',
    mostCities: maxCityCount,
  });
}

/** `field` is the field of the input that names the city. */
export const cityNotFoundError = (field = 'cityId'): DomainError =>
  new DomainError(ErrorCode.BAD_USER_INPUT, 'Выберите город из\u00a0списка.', { field });

export const cityOrCoordinatesError = (): DomainError =>
  new DomainError(ErrorCode.BAD_USER_INPUT, 'Укажите название города или координаты, но\u00a0не\u00a0всё сразу.', { field: 'query' });
