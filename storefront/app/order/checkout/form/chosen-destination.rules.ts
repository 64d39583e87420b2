import { formatAddress } from '../../../delivery/address/format-address.rules.ts';
import type { CheckoutAddressFragment, CheckoutPointFragment } from '../../../platform/graphql/generated/graphql.ts';
import type { CheckoutValues } from './checkout-form.rules.ts';

export interface AddressesAndPoints {
  addresses: readonly CheckoutAddressFragment[];
  points: readonly (CheckoutPointFragment | null)[];
}

/** Describes the destination in one line, without the region; null if the shopper still has to choose it. */
export function describeChosenDestination(values: CheckoutValues, { addresses, points }: AddressesAndPoints): string | null {
  const city = values.city.replace(/,.*/, '');
  if (values.way === 'PICKUP') {
    const point = points.find((candidate) => candidate?.code === values.point);
    return point ? `Пункт выдачи: ${city}, ${point.address}` : null;
  }
  if (values.way !== 'COURIER') return null;
  const address = addresses.find(({ id }) => id === values.address);
  const isTyped = values.street.trim() !== '' && values.house.trim() !== '';
  return address || isTyped ? `Курьером: ${city}, ${formatAddress(address ?? values)}` : null;
}
