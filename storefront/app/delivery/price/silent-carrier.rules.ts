import type { Refused } from '../../platform/graphql/exchange.server.ts';

/** Whether a delivery cannot be computed because the carrier does not answer, and not because it does not go there. */
export const isCarrierUnavailable = ({ code, details }: Pick<Refused, 'code' | 'details'>): boolean =>
  code === 'DELIVERY_UNAVAILABLE' && details.reason !== 'NOT_SERVED';
