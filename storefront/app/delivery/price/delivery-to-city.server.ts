import type { RouterContextProvider } from 'react-router';
import { readRefusedCode } from '../../platform/graphql/api-client.server.ts';
import { CityPointDocument, DeliveryToDocument, type DeliveryToQuery } from '../../platform/graphql/generated/graphql.ts';
import { loadOptional } from '../../platform/lazy/optional.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import { chooseDestination } from './describe-delivery.rules.ts';

/** How long the failure of a carrier is remembered. */
const rememberedMs = 30_000;
/** How long a page waits for a carrier that did not respond a moment ago. */
const shortTimeoutMs = 100;

/** When the carrier last failed to respond, by `performance.now()` and by id of the city. */
const unavailableAt = new Map<string, number>();

const isKnownUnavailable = (cityId: string) => performance.now() - (unavailableAt.get(cityId) ?? Number.NEGATIVE_INFINITY) < rememberedMs;

/** Requests prices and days, and records whether the carrier has responded. Null if it has not. */
async function queryDelivery(
  context: Readonly<RouterContextProvider>,
  cityId: string,
  ids: readonly string[],
): Promise<DeliveryToQuery | null> {
  const api = context.get(apiContext);
  try {
    // Without pickup points the price of the courier is still useful.
    const point = await api.queryShared(CityPointDocument, { cityId }).catch(() => null);
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
 * Prices and days of the delivery of units to a city. Null if they cannot be computed at the moment. One page waits for a carrier that does
 * not respond. Later pages do without, while their requests find out whether the carrier has recovered.
 */
export function loadDeliveryTo(
  context: Readonly<RouterContextProvider>,
  cityId: string,
  ids: readonly string[],
): Promise<DeliveryToQuery | null> {
  // Such a page is complete, because it says that the carrier does not respond.
  const limits = isKnownUnavailable(cityId) ? { timeoutMs: shortTimeoutMs } : { visit: context.get(visitContext) };
  return loadOptional(queryDelivery(context, cityId, ids), limits);
}
