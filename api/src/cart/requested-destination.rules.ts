import { DomainError, ErrorCode } from '../platform/errors/domain-error.js';

/** A requested destination: by courier to a city or a saved address, or a pickup point. */
export type RequestedDestination = { cityId: string } | { addressId: string } | { pickupPointCode: string };

/** The fields of an input that state a destination. At most one of them may be set. */
export interface DestinationFields {
  cityId?: string | null;
  addressId?: string | null;
  pickupPointCode?: string | null;
}

export const severalDestinationsMessage = 'Выберите что-то одно: пункт выдачи или\u00a0адрес.';

/** Returns the destination that an input states, or null if it states none. Throws if it states several. */
export function toRequestedDestination({ cityId, addressId, pickupPointCode }: DestinationFields): RequestedDestination | null {
  const destinations: RequestedDestination[] = [];
  if (cityId != null) destinations.push({ cityId });
  if (addressId != null) destinations.push({ addressId });
  if (pickupPointCode != null) destinations.push({ pickupPointCode });
  const [destination = null, ...others] = destinations;
  if (others.length === 0) return destination;
  const field = pickupPointCode == null ? 'addressId' : 'pickupPointCode';
  throw new DomainError(ErrorCode.BAD_USER_INPUT, severalDestinationsMessage, { field });
}
