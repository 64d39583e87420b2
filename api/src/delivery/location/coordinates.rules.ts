/** A position on the globe, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

export const EARTH_RADIUS_KM = 6_371;
const KM_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180;

/** Distance along the surface of the globe (great circle), in kilometres. */
export function computeDistanceKm(from: Coordinates, to: Coordinates): number {
  const [fromLatitude, toLatitude] = [toRadians(from.latitude), toRadians(to.latitude)];
  const latitudeTerm = Math.sin((toLatitude - fromLatitude) / 2) ** 2;
  const longitudeTerm = Math.cos(fromLatitude) * Math.cos(toLatitude) * Math.sin(toRadians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(latitudeTerm + longitudeTerm));
}

/** Returns the coordinates some kilometres to the north and to the east of a position, exact enough for distances within a city. */
export function moveBy({ latitude, longitude }: Coordinates, northKm: number, eastKm: number): Coordinates {
  return { latitude: latitude + northKm / KM_PER_DEGREE, longitude: longitude + eastKm / (KM_PER_DEGREE * Math.cos(toRadians(latitude))) };
}

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
