import { formatCity } from '../../delivery/city/city.rules.ts';
import { listRefusedFields } from '../../platform/form/field-errors.ts';
import { readFormText } from '../../platform/form/form-text.ts';
import type { CreateAddressInput, SavedAddressFragment } from '../../platform/graphql/generated/graphql.ts';

const fieldNames = ['city', 'cityId', 'cityFor', 'street', 'house', 'building', 'apartment', 'index'] as const;

export type AddressFormField = (typeof fieldNames)[number];
export type AddressValues = Record<AddressFormField, string>;
export type AddressErrors = Partial<Record<AddressFormField, string>>;

export const emptyAddress = Object.fromEntries(fieldNames.map((name) => [name, ''])) as AddressValues;

export const readAddress = (form: FormData): AddressValues =>
  Object.fromEntries(fieldNames.map((name) => [name, readFormText(form, name)])) as AddressValues;

/** Fills the form of a saved address. A city that the shop no longer delivers to must be typed again. */
export function toValues({ cityId, city: title, region, street, house, building, apartment, index }: SavedAddressFragment): AddressValues {
  const city = title && formatCity({ title, region });
  return { city, cityId: city && cityId, cityFor: city, street, house, building, apartment, index };
}

export const toInput = ({ cityId, street, house, building, apartment, index }: AddressValues): CreateAddressInput => ({
  cityId,
  street,
  house,
  building,
  apartment,
  index,
});

const requiredErrors: AddressErrors = {
  city: 'Напишите город',
  street: 'Напишите улицу',
  house: 'Напишите номер дома',
};

/** Returns the errors that can be found without the API: empty required fields. */
export const findProblems = (values: AddressValues): AddressErrors =>
  Object.fromEntries(Object.entries(requiredErrors).filter(([name]) => values[name as AddressFormField] === ''));

const isFieldName = (name: unknown): name is AddressFormField => fieldNames.some((fieldName) => fieldName === name);

/** Returns the errors in the details of an API error, by field of this form. */
export const readErrors = (details: Record<string, unknown>, message: string): AddressErrors =>
  Object.fromEntries(
    listRefusedFields(details, message).flatMap(([field, text]) => {
      const name = field === 'cityId' ? 'city' : field;
      return isFieldName(name) ? [[name, text]] : [];
    }),
  );
