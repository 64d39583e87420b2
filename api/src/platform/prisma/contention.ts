import { unavailableError } from '../errors/domain-error.js';
import { findAdapterError, readText } from './database-errors.js';

/** Codes of PostgreSQL for a serialization failure and a deadlock, and of Prisma for a conflict of a transaction. */
const CONTENTION_CODE = /^(?:40001|40P01|P2034)$/;

/** Whether a transaction failed only because of a concurrent transaction. Nothing was changed, and a repetition may succeed. */
const isContention = (error: unknown): boolean => listCodes(error).some((code) => CONTENTION_CODE.test(code));

/** The codes of an error of pg or Prisma, and of PostgreSQL behind it. */
const listCodes = (error: unknown): string[] => [readText(error, 'code'), readText(findAdapterError(error), 'originalCode')];

const MAX_ATTEMPTS = 4;

/**
 * Whether a transaction failed because another transaction has inserted a row with the same unique key, or deleted a referenced row, in
 * the meantime. The caller reads such rows first, so a repetition notices the change.
 */
export const isKeyRace = (error: unknown): boolean => listCodes(error).some((code) => /^2350[35]$/.test(code));

/** Repeats a transaction while it fails only because of concurrent transactions. `isRace` recognises further failures of that kind. */
export async function retryOnContention<T>(transaction: () => Promise<T>, isRace?: (error: unknown) => boolean): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (!isContention(error) && !isRace?.(error)) throw error;
      if (attempt === MAX_ATTEMPTS) throw unavailableError(error);
    }
  }
}
