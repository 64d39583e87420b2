import { CacheProvider } from '@emotion/react';
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { PrerenderedPart } from './prerendered-parts.ts';
import { createPageStyleCache } from './style-cache.ts';

const maxCharacters = 8_000_000;

const cachedParts = new LRUCache<string, PrerenderedPart>({
  maxSize: maxCharacters,
  sizeCalculation: ({ markup, rules }, key) => key.length + markup.length + rules.reduce((sum, [, text]) => sum + String(text).length, 0),
});

/** Renders a part that depends on its key alone, or returns the part that was rendered for this key before. */
export function prerenderPart(key: string, part: ReactNode): PrerenderedPart {
  const cached = cachedParts.get(key);
  if (cached) return cached;
  const cache = createPageStyleCache();
  const markup = renderToString(<CacheProvider value={cache}>{part}</CacheProvider>);
  const rendered = { markup, rules: Object.entries(cache.inserted) };
  cachedParts.set(key, rendered);
  return rendered;
}
