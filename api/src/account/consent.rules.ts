/** What a person agrees to at the first sign-in: /privacy and /licence as they stand since that day. A new text is a new version. */
export const consentText = { version: '2026-11-20' } as const;
