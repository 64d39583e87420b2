import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { jest } from '@jest/globals';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { everyStory } from '../test/house-stories.ts';

/** Renders a story as the storefront renders a page: a cache collects the rules, which are sent in the head and never between elements. */
function renderPage(Story: ComponentType): { html: string; rules: string[] } {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const html = renderToString(
    <CacheProvider value={cache}>
      <Story />
    </CacheProvider>,
  );
  return { html, rules: Object.values(cache.inserted).filter((rule) => typeof rule === 'string') };
}

/** Selectors that are forbidden, because they would count the style tags that a server may render among the elements. */
const countingSelector = /:(first|last|nth)-child/;

test('every story renders on a server without console errors, style tags in its markup or selectors that count children', async () => {
  const consoleError = jest.spyOn(console, 'error');
  const offenders: string[] = [];
  for (const [name, Story] of await everyStory()) {
    const { html, rules } = renderPage(Story);
    if (/<style[^>]*data-emotion/.test(html)) offenders.push(`${name}: sends a style tag`);
    if (countingSelector.test(rules.join(''))) offenders.push(`${name}: a selector counts children`);
  }
  expect(offenders).toEqual([]);
  expect(consoleError.mock.calls).toEqual([]);
  consoleError.mockRestore();
}, 120_000);
