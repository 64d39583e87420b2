import { useState } from 'react';
import { AddressFields } from '../../../delivery/address/AddressFields.tsx';
import type { CityValues } from '../../../delivery/city/city.rules.ts';
import { useHydrated } from '../../../platform/lazy/use-hydrated.ts';
import { fields } from '../../../platform/theme/form-style.ts';
import { type DestinationValues, toResolvedCityId } from '../quote/quote-request.rules.ts';
import type { PartProps } from './CheckoutPart.tsx';
import type { CheckoutValues } from './checkout-form.rules.ts';

export type AddressValues = CityValues & Pick<CheckoutValues, 'street' | 'streetFor'>;

interface CityAddressProps extends PartProps {
  initial: AddressValues;
  /** Where the order goes, as it is chosen now. */
  destination: DestinationValues;
}

/** The address within the city. Choosing another city empties it. */
export function CityAddress({ field, initial, destination }: CityAddressProps) {
  const cityId = toResolvedCityId(destination);
  const isHydrated = useHydrated();
  const [filled, setFilled] = useState({ cityId: initial.streetFor, emptied: 0 });
  if (cityId !== '' && cityId !== filled.cityId) {
    const keeps = filled.cityId === '' || cityId === initial.streetFor;
    setFilled({ cityId, emptied: filled.emptied + (keeps ? 0 : 1) });
  }
  return (
    <div css={fields} className="courier">
      <input type="hidden" name="streetFor" value={isHydrated || initial.street ? filled.cityId : ''} />
      <AddressFields key={filled.emptied} field={(name) => (filled.emptied === 0 ? field(name) : { ...field(name), defaultValue: '' })} />
    </div>
  );
}
