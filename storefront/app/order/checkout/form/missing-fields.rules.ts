import type { CityValues } from '../../../delivery/city/city.rules.ts';
import { toResolvedCityId } from '../quote/quote-request.rules.ts';
import { type CheckoutValues, type FieldErrors, type FieldName, toRecipientKey } from './checkout-form.rules.ts';

const missingFieldTexts: Partial<Record<FieldName, string>> = {
  name: 'Напишите имя: курьер спросит его\u00a0при\u00a0вручении',
  surname: 'Напишите фамилию',
  phone: 'Напишите телефон: по\u00a0нему позвонит курьер',
  email: 'Напишите email: на\u00a0него придёт чек',
  city: 'Напишите город доставки',
  way: 'Выберите, как\u00a0получить заказ',
  point: 'Выберите пункт выдачи',
  street: 'Напишите улицу',
  house: 'Напишите номер\u00a0дома',
  consent: 'Без\u00a0согласия мы\u00a0не\u00a0вправе доставить заказ',
};

const destinationFields: readonly FieldName[] = ['city', 'point', 'street', 'house'];

/** Whether the server has looked up the typed city and has found none or several. */
const hasFailedCityLookup = ({ city, cityId, cityFor }: CityValues) => city !== '' && city === cityFor && cityId === '';

/** Returns the fields of the destination that the chosen method of delivery needs. */
function listDestinationFields({ way, address, ...city }: CheckoutValues): readonly FieldName[] {
  if (way === 'COURIER' && address !== '') return [];
  // The street needs a city, so the city must be chosen first.
  if (way === 'COURIER' && !hasFailedCityLookup(city)) return ['city', 'street', 'house'];
  // Pickup points can be chosen only once the city is found.
  return way === 'PICKUP' && toResolvedCityId(city) !== '' ? ['city', 'point'] : ['city'];
}

/** Returns errors for empty required fields, which can be found without a request to the API. */
export function findMissingFields(values: CheckoutValues): FieldErrors {
  const neededFields = listDestinationFields(values);
  return Object.fromEntries(
    Object.entries(missingFieldTexts).filter(([key]) => {
      const name = key as FieldName;
      if (name === 'consent' && values.consentFor === toRecipientKey(values)) return false;
      if (name === 'city' && hasFailedCityLookup(values)) return true;
      return values[name].trim() === '' && (neededFields.includes(name) || !destinationFields.includes(name));
    }),
  );
}
