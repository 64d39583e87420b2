/**
 * E-mail address and phone by which everybody can sign in to the demo account. The domain is reserved for examples. A demo shows every
 * sign-in code on /inbox.
 */
export const demoRecipients = { EMAIL: 'demo@example.com', PHONE: '+79160000012' } as const;
