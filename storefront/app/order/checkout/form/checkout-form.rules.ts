import { type CityOption, toCityFieldValues } from '../../../delivery/city/city.rules.ts';
import { listRefusedFields } from '../../../platform/form/field-errors.ts';
import { type ReductionChange, readReductionChange } from '../reduction/reduction.rules.ts';
import { type Replacement, readReplacement, replaceIds } from '../unavailable/chosen-replacement.rules.ts';

const fieldNames = [
  'name',
  'surname',
  'phone',
  'email',
  'way',
  'address',
  'city',
  'cityId',
  'cityFor',
  'point',
  'pointFor',
  'street',
  'house',
  'building',
  'apartment',
  'index',
  'streetFor',
  'saveAddress',
  'payment',
  'comment',
  'promocode',
  'bonuses',
  'consent',
  'consentVersion',
  'consentFor',
] as const;

export type FieldName = (typeof fieldNames)[number];

/**
 * Values of the form. `cityId` is valid only while the text of the city equals `cityFor`. The pickup point is valid in the city in
 * `pointFor`, and the typed address in the city in `streetFor`. `way` is the delivery method: PICKUP, COURIER or, until one is chosen,
 * empty. A courier delivers to the saved `address` or, if that is empty, to the typed address. `consentVersion` is the version of the
 * consent text beside the button. `consentFor` is the recipient who has consented with an earlier order, as built by `toRecipientKey`.
 */
export type CheckoutValues = Record<FieldName, string>;

/** The version of the consent text that the API expects while the shop has published no text. */
export const unpublishedConsent = 'unpublished';

export type FieldErrors = Partial<Record<FieldName, string>>;

/** Contents of the form, whether it was submitted or is still being filled in. */
export interface CheckoutInput {
  /** The account that the form was filled in for. */
  accountId: string;
  values: CheckoutValues;
  /** Ids of all displayed units, including unavailable ones. */
  ids: string[];
  /** Idempotency key of the order. */
  key: string;
  /** The VisibleSum as JSON, parsed by `parseVisibleSum`. */
  visibleSumJson: string;
  /** Which unit replaces which; null if the form replaces none. */
  replacement: Replacement | null;
  /** A change of the promo code or the bonuses. If it is set, no order is placed. */
  reduction: ReductionChange | null;
}

export const emptyValues = Object.fromEntries(fieldNames.map((name) => [name, ''])) as CheckoutValues;

const destinationNames = [
  'address',
  'city',
  'cityId',
  'cityFor',
  'point',
  'pointFor',
  'street',
  'house',
  'building',
  'apartment',
  'index',
  'streetFor',
] as const;

/** The fields of the destination, for every method of delivery. */
export const pickDestination = (values: CheckoutValues): Partial<CheckoutValues> =>
  Object.fromEntries(destinationNames.map((name) => [name, values[name]]));

/** The fields of a destination of which only the city is known. */
export const toCityValues = (city: CityOption): Partial<CheckoutValues> => ({
  ...pickDestination(emptyValues),
  ...toCityFieldValues(city),
});

/** Returns an error if the street was filled in for a city other than that of the destination. */
export const findStreetOfOtherCity = ({ way, address, street, cityId, streetFor }: CheckoutValues): FieldErrors =>
  way !== 'PICKUP' && address === '' && street !== '' && streetFor !== '' && streetFor !== cityId
    ? { street: 'Город изменился. Проверьте улицу, дом и\u00a0индекс' }
    : {};

/** Identifies a recipient. A consent to the processing of personal data is valid for one person only. */
export const toRecipientKey = ({ name, surname, phone }: Pick<CheckoutValues, 'name' | 'surname' | 'phone'>): string =>
  [name.trim().toLowerCase(), surname.trim().toLowerCase(), phone.replace(/\D/g, '')].join('|');

const isFieldName = (name: unknown): name is FieldName => typeof name === 'string' && fieldNames.some((fieldName) => fieldName === name);

/** The form's field that displays the errors of a field of the API's input. Fields that are not listed have the same name in both. */
const fieldByInputName: Record<string, FieldName> = {
  cityId: 'city',
  pickupPointCode: 'point',
  addressId: 'address',
  promocode: 'promocode',
  productItemIds: 'payment',
};

/** Returns the errors in the details of a refusal, by field of this form. */
export function toFieldErrors(details: Record<string, unknown>, message: string): FieldErrors {
  return Object.fromEntries(
    listRefusedFields(details, message).flatMap(([field, text]) => {
      const name = fieldByInputName[String(field)] ?? field;
      return isFieldName(name) ? [[name, text]] : [];
    }),
  );
}

const readText = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const readValues = (form: FormData): CheckoutValues =>
  Object.fromEntries(fieldNames.map((name) => [name, readText(form, name)])) as CheckoutValues;

export function readInput(form: FormData): CheckoutInput {
  return {
    accountId: readText(form, 'account'),
    values: readValues(form),
    ids: form.getAll('unit').filter((unit) => typeof unit === 'string'),
    key: readText(form, 'key'),
    visibleSumJson: readText(form, 'seen'),
    replacement: readReplacement(readText(form, 'swap')),
    reduction: readReductionChange(form),
  };
}

/** Whether the form places an order; false if it only changes what would be ordered. */
export const placesOrder = ({ replacement, reduction }: CheckoutInput): boolean => replacement?.order !== null && reduction === null;

/** If the form accepts a replacement and orders it, returns the input of that order, otherwise the unchanged input. */
export function applyReplacement(input: CheckoutInput): CheckoutInput {
  const { values, ids, replacement } = input;
  if (!replacement?.order) return input;
  const { promocode, bonuses, visibleSumJson } = replacement.order;
  return {
    ...input,
    values: { ...values, promocode, bonuses },
    ids: replaceIds(ids, [replacement]),
    visibleSumJson,
  };
}
