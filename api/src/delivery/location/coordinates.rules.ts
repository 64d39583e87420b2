import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';

interface InputCoordinates {
  latitude?: number | null;
  longitude?: number | null;
}

export const hasCoordinates = ({ latitude, longitude }: InputCoordinates): boolean => latitude != null || longitude != null;

/** Throws an error that names the field that is missing or out of range. */
export const requireCoordinates = ({ latitude, longitude }: InputCoordinates): Coordinates => ({
  latitude: toDegrees('latitude', latitude, 90),
  longitude: toDegrees('longitude', longitude, 180),
});

function toDegrees(field: string, value: number | null | undefined, max: number): number {
  if (value != null && Math.abs(value) <= max) return value;
  throw new DomainError(ErrorCode.BAD_USER_INPUT, 'Координаты заданы неверно: нужны широта и\u00a0долгота в\u00a0градусах.', { field });
}

/** A position on the globe, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

export const EARTH_RADIUS_KM = 6_371;
const KM_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180;

/** Great-circle distance. */
export function computeDistanceKm(from: Coordinates, to: Coordinates): number {
  const [here, there] = [toRadians(from.latitude), toRadians(to.latitude)];
  const across = Math.sin((there - here) / 2) ** 2;
  const along = Math.cos(here) * Math.cos(there) * Math.sin(toRadians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(across + along));
}

/** Returns the coordinates some kilometres to the north and to the east of a position, exact enough for distances within a city. */
export function moveBy({ latitude, longitude }: Coordinates, northKm: number, eastKm: number): Coordinates {
  return { latitude: latitude + northKm / KM_PER_DEGREE, longitude: longitude + eastKm / (KM_PER_DEGREE * Math.cos(toRadians(latitude))) };
}

const toRadians = (toDegrees: number): number => (toDegrees * Math.PI) / 180;
