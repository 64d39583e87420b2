import type { Refused } from '../platform/graphql/exchange.server.ts';
import { mayBeSaved, wordsOfRefusal } from '../platform/graphql/failure-words.ts';

/** What a refusal says to the shopper. */
export const failureWords = (refused: Refused): string => wordsOfRefusal(refused, mayBeSaved);
