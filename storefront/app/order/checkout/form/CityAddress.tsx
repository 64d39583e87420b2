import { Checkbox } from '@meet/ui-kit/checkbox';
import { useState } from 'react';
import { AddressFields } from '../../../delivery/address/AddressFields.tsx';
import type { CityValues } from '../../../delivery/city/city.rules.ts';
import { useHydrated } from '../../../platform/lazy/use-hydrated.ts';
import { formFields } from '../checkout-style.ts';
import { type DestinationValues, toResolvedCityId } from '../quote/quote-request.rules.ts';
import type { CheckoutValues } from './checkout-form.rules.ts';
import type { SectionProps } from './field-props.ts';

type AddressValues = CityValues & Pick<CheckoutValues, 'street' | 'streetFor' | 'saveAddress'>;

interface CityAddressProps extends SectionProps {
  initial: AddressValues;
  /** The destination that is chosen now. `initial` has the one with which the form was opened or returned. */
  destination: DestinationValues;
}

/** The address within the city. Choosing another city clears the address. */
export function CityAddress({ buildFieldProps, initial, destination }: CityAddressProps) {
  const cityId = toResolvedCityId(destination);
  const isHydrated = useHydrated();
  const [addressState, setAddressState] = useState({ cityId: initial.streetFor, initialStreetFor: initial.streetFor, clearCount: 0 });
  // If the server has returned the form, the typed address belongs to the city in `streetFor`.
  if (initial.streetFor !== addressState.initialStreetFor)
    setAddressState({ ...addressState, cityId: initial.streetFor, initialStreetFor: initial.streetFor });
  else if (cityId !== '' && cityId !== addressState.cityId)
    setAddressState({ ...addressState, cityId, clearCount: addressState.clearCount + (addressState.cityId === '' ? 0 : 1) });
  // An address that is typed before its city is resolved belongs to the city that is resolved later.
  const handleInput = () => cityId === '' && addressState.cityId !== '' && setAddressState({ ...addressState, cityId: '' });
  return (
    <div css={formFields} className="courier" onInput={handleInput}>
      <input type="hidden" name="streetFor" value={isHydrated || initial.street ? addressState.cityId : ''} />
      <AddressFields
        key={addressState.clearCount}
        getFieldProps={(name) => (addressState.clearCount === 0 ? buildFieldProps(name) : { ...buildFieldProps(name), defaultValue: '' })}
      />
      <Checkbox name="saveAddress" value="yes" defaultChecked={initial.saveAddress !== ''} label={'Сохранить адрес в\u00a0аккаунте'} />
    </div>
  );
}
