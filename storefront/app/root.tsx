import '@meet/ui-kit/theme.css';
import onest from '@meet/ui-kit/onest.woff2?url';
import unbounded from '@meet/ui-kit/unbounded.woff2?url';
import { type ReactNode, use, useEffect, useState } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { colourModeScript } from './platform/colour-mode.ts';
import { NonceContext } from './platform/nonce.ts';
import { errorMeta } from './platform/page-meta.ts';
import { createRootStore, RootStoreProvider } from './platform/root-store.tsx';
import { apiContext, visitContext } from './platform/visit.server.ts';
import { loadDirectories } from './shell/directories.server.ts';
import { NoSignalPage } from './shell/NoSignalPage.tsx';
import NotFoundPage from './shell/NotFoundPage.tsx';
import { Shell } from './shell/Shell.tsx';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  ...[onest, unbounded].map((font) => ({ rel: 'preload', href: font, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const })),
];

export async function loader({ context }: Route.LoaderArgs) {
  return {
    directories: await loadDirectories(context.get(apiContext)),
    year: context.get(visitContext).startedAt.getFullYear(),
  };
}

/** The menu does not change from page to page. */
export const shouldRevalidate = () => false;

/** What a thrown answer says of itself (when to come again) belongs to the page it becomes. */
export const headers: Route.HeadersFunction = ({ errorHeaders, loaderHeaders }) => errorHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = ({ error }) => (error ? errorMeta(isRouteErrorResponse(error) ? error.status : 500) : []);

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  return (
    // The script below sets the theme on <html> before React comes: that is no mismatch.
    <html lang="ru" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours that has to run before the first paint */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: colourModeScript }} />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        <StoreRoot>{children}</StoreRoot>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

function StoreRoot({ children }: { children: ReactNode }) {
  const [store] = useState(createRootStore);
  // What the browser remembers comes after hydration: the server could not have known it.
  useEffect(() => store.colourMode.load(), [store]);
  return <RootStoreProvider value={store}>{children}</RootStoreProvider>;
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <Shell {...loaderData}>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shell = useRouteLoaderData<typeof loader>('root') ?? { directories: [] };
  return <Shell {...shell}>{isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <NoSignalPage />}</Shell>;
}
