import type { DomainError } from '../../platform/errors/domain-error.js';
import { sendingFailed } from '../code-limits/refusals.rules.js';

/** Minimum time in which a person could fill in the form. */
const QUICKEST_MS = 2_000;

export interface Form {
  website?: string | null;
  pageLoadTime?: number | null;
}

/** The error for a filled honeypot and for a form sent too early. It is the same, so that a bot does not learn which check caught it. */
const trapped = () => sendingFailed('The form was not sent as people send it');

/** Returns the error for a form whose hidden field is filled in or that was sent too early. Only browsers must send both fields. */
export function suspicion({ website, pageLoadTime }: Form, { isBrowser, now }: { isBrowser: boolean; now: Date }): DomainError | undefined {
  if (website) return trapped();
  if (isBrowser && typeof website !== 'string') return sendingFailed('A browser has to send the field website');
  if (isBrowser && typeof pageLoadTime !== 'number') return sendingFailed('A browser has to send pageLoadTime');
  if (typeof pageLoadTime !== 'number') return undefined;
  return now.getTime() - pageLoadTime >= QUICKEST_MS ? undefined : trapped();
}
