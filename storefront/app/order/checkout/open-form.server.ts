import type { RouterContextProvider } from 'react-router';
import { formatRecipient } from '../../account/recipient/contacts.ts';
import { createUnitsKey } from '../../cart/cart-lines.rules.ts';
import { type CityOption, toCityFieldValues } from '../../delivery/city/city.rules.ts';
import { resolveCity } from '../../delivery/city/resolve-city.server.ts';
import { createServiceUnavailable } from '../../platform/error-response.ts';
import type { CheckoutAddressFragment, CheckoutOrdersQuery } from '../../platform/graphql/generated/graphql.ts';
import type { DisplayedForm } from './displayed-form.server.ts';
import { type CheckoutDraft, restoreValues } from './draft/checkout-draft.ts';
import { type CheckoutValues, toCityValues } from './form/checkout-form.rules.ts';
import { loadPoints } from './pickup/load-points.server.ts';
import type { CityPoints } from './pickup/point-list.rules.ts';
import { loadQuote } from './quote/load-quote.server.ts';

type Context = Readonly<RouterContextProvider>;
type PlacedOrder = CheckoutOrdersQuery['userOrderList']['items'][number];

/** Fills in the destination of the newest order, and those recipient details of that order that the profile lacks. */
async function fillInNewestDestination(
  context: Context,
  values: CheckoutValues,
  [newestOrder]: readonly PlacedOrder[],
): Promise<CheckoutValues> {
  if (!newestOrder) return values;
  const { city, cityId, street, house, building, apartment, index } = newestOrder.addressDelivery;
  const recipient = {
    name: values.name || newestOrder.name,
    surname: values.surname || newestOrder.surname,
    phone: values.phone || newestOrder.phone,
  };
  const { code } = newestOrder.cdekDelivery ?? {};
  // The street of a pickup point is not the shopper's address.
  const destination = code
    ? { way: 'PICKUP', point: code, pointFor: cityId }
    : { way: 'COURIER', street, house, building, apartment, index, streetFor: cityId };
  const filledValues = { ...values, ...recipient, ...destination, city, cityId, cityFor: city };
  const cityResolution = await resolveCity(context, filledValues);
  // With the id of a city that the shop no longer has, the order could not be quoted.
  return cityResolution.kind === 'known'
    ? { ...filledValues, ...toCityFieldValues(cityResolution.city) }
    : { ...filledValues, cityId: '', cityFor: '', streetFor: '' };
}

interface SavedDestinations {
  addresses: readonly CheckoutAddressFragment[];
  points: CityPoints | null;
  /** The city that the shopper has chosen, in which a saved address must be. */
  chosenCity: Pick<CityOption, 'id'> | null;
}

/**
 * The city that the shopper has chosen replaces the city of the newest order. The street and the pickup point of that order are then
 * dropped.
 */
export const applyChosenCity = (values: CheckoutValues, chosenCity: CityOption | null): CheckoutValues =>
  chosenCity && chosenCity.id !== values.cityId ? { ...values, ...toCityValues(chosenCity) } : values;

/**
 * Chooses the saved address of the newest order or, before the first order, the newest saved address. Drops a pickup point that is closed.
 */
export function applySavedDestination(values: CheckoutValues, { addresses, points, chosenCity }: SavedDestinations): CheckoutValues {
  const cityId = chosenCity?.id ?? values.cityId;
  const addressesInCity = cityId ? addresses.filter((address) => address.cityId === cityId) : addresses;
  const isSameAddress = (address: CheckoutAddressFragment) =>
    (['street', 'house', 'building', 'apartment'] as const).every((name) => address[name] === values[name]);
  const savedAddress = values.street === '' ? addressesInCity[0] : addressesInCity.find(isSameAddress);
  // If the list is incomplete, the browser loads the remaining points and then checks this point.
  const isPointOpen = points !== null && (!points.isComplete || points.points.some(({ code }) => code === values.point));
  // Before the first order, no delivery method is preset, but the city of the saved address is known.
  const city =
    savedAddress && values.cityId === '' ? { city: savedAddress.city, cityId: savedAddress.cityId, cityFor: savedAddress.city } : null;
  return { ...values, ...city, address: savedAddress?.id ?? '', point: isPointOpen ? values.point : '' };
}

interface DestinationSources {
  orders: readonly PlacedOrder[];
  addresses: readonly CheckoutAddressFragment[];
  /** The city that the shopper has chosen for all pages. */
  chosenCity: CityOption | null;
}

/** Fills in the destination, and loads the pickup points of its city. */
async function fillInDestination(context: Context, profile: CheckoutValues, { orders, addresses, chosenCity }: DestinationSources) {
  const filledValues = applyChosenCity(await fillInNewestDestination(context, profile, orders), chosenCity);
  const points = await loadPoints(context, filledValues);
  return { points, values: applySavedDestination(filledValues, { addresses, points, chosenCity }) };
}

interface CheckoutSources {
  profile: CheckoutValues;
  destinationSources: DestinationSources;
  /** The form that was sent when the session had ended; null if there is none. */
  draft: CheckoutDraft | null;
}

/** Fills in the known values, or the stored input of a form that was sent after the session had ended. */
async function fillInForm(context: Context, { profile, destinationSources, draft }: CheckoutSources) {
  const openedForm = await fillInDestination(context, profile, destinationSources);
  if (!draft) return openedForm;
  const values = restoreValues(draft, { values: openedForm.values, chosenCity: destinationSources.chosenCity });
  return { values, points: await loadPoints(context, values) };
}

/** Fills in a new form, and loads its quote. */
export async function openForm(context: Context, ids: readonly string[], sources: CheckoutSources): Promise<DisplayedForm> {
  const { points, ...form } = await fillInForm(context, sources);
  const values = { ...form.values, phone: formatRecipient('phone', form.values.phone) };
  const quote = ids.length > 0 ? await loadQuote(context, ids, values) : null;
  if (ids.length > 0 && !quote) throw createServiceUnavailable();
  const { draft } = sources;
  const key = draft && createUnitsKey(draft.ids) === createUnitsKey(ids) ? draft.key : crypto.randomUUID();
  return { values, ids, key, quote, points };
}
