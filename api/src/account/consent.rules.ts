/** Version of the texts at /privacy and /licence that a person accepts at the first sign-in. A new text needs a new version. */
export const consentText = { version: '2026-11-20' } as const;
