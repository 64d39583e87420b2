import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** What today's Safari or Chrome knows by the prefixed name alone, in some version that shoppers have. */
const prefixed = /^(?:user-select|hyphens|backdrop-filter|text-decoration|text-size-adjust|mask|box-decoration-break|print-color-adjust)\b/;

/** Emotion's own prefixes, for browsers of ten years ago, are a quarter of a page's styles. */
const prefixer: StylisPlugin = (element) => {
  if (element.type === 'decl' && !element.return && prefixed.test(element.value)) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

// The very same list for every cache: rules that were made with it are made once for the whole process.
const stylisPlugins = [prefixer];

/**
 * Names the rules that the server wrote into a page's head. Emotion moves every sheet that bears its own mark, `data-emotion`, each time that
 * a cache is made, and a browser computes the style of the whole page again each time.
 */
export const headStylesMark = 'data-emotion-head';

/** The styles of one tab, or on the server of one request. */
export const createStyleCache = (): EmotionCache => createCache({ key: 'css', stylisPlugins });

/** The styles of a page that was served: what stands in its head stays there, and is not written again. */
export function takeOverStyles(): EmotionCache {
  const cache = createStyleCache();
  const names = document.querySelector(`style[${headStylesMark}]`)?.getAttribute(headStylesMark)?.split(' ') ?? [];
  for (const name of names) cache.inserted[name] = true;
  return cache;
}
