import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import type { Coordinates } from './coordinates.rules.js';

interface InputCoordinates {
  latitude?: number | null;
  longitude?: number | null;
}

/** Whether an input states a position. One coordinate is enough, because `requireCoordinates` then names the missing one. */
export const hasAnyCoordinate = ({ latitude, longitude }: InputCoordinates): boolean => latitude != null || longitude != null;

/** Throws an error that names the field that is missing or out of range. */
export const requireCoordinates = ({ latitude, longitude }: InputCoordinates): Coordinates => ({
  latitude: requireDegrees('latitude', latitude, 90),
  longitude: requireDegrees('longitude', longitude, 180),
});

function requireDegrees(field: string, value: number | null | undefined, max: number): number {
  if (value != null && Math.abs(value) <= max) return value;
  throw new DomainError(ErrorCode.BAD_USER_INPUT, 'Координаты заданы неверно: нужны широта и\u00a0долгота в\u00a0градусах.', { field });
}
