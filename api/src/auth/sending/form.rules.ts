import type { DomainError } from '../../platform/errors/domain-error.js';
import { sendingFailed } from '../code-limits/refusals.rules.js';

/** Nobody fills in a form faster. */
const QUICKEST_MS = 2_000;

export interface Form {
  website?: string | null;
  pageLoadTime?: number | null;
}

/** What is suspicious of a form: a field was filled in that people do not see, or it took less than two seconds. Only browsers must have both. */
export function suspicion({ website, pageLoadTime }: Form, { isBrowser, now }: { isBrowser: boolean; now: Date }): DomainError | undefined {
  if (website) return sendingFailed('The field website is filled in');
  if (isBrowser && typeof website !== 'string') return sendingFailed('A browser has to send the field website');
  if (isBrowser && typeof pageLoadTime !== 'number') return sendingFailed('A browser has to send pageLoadTime');
  if (typeof pageLoadTime !== 'number') return undefined;
  return now.getTime() - pageLoadTime >= QUICKEST_MS ? undefined : sendingFailed('The form was sent within two seconds');
}
