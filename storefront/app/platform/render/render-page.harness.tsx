import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { type PrerenderedParts, PrerenderedPartsContext } from './prerendered-parts.ts';
import { createPageStyleCache } from './style-cache.ts';

/** Renders a page on the server with these prerendered parts. Returns its markup and its rules. */
export function renderPage(content: ReactNode, { path = '/', parts = {} }: { path?: string; parts?: PrerenderedParts } = {}) {
  const cache = createPageStyleCache();
  const router = createMemoryRouter([{ path: '*', element: content }], { initialEntries: [path] });
  const markup = renderToString(
    <CacheProvider value={cache}>
      <PrerenderedPartsContext value={parts}>
        <RouterProvider router={router} />
      </PrerenderedPartsContext>
    </CacheProvider>,
  );
  return { markup, rules: Object.entries(cache.inserted) };
}
