import { Checkbox } from '@meet/ui-kit/checkbox';
import { useState } from 'react';
import { AddressFields } from '../../../delivery/address/AddressFields.tsx';
import type { CityValues } from '../../../delivery/city/city.rules.ts';
import { useHydrated } from '../../../platform/lazy/use-hydrated.ts';
import { fields } from '../../../platform/theme/form-style.ts';
import { type DestinationValues, toResolvedCityId } from '../quote/quote-request.rules.ts';
import type { PartProps } from './CheckoutPart.tsx';
import type { CheckoutValues } from './checkout-form.rules.ts';

type AddressValues = CityValues & Pick<CheckoutValues, 'street' | 'streetFor' | 'saveAddress'>;

interface CityAddressProps extends PartProps {
  initial: AddressValues;
  /** Where the order goes, as it is chosen now. */
  destination: DestinationValues;
}

/** The address within the city. Choosing another city empties it. */
export function CityAddress({ buildFieldProps, initial, destination }: CityAddressProps) {
  const cityId = toResolvedCityId(destination);
  const isHydrated = useHydrated();
  const [filled, setFilled] = useState({ cityId: initial.streetFor, initialFor: initial.streetFor, emptied: 0 });
  if (initial.streetFor !== filled.initialFor)
    // The server has returned the form.
    setFilled({ ...filled, cityId: initial.streetFor, initialFor: initial.streetFor });
  else if (cityId !== '' && cityId !== filled.cityId)
    setFilled({ ...filled, cityId, emptied: filled.emptied + (filled.cityId === '' ? 0 : 1) });
  // What is typed before its city is resolved belongs to that city.
  const handleType = () => cityId === '' && filled.cityId !== '' && setFilled({ ...filled, cityId: '' });
  return (
    <div css={fields} className="courier" onInput={handleType}>
      <input type="hidden" name="streetFor" value={isHydrated || initial.street ? filled.cityId : ''} />
      <AddressFields
        key={filled.emptied}
        field={(name) => (filled.emptied === 0 ? buildFieldProps(name) : { ...buildFieldProps(name), defaultValue: '' })}
      />
      <Checkbox name="saveAddress" value="yes" defaultChecked={initial.saveAddress !== ''} label={'Сохранить адрес в\u00a0аккаунте'} />
    </div>
  );
}
