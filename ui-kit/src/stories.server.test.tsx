import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { jest } from '@jest/globals';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { loadStories, storyFiles } from '../test/house-stories.ts';

/** Renders like the storefront: a per-request cache collects the rules, which are sent in the head and never between elements. */
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

for (const file of storyFiles) {
  describe(file, () => {
    test('renders on a server, without a document and without a complaint', async () => {
      const complaint = jest.spyOn(console, 'error');
      for (const [, Story] of await loadStories(file)) {
        const { html, rules } = renderPage(Story);
        expect(html).not.toContain('<style');
        expect(rules.join('')).not.toMatch(/:(first|last|nth)-child/);
      }
      expect(complaint.mock.calls).toEqual([]);
      complaint.mockRestore();
    });
  });
}
