'use client';

import { CSPProvider } from '@base-ui/react/csp-provider';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { createStyleCache, type StyleOptions } from './create-style-cache.ts';
import { NonceContext } from './nonce-context.ts';

export interface StyleProviderProps extends StyleOptions {
  /** Cache of `createStyleCache`. A server needs one for each request, to render its rules; a browser may leave it out. */
  cache?: EmotionCache | undefined;
  /** The application. */
  children: ReactNode;
}

/**
 * Lets the styles of a page win over those of the kit: a class of one selector changes a component, in a browser wherever its style sheet
 * stands, and with `layer` by the order of the layers. Components need no reset.css then. Passes the nonce of a Content-Security-Policy to all
 * `<style>` elements.
 */
export function StyleProvider({ cache, nonce = cache?.nonce, layer, children }: StyleProviderProps) {
  const [ownCache] = useState(() => cache ?? createStyleCache({ nonce, layer }));
  return (
    <CacheProvider value={cache ?? ownCache}>
      <NonceContext value={nonce}>
        <CSPProvider nonce={nonce}>{children}</CSPProvider>
      </NonceContext>
    </CacheProvider>
  );
}
