import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { isId } from '../../platform/input/ids.rules.js';
import { InputForm, wrongFieldsError } from '../../platform/input/input-form.js';
import { cleanTypedText } from '../../platform/input/typed-text.rules.js';
import { Prisma } from '../../platform/prisma/generated/client.js';

/** SQL expression: the saved address as JSON, or null if the account has no address with this id. */
export const selectSavedAddress = (accountId: string, id: string): Prisma.Sql =>
  isId(id)
    ? Prisma.sql`
      (SELECT json_build_object('cityId', city_id, 'street', street, 'house', house, 'building', building, 'apartment', apartment,
          'postalCode', postal_code)
        FROM account_address WHERE id = ${id}::uuid AND account_id = ${accountId}::uuid)`
    : Prisma.sql`NULL::json`;

/** Number of addresses that a person may save. */
export const maxAddresses = 20;
export const maxStreetLength = 120;
export const maxAddressPartLength = 20;

/** An address in the form in which it is stored. */
export interface SavedAddress {
  cityId: string;
  street: string;
  house: string;
  building: string;
  apartment: string;
  postalCode: string;
}

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

/** Error for an id that belongs to no saved address of the account. An address of another account gets the same error. */
export const addressNotFoundError = (): DomainError => {
  const message = 'Этого адреса больше нет. Выберите другой или\u00a0введите новый.';
  return new DomainError(ErrorCode.BAD_USER_INPUT, message, { field: 'addressId' });
};

export const tooManyAddressesError = (): DomainError => {
  const message = `Можно сохранить не\u00a0больше ${maxAddresses}\u00a0адресов. Удалите лишний.`;
  return new DomainError(ErrorCode.BAD_USER_INPUT, message, { mostAddresses: maxAddresses });
};
