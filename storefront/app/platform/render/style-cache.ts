import createCache, { type EmotionCache } from '@emotion/cache';
import { stylisPrefixer } from '@meet/ui-kit/prefixer';

// The same array for every cache: Emotion reuses compiled rules between caches that share it.
const stylisPlugins = [stylisPrefixer];

/**
 * Attribute with the names of the rules that the server wrote into the head. Emotion's own `data-emotion` is avoided, because Emotion moves
 * such sheets whenever a cache is created, and the browser then recomputes the styles of the whole page.
 */
export const headStylesAttribute = 'data-emotion-head';

/** Creates the style cache of one tab or, on the server, of one request. */
export const createStyleCache = (): EmotionCache => createCache({ key: 'css', stylisPlugins });

/** Creates the style cache of a page that is rendered on the server. With `compat`, its rules are not rendered beside their elements. */
export function createPageStyleCache(): EmotionCache {
  const cache = createStyleCache();
  cache.compat = true;
  return cache;
}

/** Creates a style cache that adopts the rules in the served head, so that they are not inserted again. */
export function adoptServerStyles(): EmotionCache {
  const cache = createStyleCache();
  const names = document.querySelector(`style[${headStylesAttribute}]`)?.getAttribute(headStylesAttribute)?.split(' ') ?? [];
  for (const name of names) cache.inserted[name] = true;
  return cache;
}
