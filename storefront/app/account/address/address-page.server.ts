import { createContext, data, type RouterContextProvider, redirect } from 'react-router';
import { requireUser } from '../../auth/session/session.server.ts';
import { prepareCityChoice, toCityFieldValues } from '../../delivery/city/city.rules.ts';
import { describeCityProblem, resolveCity } from '../../delivery/city/resolve-city.server.ts';
import { notFound } from '../../platform/error-response.ts';
import { createRefusal, readForm } from '../../platform/form/form.server.ts';
import { readFormText } from '../../platform/form/form-text.ts';
import { callApi } from '../../platform/graphql/call-api.server.ts';
import type { RefusedOperation } from '../../platform/graphql/exchange.server.ts';
import { describeRefusal, isOutage, unsureIfSavedAdvice } from '../../platform/graphql/failure-messages.ts';
import {
  AddressesDocument,
  CreateAddressDocument,
  EditAddressDocument,
  RemoveAddressDocument,
  type SavedAddressFragment,
} from '../../platform/graphql/generated/graphql.ts';
import { apiContext } from '../../platform/visit.server.ts';
import { type AddressValues, findProblems, readAddress, readErrors, toInput, toValues } from './address-form.rules.ts';
import type { AddressFormResult, AddressListResult } from './address-result.ts';

interface FormArgs {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

const listPath = '/account/addresses';
const removedMessage = 'Этого адреса больше нет: возможно, вы\u00a0удалили его на\u00a0другом устройстве. Сохраните его как новый.';

/** Whether this request submitted the form of an address that has been removed. The page then says so. */
const isRemovedContext = createContext(false);

const refuseSaving = (values: AddressValues, result: Partial<AddressFormResult>, refused?: RefusedOperation) =>
  createRefusal<AddressFormResult>(
    { values, errors: {}, cities: [], failureMessage: undefined, ...result },
    refused !== undefined && isOutage(refused),
  );

function refuseAddress(values: AddressValues, refused: RefusedOperation) {
  const errors = readErrors(refused.details, refused.message);
  const failureMessage = Object.keys(errors).length > 0 ? undefined : describeRefusal(refused, unsureIfSavedAdvice);
  return refuseSaving(values, { errors, failureMessage }, refused);
}

export async function readSavedAddresses(context: Readonly<RouterContextProvider>): Promise<readonly SavedAddressFragment[]> {
  return (await context.get(apiContext).query(AddressesDocument)).addressList.items;
}

interface FoundAddress {
  /** The saved values of the address. Null if it was removed before the form arrived. */
  savedValues: AddressValues | null;
  /** Addresses to list if the requested address was removed; empty otherwise. */
  otherAddresses: readonly SavedAddressFragment[];
}

/** Finds the address with this id and its values. Throws a 404 if there is none, unless its form has just been submitted. */
export async function findAddress({ url, context }: Pick<FormArgs, 'url' | 'context'>, id: string): Promise<FoundAddress> {
  const addresses = await readSavedAddresses(context);
  const foundAddress = addresses.find((address) => address.id === id);
  if (!foundAddress && !context.get(isRemovedContext)) throw notFound(url);
  return foundAddress ? { savedValues: toValues(foundAddress), otherAddresses: [] } : { savedValues: null, otherAddresses: addresses };
}

/** Saves a new address or, if `id` is set, changes a saved address. Works without JavaScript. */
export async function saveAddress({ request, url, context }: FormArgs, id?: string) {
  requireUser(context, url.pathname + url.search);
  const typedValues = readAddress(await readForm(request));
  const fieldErrors = findProblems(typedValues);
  if (fieldErrors.city) return refuseSaving(typedValues, { errors: fieldErrors });
  const cityResolution = await resolveCity(context, typedValues);
  if (cityResolution.kind === 'refused') return refuseAddress(typedValues, cityResolution.refused);
  if (cityResolution.kind !== 'known') {
    const cities = cityResolution.kind === 'several' ? cityResolution.cities : [];
    return refuseSaving(prepareCityChoice(typedValues), { errors: { ...fieldErrors, city: describeCityProblem(cityResolution) }, cities });
  }
  const values = { ...typedValues, ...toCityFieldValues(cityResolution.city) };
  if (Object.keys(fieldErrors).length > 0) return refuseSaving(values, { errors: fieldErrors });
  const dto = toInput(values);
  const outcome = id
    ? await callApi(context, EditAddressDocument, { dto: { ...dto, id } })
    : await callApi(context, CreateAddressDocument, { dto });
  if (outcome.refused) return refuseAddress(values, outcome.refused);
  if (outcome.data && 'editAddress' in outcome.data && !outcome.data.editAddress) {
    context.set(isRemovedContext, true);
    return refuseSaving(values, { failureMessage: removedMessage });
  }
  throw redirect(listPath, { status: 303 });
}

const refuseRemoval = (refused: RefusedOperation, removedAddress: AddressValues | null = null) =>
  createRefusal<AddressListResult>(
    { removedAddress, message: describeRefusal(refused, unsureIfSavedAdvice), isFailure: true },
    isOutage(refused),
  );

async function removeAddress(context: Readonly<RouterContextProvider>, id: string) {
  const savedAddress = (await readSavedAddresses(context)).find((address) => address.id === id);
  const { data: payload, refused } = await callApi(context, RemoveAddressDocument, { id });
  if (refused) return refuseRemoval(refused);
  const removedValues = savedAddress && payload?.removeAddress ? toValues(savedAddress) : null;
  // No restoration is offered for an address whose city is no longer served, because it could not be saved again.
  return { removedAddress: removedValues?.cityId ? removedValues : null, message: 'Адрес удалён.', isFailure: false };
}

async function restoreAddress(context: Readonly<RouterContextProvider>, values: AddressValues) {
  const { refused } = await callApi(context, CreateAddressDocument, { dto: toInput(values) });
  return refused ? refuseRemoval(refused, values) : { removedAddress: null, message: 'Адрес снова сохранён.', isFailure: false };
}

/** Removes an address, or restores a removed one. Works without JavaScript. */
export async function changeAddresses({ request, url, context }: FormArgs): Promise<AddressListResult | ReturnType<typeof refuseRemoval>> {
  requireUser(context, url.pathname + url.search);
  const form = await readForm(request);
  const intent = readFormText(form, 'intent');
  if (intent === 'restore') return restoreAddress(context, readAddress(form));
  if (intent === 'remove') return removeAddress(context, readFormText(form, 'id'));
  throw data({ message: 'Unknown intent' }, { status: 400 });
}
