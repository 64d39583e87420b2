import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import type { RequestedOrder } from './placing-input.rules.js';

/** Slug of the page with the text of the consent to the processing of personal data. */
export const consentPageSlug = 'personal-data';

/** Stands for the version of the consent text while the shop has published no text. */
const UNPUBLISHED_VERSION = 'unpublished';

const toConsentVersion = (textChangedAt: Date | null): string => textChangedAt?.toISOString() ?? UNPUBLISHED_VERSION;

/** Returns the version of the consent text to which the shopper has consented; null without a consent, or if the text has changed since. */
export function findConsentVersion(
  { consent, consentVersion }: Pick<RequestedOrder, 'consent' | 'consentVersion'>,
  textChangedAt: Date | null,
): string | null {
  const presentVersion = toConsentVersion(textChangedAt);
  return consent && (consentVersion ?? presentVersion) === presentVersion ? presentVersion : null;
}

/** The error of an order whose shopper has consented to a text that was edited since. */
export function consentChangedError(textChangedAt: Date | null): DomainError {
  const message = 'Текст согласия изменился. Прочитайте его и\u00a0подтвердите ещё\u00a0раз.';
  return new DomainError(ErrorCode.BAD_USER_INPUT, message, {
    field: 'consent',
    fields: [{ field: 'consent', message }],
    consentVersion: toConsentVersion(textChangedAt),
  });
}
