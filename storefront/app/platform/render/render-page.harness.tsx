import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createPageStyleCache } from './render-shared-part.server.tsx';
import { type SharedParts, SharedPartsContext } from './shared-parts.ts';

/** Renders a page on the server with these shared parts. Returns its markup and its rules. */
export function renderPage(content: ReactNode, { path = '/', parts = {} }: { path?: string; parts?: SharedParts } = {}) {
  const cache = createPageStyleCache();
  const router = createMemoryRouter([{ path: '*', element: content }], { initialEntries: [path] });
  const markup = renderToString(
    <CacheProvider value={cache}>
      <SharedPartsContext value={parts}>
        <RouterProvider router={router} />
      </SharedPartsContext>
    </CacheProvider>,
  );
  return { markup, rules: Object.entries(cache.inserted) };
}
