import type { Refused } from '../platform/graphql/exchange.server.ts';
import { describeRefusal, mayBeSaved } from '../platform/graphql/failure-messages.ts';

/** What a refusal says to the shopper. */
export const describeFailure = (refused: Refused): string => describeRefusal(refused, mayBeSaved);
