import { createContext, data, type RouterContextProvider, redirect } from 'react-router';
import { personOf } from '../../auth/session/session.server.ts';
import { valuesOfCity, withCityList } from '../../delivery/city/city.rules.ts';
import { cityProblem } from '../../delivery/city/city-problem.rules.ts';
import { resolveCity } from '../../delivery/city/resolve-city.server.ts';
import { formText } from '../../platform/form/form-text.ts';
import { readForm } from '../../platform/form/read-form.server.ts';
import { refusal } from '../../platform/form/refusal.server.ts';
import { askShop } from '../../platform/graphql/ask-shop.server.ts';
import type { Refused } from '../../platform/graphql/exchange.server.ts';
import { isOutage } from '../../platform/graphql/failure-words.ts';
import {
  AddressesDocument,
  CreateAddressDocument,
  EditAddressDocument,
  RemoveAddressDocument,
  type SavedAddressFragment,
} from '../../platform/graphql/generated/graphql.ts';
import { notFound } from '../../platform/not-found.ts';
import { apiContext } from '../../platform/visit.server.ts';
import { failureWords } from '../account-form.server.ts';
import type { AddressAnswer, AddressesAnswer } from './address-answer.ts';
import { type AddressValues, addressIn, errorsIn, inputOf, missingIn, valuesOf } from './address-form.rules.ts';

interface Submitted {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

const listPath = '/account/addresses';
const gone = 'Этого адреса больше нет: возможно, вы\u00a0удалили его на\u00a0другом устройстве. Сохраните его как новый.';

/** Whether the form of this request was for an address that has been removed, so that its page can say so. */
const goneContext = createContext(false);

const unsaved = (values: AddressValues, answer: Partial<AddressAnswer>, refused?: Refused) =>
  refusal<AddressAnswer>({ values, errors: {}, cities: [], failed: undefined, ...answer }, refused !== undefined && isOutage(refused));

function refusedAnswer(values: AddressValues, refused: Refused) {
  const errors = errorsIn(refused.details, refused.message);
  const failed = Object.keys(errors).length > 0 ? undefined : failureWords(refused);
  return unsaved(values, { errors, failed }, refused);
}

/** Returns the saved addresses. */
export async function savedAddresses(context: Readonly<RouterContextProvider>): Promise<readonly SavedAddressFragment[]> {
  return (await context.get(apiContext).query(AddressesDocument)).addressList.items;
}

interface FoundAddress {
  /** Null for an address that was removed before its form came. */
  saved: AddressValues | null;
  /** The addresses to show instead. */
  others: readonly SavedAddressFragment[];
}

/** Finds the address with this id for its form. Throws a 404 for an unknown one. */
export async function findAddress({ url, context }: Pick<Submitted, 'url' | 'context'>, id: string): Promise<FoundAddress> {
  const addresses = await savedAddresses(context);
  const found = addresses.find((address) => address.id === id);
  if (!found && !context.get(goneContext)) throw notFound(url);
  return found ? { saved: valuesOf(found), others: [] } : { saved: null, others: addresses };
}

/** Saves a new address, or the one with this id. It works without JavaScript. */
export async function saveAddress({ request, url, context }: Submitted, id?: string) {
  personOf(context, url.pathname + url.search);
  const typed = addressIn(await readForm(request));
  const missing = missingIn(typed);
  if (missing.city) return unsaved(typed, { errors: missing });
  const found = await resolveCity(context, typed);
  if (found.kind === 'refused') return refusedAnswer(typed, found.refused);
  if (found.kind !== 'known') {
    const cities = found.kind === 'several' ? found.cities : [];
    return unsaved(withCityList(typed), { errors: { ...missing, city: cityProblem(found) }, cities });
  }
  const values = { ...typed, ...valuesOfCity(found.city) };
  if (Object.keys(missing).length > 0) return unsaved(values, { errors: missing });
  const dto = inputOf(values);
  const told = id
    ? await askShop(context, EditAddressDocument, { dto: { ...dto, id } })
    : await askShop(context, CreateAddressDocument, { dto });
  if (told.refused) return refusedAnswer(values, told.refused);
  if (told.data && 'editAddress' in told.data && !told.data.editAddress) {
    context.set(goneContext, true);
    return unsaved(values, { failed: gone });
  }
  throw redirect(listPath, { status: 303 });
}

const failed = (refused: Refused, removed: AddressValues | null = null) =>
  refusal<AddressesAnswer>({ removed, words: failureWords(refused), isFailure: true }, isOutage(refused));

async function remove(context: Readonly<RouterContextProvider>, id: string) {
  const known = (await savedAddresses(context)).find((address) => address.id === id);
  const { data: told, refused } = await askShop(context, RemoveAddressDocument, { id });
  if (refused) return failed(refused);
  const removed = known && told?.removeAddress ? valuesOf(known) : null;
  // An address whose city is no longer served cannot be saved again.
  return { removed: removed?.cityId ? removed : null, words: 'Адрес удалён.', isFailure: false };
}

async function restore(context: Readonly<RouterContextProvider>, values: AddressValues) {
  const { refused } = await askShop(context, CreateAddressDocument, { dto: inputOf(values) });
  return refused ? failed(refused, values) : { removed: null, words: 'Адрес снова сохранён.', isFailure: false };
}

/** Removes an address, or puts back the one that was removed. It works without JavaScript. */
export async function changeAddresses({ request, url, context }: Submitted): Promise<AddressesAnswer | ReturnType<typeof failed>> {
  personOf(context, url.pathname + url.search);
  const form = await readForm(request);
  const intent = formText(form, 'intent');
  if (intent === 'restore') return restore(context, addressIn(form));
  if (intent === 'remove') return remove(context, formText(form, 'id'));
  throw data({ message: 'Unknown intent' }, { status: 400 });
}
