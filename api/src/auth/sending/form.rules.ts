import type { DomainError } from '../../platform/errors/domain-error.js';
import { sendingFailed } from '../code-limits/refusals.rules.js';

/** People do not fill in a form faster. */
const QUICKEST_MS = 2_000;

export interface Form {
  website?: string | null;
  pageLoadTime?: number | null;
}

/** One answer for both traps: a machine must not learn which of them caught it. */
const trapped = () => sendingFailed('The form was not sent as people send it');

/** Refuses a form whose hidden field is filled in, or that was sent within two seconds. Only browsers must send both fields. */
export function suspicion({ website, pageLoadTime }: Form, { isBrowser, now }: { isBrowser: boolean; now: Date }): DomainError | undefined {
  if (website) return trapped();
  if (isBrowser && typeof website !== 'string') return sendingFailed('A browser has to send the field website');
  if (isBrowser && typeof pageLoadTime !== 'number') return sendingFailed('A browser has to send pageLoadTime');
  if (typeof pageLoadTime !== 'number') return undefined;
  return now.getTime() - pageLoadTime >= QUICKEST_MS ? undefined : trapped();
}
