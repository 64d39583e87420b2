import { InputForm, wrongFieldsError } from '../../platform/input/input-form.js';
import { cleanTypedText } from '../../platform/input/typed-text.rules.js';
import type { SavedAddress } from './saved-address.rules.js';

export const maxStreetLength = 120;
export const maxAddressPartLength = 20;

/** Fields of an address as the shopper typed them. */
export interface AddressForm {
  cityId: string;
  street: string;
  house: string;
  building?: string | null;
  apartment?: string | null;
  index?: string | null;
}

const POSTAL_CODE_FORMAT = /^\d{6}$/;

/** Normalises a typed address. `form` collects the errors of its fields. */
export function readAddress(form: InputForm, { cityId, street, house, building, apartment, index }: AddressForm): SavedAddress {
  const partOptions = { max: maxAddressPartLength };
  const address = {
    cityId,
    street: form.readLine('street', street, { label: 'Улица', max: maxStreetLength, isRequired: true }),
    house: form.readLine('house', house, { label: 'Дом', ...partOptions, isRequired: true }),
    building: form.readLine('building', building, { label: 'Корпус', ...partOptions }),
    apartment: form.readLine('apartment', apartment, { label: 'Квартира', ...partOptions }),
    postalCode: cleanTypedText(index ?? ''),
  };
  if (address.postalCode !== '' && !POSTAL_CODE_FORMAT.test(address.postalCode)) form.refuse('index', 'Индекс: шесть цифр.');
  return address;
}

/** Normalises an address. Throws an error that lists every wrong field. */
export function normalizeAddress(input: AddressForm): SavedAddress {
  const form = new InputForm();
  const address = readAddress(form, input);
  if (form.wrongFields.length > 0) throw wrongFieldsError(form.wrongFields);
  return address;
}
