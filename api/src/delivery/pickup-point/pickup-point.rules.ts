import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { type Coordinates, moveBy } from '../location/coordinates.rules.js';
import { hasAnyCoordinate, requireCoordinates } from '../location/coordinates-input.rules.js';

/** Default radius of a search around coordinates, in kilometres. */
export const defaultRadiusKm = 5;
export const maxRadiusKm = 50;

export type PointArea = { cityId: string } | { centre: Coordinates; radiusKm: number };

interface AreaInput {
  cityId?: string | null;
  latitude?: number | null;
  longitude?: number | null;
  radius?: number | null;
}

/** The smallest box, in degrees, that contains a circle. */
export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Reads a city or a circle. Throws an error that names the wrong field. */
export function requirePointArea({ cityId, radius, ...coordinates }: AreaInput): PointArea {
  const hasCentre = hasAnyCoordinate(coordinates);
  if (cityId != null) {
    if (hasCentre || radius != null) throw badInputError('cityId', 'Укажите город или координаты, но\u00a0не\u00a0всё сразу.');
    return { cityId };
  }
  if (!hasCentre) throw badInputError('cityId', 'Укажите город или координаты.');
  const centre = requireCoordinates(coordinates);
  const radiusKm = radius ?? defaultRadiusKm;
  if (!(radiusKm > 0 && radiusKm <= maxRadiusKm)) {
    throw badInputError('radius', `Радиус: больше\u00a00 и\u00a0не\u00a0больше ${maxRadiusKm}\u00a0км.`);
  }
  return { centre, radiusKm };
}

/** The box does not cross the 180th meridian, because no pickup point is near it. */
export function computeBox({ centre, radiusKm }: { centre: Coordinates; radiusKm: number }): Box {
  const north = Math.min(90, moveBy(centre, radiusKm, 0).latitude);
  const south = Math.max(-90, moveBy(centre, -radiusKm, 0).latitude);
  // The circle is widest in degrees where it is nearest to a pole.
  const nearestPole = Math.min(Math.max(Math.abs(north), Math.abs(south)), 89.9);
  const width = moveBy({ latitude: nearestPole, longitude: 0 }, 0, radiusKm).longitude;
  return { south, north, west: Math.max(-180, centre.longitude - width), east: Math.min(180, centre.longitude + width) };
}

export const pickupPointNotFoundError = (): DomainError =>
  new DomainError(ErrorCode.BAD_USER_INPUT, 'Этого пункта выдачи больше нет. Выберите другой.', { field: 'code' });

const badInputError = (field: string, message: string): DomainError =>
  new DomainError(ErrorCode.BAD_USER_INPUT, message, { field, mostRadiusKm: maxRadiusKm });
