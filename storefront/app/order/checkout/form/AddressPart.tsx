import { ChoiceCards } from '@meet/ui-kit/choice-card';
import { addressLine } from '../../../delivery/address/address-words.rules.ts';
import type { CheckoutAddressFragment } from '../../../platform/graphql/generated/graphql.ts';
import type { FieldProps } from './part-props.ts';

interface SavedAddressesProps extends FieldProps {
  addresses: readonly CheckoutAddressFragment[];
  onChoose: (id: string) => void;
}

/** The shopper's saved addresses, and a new one. */
export const SavedAddresses = ({ id, name, defaultValue, error, addresses, onChoose }: SavedAddressesProps) => (
  <ChoiceCards
    id={id}
    name={name}
    label="Куда привезти"
    defaultValue={defaultValue}
    error={error}
    onValueChange={onChoose}
    options={[
      ...addresses.map((address) => ({ value: address.id, title: addressLine(address), description: address.city })),
      { value: '', title: 'Другой адрес' },
    ]}
  />
);
