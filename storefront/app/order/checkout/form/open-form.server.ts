import type { RouterContextProvider } from 'react-router';
import { createUnitsKey } from '../../../cart/cart-lines.rules.ts';
import { type CityOption, listCityValues } from '../../../delivery/city/city.rules.ts';
import { resolveCity } from '../../../delivery/city/resolve-city.server.ts';
import { createServiceUnavailable } from '../../../platform/error-response.ts';
import type { CheckoutAddressFragment, CheckoutOrdersQuery } from '../../../platform/graphql/generated/graphql.ts';
import { type DisplayedForm, loadPoints, queryQuote } from '../displayed-form.server.ts';
import { type CheckoutDraft, restoreValues } from '../draft/checkout-draft.ts';
import type { CityPoints } from '../pickup/point-list.rules.ts';
import { type CheckoutValues, toCityValues } from './checkout-form.rules.ts';

type Context = Readonly<RouterContextProvider>;
type PlacedOrder = CheckoutOrdersQuery['userOrderList']['items'][number];

/** Fills in where the newest order went, and what of the recipient the profile does not have. */
async function withLastAddress(context: Context, values: CheckoutValues, [newest]: readonly PlacedOrder[]): Promise<CheckoutValues> {
  if (!newest) return values;
  const { city, cityId, street, house, building, apartment, index } = newest.addressDelivery;
  const names = { name: values.name || newest.name, surname: values.surname || newest.surname, phone: values.phone || newest.phone };
  const { code } = newest.cdekDelivery ?? {};
  // The street of a pickup point is none of the shopper's.
  const destination = code
    ? { way: 'PICKUP', point: code, pointFor: cityId }
    : { way: 'COURIER', street, house, building, apartment, index, streetFor: cityId };
  const filled = { ...values, ...names, ...destination, city, cityId, cityFor: city };
  const foundCity = await resolveCity(context, filled);
  // An id that the shop does not know any more would leave the page without a sum.
  return foundCity.kind === 'known'
    ? { ...filled, ...listCityValues(foundCity.city) }
    : { ...filled, cityId: '', cityFor: '', streetFor: '' };
}

interface SavedDestinations {
  addresses: readonly CheckoutAddressFragment[];
  points: CityPoints | null;
  /** The city that the shopper has chosen, which a saved address must be in. */
  chosen: Pick<CityOption, 'id'> | null;
}

/** The city that the shopper has chosen counts before that of the newest order, whose street and pickup point are then of no use. */
export const withChosenCity = (values: CheckoutValues, chosenOption: CityOption | null): CheckoutValues =>
  chosenOption && chosenOption.id !== values.cityId ? { ...values, ...toCityValues(chosenOption) } : values;

/**
 * Chooses the saved address that the newest order went to, or the newest one before the first order, and forgets a point that is closed.
 */
export function withSavedDestination(values: CheckoutValues, { addresses, points, chosen }: SavedDestinations): CheckoutValues {
  const cityId = chosen?.id ?? values.cityId;
  const near = cityId ? addresses.filter((address) => address.cityId === cityId) : addresses;
  const isSame = (address: CheckoutAddressFragment) =>
    (['street', 'house', 'building', 'apartment'] as const).every((name) => address[name] === values[name]);
  const savedAddress = values.street === '' ? near[0] : near.find(isSame);
  // The browser reads the rest of a long list, and decides then.
  const isOpen = points !== null && (!points.areAll || points.points.some(({ code }) => code === values.point));
  // Without an earlier order no method is preset. The city of the address is known.
  const city =
    savedAddress && values.cityId === '' ? { city: savedAddress.city, cityId: savedAddress.cityId, cityFor: savedAddress.city } : null;
  return { ...values, ...city, address: savedAddress?.id ?? '', point: isOpen ? values.point : '' };
}

interface Destinations {
  orders: readonly PlacedOrder[];
  addresses: readonly CheckoutAddressFragment[];
  /** The city that the shopper has chosen for all pages. */
  chosen: CityOption | null;
}

/** Fills in where the order may go, and reads the pickup points there. */
async function fillInDestination(context: Context, profile: CheckoutValues, { orders, addresses, chosen }: Destinations) {
  const filled = withChosenCity(await withLastAddress(context, profile, orders), chosen);
  const points = await loadPoints(context, filled);
  return { points, values: withSavedDestination(filled, { addresses, points, chosen }) };
}

interface CheckoutSources {
  profile: CheckoutValues;
  destinations: Destinations;
  /** The form that was sent when the session had ended. */
  draft: CheckoutDraft | null;
}

/** Fills in what is known, or else what was typed before signing in again. */
async function fillIn(context: Context, { profile, destinations, draft }: CheckoutSources) {
  const page = await fillInDestination(context, profile, destinations);
  if (!draft) return page;
  const values = restoreValues(draft, { values: page.values, chosenCity: destinations.chosen });
  return { values, points: await loadPoints(context, values) };
}

/** Fills in a new form, and reads its sum. */
export async function openForm(context: Context, ids: readonly string[], sources: CheckoutSources): Promise<DisplayedForm> {
  const { values, points } = await fillIn(context, sources);
  const sum = ids.length > 0 ? await queryQuote(context, ids, values) : null;
  if (ids.length > 0 && !sum) throw createServiceUnavailable();
  const { draft } = sources;
  return { values, ids, key: draft && createUnitsKey(draft.ids) === createUnitsKey(ids) ? draft.key : crypto.randomUUID(), sum, points };
}
