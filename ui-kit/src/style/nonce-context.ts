'use client';

import { createContext } from 'react';

/** Nonce of the page's Content-Security-Policy, for style sheets of libraries that a component renders itself. */
export const NonceContext = createContext<string | undefined>(undefined);
