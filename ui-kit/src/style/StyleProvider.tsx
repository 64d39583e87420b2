'use client';

import { CSPProvider } from '@base-ui/react/csp-provider';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { createStyleCache, type NonceOptions, type StyleOptions } from './create-style-cache.ts';
import { NonceContext } from './nonce-context.ts';

interface CommonProps extends NonceOptions {
  /** The application, whose components of the kit get their styles here. */
  children: ReactNode;
}

interface CacheProps extends CommonProps {
  /**
   * Emotion’s cache, from `createStyleCache`. A server needs one for each request, to render its rules; a browser may leave it out. `cache`
   * excludes `layer`, because a cache has the layer with which it was created.
   */
  cache: EmotionCache;
  layer?: undefined;
}

interface LayerProps extends CommonProps, StyleOptions {
  cache?: undefined;
}

export type StyleProviderProps = CacheProps | LayerProps;

/**
 * Wraps the whole application once, and lets your CSS win over the kit’s: a single class changes a component, wherever your style sheet is
 * loaded. With `layer`, the order of your cascade layers decides.
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
