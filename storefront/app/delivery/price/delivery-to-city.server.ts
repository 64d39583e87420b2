import type { RouterContextProvider } from 'react-router';
import { readRefusedCode } from '../../platform/graphql/api-client.server.ts';
import { CityPointDocument, DeliveryToDocument, type DeliveryToQuery } from '../../platform/graphql/generated/graphql.ts';
import { optional } from '../../platform/lazy/optional.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import { chooseDestination } from './destination.rules.ts';

/** How long a silent carrier is remembered. */
const rememberedMs = 30_000;
/** How long a page waits for a carrier that was silent a moment ago. */
const shortPatienceMs = 100;

/** When the carrier was silent last, by `performance.now()` and by id of the city. */
const unavailableAt = new Map<string, number>();

const wasUnavailable = (cityId: string) => performance.now() - (unavailableAt.get(cityId) ?? Number.NEGATIVE_INFINITY) < rememberedMs;

/** Asks for prices and days, and notes whether the carrier has answered. Null if it is silent. */
async function ask(context: Readonly<RouterContextProvider>, cityId: string, ids: readonly string[]): Promise<DeliveryToQuery | null> {
  const api = context.get(apiContext);
  try {
    // Without pickup points the price of the courier is still of use.
    const point = await api.common(CityPointDocument, { cityId }).catch(() => null);
    const found = await api.query(DeliveryToDocument, { ids: [...ids], ...chooseDestination(cityId, point) });
    unavailableAt.delete(cityId);
    return found;
  } catch (error) {
    if (readRefusedCode(error) !== 'DELIVERY_UNAVAILABLE') throw error;
    unavailableAt.set(cityId, performance.now());
    return null;
  }
}

/**
 * Prices and days of the delivery of units to a city. Null if they cannot be computed at the moment. One page waits for a silent carrier.
 * Those that come after it go without, while their questions find out whether the carrier is back.
 */
export function loadDeliveryTo(
  context: Readonly<RouterContextProvider>,
  cityId: string,
  ids: readonly string[],
): Promise<DeliveryToQuery | null> {
  // Such a page is complete, because it says that the carrier is silent.
  const patience = wasUnavailable(cityId) ? { timeoutMs: shortPatienceMs } : { visit: context.get(visitContext) };
  return optional(ask(context, cityId, ids), patience);
}
