/** Minimum time in which a person could fill in a form. */
const MIN_FILL_MS = 2_000;

/** Fields of a public form by which bots are detected. */
export interface BotCheckForm {
  website?: string | null;
  pageLoadTime?: number | null;
}

/** The same reason for a filled honeypot and for a form that was sent too early, so that a bot does not learn which check has found it. */
const BOT_REASON = 'The form was not sent as people send it';

/**
 * Returns the reason to refuse a form whose hidden field is filled in or that was sent too early. Only browsers must send both fields.
 */
export function findBotReason(
  { website, pageLoadTime }: BotCheckForm,
  { isBrowser, now }: { isBrowser: boolean; now: Date },
): string | undefined {
  if (website) return BOT_REASON;
  if (isBrowser && typeof website !== 'string') return 'A browser has to send the field website';
  if (isBrowser && typeof pageLoadTime !== 'number') return 'A browser has to send pageLoadTime';
  if (typeof pageLoadTime !== 'number') return undefined;
  return now.getTime() - pageLoadTime >= MIN_FILL_MS ? undefined : BOT_REASON;
}
