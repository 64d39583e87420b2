import type { RouterContextProvider } from 'react-router';
import { readThrownCode } from '../../platform/graphql/api-client.server.ts';
import { CityPointDocument, DeliveryToDocument, type DeliveryToQuery } from '../../platform/graphql/generated/graphql.ts';
import { loadOptional } from '../../platform/lazy/load-optional.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import { buildPriceVariables } from './price-variables.rules.ts';

/** Time after a failure of the carrier during which pages wait no longer than `shortTimeoutMs`. */
const failureTtlMs = 30_000;
/** How long a page waits for a carrier that has failed recently. */
const shortTimeoutMs = 100;

/** Time of the carrier's last failure to respond, by city id. Measured by `performance.now()`. */
const failureTimes = new Map<string, number>();

const hasFailedRecently = (cityId: string) => performance.now() - (failureTimes.get(cityId) ?? Number.NEGATIVE_INFINITY) < failureTtlMs;

/** Requests prices and days, and records whether the carrier has responded. Returns null if it has not. */
async function queryDelivery(
  context: Readonly<RouterContextProvider>,
  cityId: string,
  ids: readonly string[],
): Promise<DeliveryToQuery | null> {
  const api = context.get(apiContext);
  try {
    // Without pickup points the price of the courier is still useful.
    const point = await api.queryLongCached(CityPointDocument, { cityId }).catch(() => null);
    const response = await api.query(DeliveryToDocument, { ids: [...ids], ...buildPriceVariables(cityId, point) });
    failureTimes.delete(cityId);
    return response;
  } catch (error) {
    if (readThrownCode(error) !== 'DELIVERY_UNAVAILABLE') throw error;
    failureTimes.set(cityId, performance.now());
    return null;
  }
}

/**
 * Loads the prices and days of the delivery of units to a city. Returns null if they cannot be computed at the moment. After the carrier
 * has failed to respond, pages hardly wait for it. They are rendered without prices and days, while their requests find out whether the
 * carrier has recovered.
 */
export function loadDeliveryToCity(
  context: Readonly<RouterContextProvider>,
  cityId: string,
  ids: readonly string[],
): Promise<DeliveryToQuery | null> {
  // Soon after a failure, a page without prices may be cached. At other times a page without prices is incomplete and must not be cached.
  const limits = hasFailedRecently(cityId) ? { timeoutMs: shortTimeoutMs } : { visit: context.get(visitContext) };
  return loadOptional(queryDelivery(context, cityId, ids), limits);
}
