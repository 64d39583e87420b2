import '@meet/ui-kit/theme.css';
import './platform/theme/saved.css';
import onest from '@meet/ui-kit/onest.woff2?url';
import unbounded from '@meet/ui-kit/unbounded.woff2?url';
import { type ReactNode, use, useEffect, useState } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { isSignedIn } from './auth/session/session.server.ts';
import { loadDirectories } from './catalog/directory/directories.server.ts';
import { loadChosenCity } from './delivery/city/chosen-city.server.ts';
import { loadInitialFavourites } from './favourite/initial-favourites.server.ts';
import { AnalyticsReporter } from './platform/consent/AnalyticsReporter.tsx';
import { firstPressScript, replayFirstPresses } from './platform/lazy/first-presses.ts';
import { loadOptional } from './platform/lazy/load-optional.ts';
import { NonceContext } from './platform/render/nonce.ts';
import { RootStore, RootStoreProvider } from './platform/store/root-store.tsx';
import { colourModeScript } from './platform/theme/colour-mode.store.ts';
import { useRouteColourMode } from './platform/theme/route-colour-mode.ts';
import { PageKeeper } from './platform/update/PageKeeper.tsx';
import { apiContext, visitContext } from './platform/visit.server.ts';
import { PageError } from './shell/error/PageError.tsx';
import { appBannerScript } from './shell/footer/app-banner.store.ts';
import { resolveOfferedApp } from './shell/footer/offered-app.server.ts';
import { findYear } from './shell/footer/year.server.ts';
import { ReloadWithoutScript } from './shell/ReloadWithoutScript.tsx';
import { Shell } from './shell/Shell.tsx';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icon-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  ...[onest, unbounded].map((font) => ({ rel: 'preload', href: font, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const })),
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { startedAt, buildId, analytics, socialLinks } = visit;
  const [directories, city, favourites] = await Promise.all([
    loadOptional(loadDirectories(context.get(apiContext)), { visit }),
    loadChosenCity({ request, context }),
    loadInitialFavourites(context),
  ]);
  return {
    directories: directories ?? [],
    city,
    year: findYear(startedAt),
    app: resolveOfferedApp(visit),
    socialLinks,
    needsConsent: analytics !== null,
    isSignedIn: isSignedIn(context),
    favourites,
    /** Server time, because the shopper's clock may be wrong. */
    now: startedAt.getTime(),
    build: buildId,
    analytics,
  };
}

/**
 * The root data does not depend on the page, so navigations do not reload it. It is reloaded by an explicit revalidation, such as after a
 * sign-in, and by a submitted form, unless the submission failed.
 */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && ((formMethod !== undefined && formMethod !== 'GET') || currentUrl.href === nextUrl.href);

export { buildPageErrorMeta as meta, copyErrorHeaders as headers } from './shell/error/PageError.tsx';

/** Runs before the first paint. The page's JavaScript leaves it out, because a browser runs only the script that the server has rendered. */
const composeHeadScript = (isModeForced: boolean) =>
  import.meta.env.SSR ? [isModeForced ? '' : colourModeScript, appBannerScript, firstPressScript].join(';') : '';

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  const rootData = useRouteLoaderData<typeof loader>('root');
  const forcedMode = useRouteColourMode();
  return (
    // The script below sets the theme on <html> before hydration, so the difference is not a hydration error.
    <html lang="ru" data-theme={forcedMode ?? undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script
          nonce={nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script that has to run before the first paint
          dangerouslySetInnerHTML={{ __html: composeHeadScript(forcedMode !== null) }}
          suppressHydrationWarning
        />
        <ReloadWithoutScript />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        <StoreRoot>
          <PageKeeper build={rootData?.build ?? null} />
          {children}
          {rootData?.analytics && <AnalyticsReporter ids={rootData.analytics} />}
        </StoreRoot>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

function StoreRoot({ children }: { children: ReactNode }) {
  const [stores] = useState(() => new RootStore());
  useEffect(replayFirstPresses, []);
  return <RootStoreProvider value={stores}>{children}</RootStoreProvider>;
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <Shell {...loaderData}>
      <Outlet />
    </Shell>
  );
}

/** Displayed only if the root itself fails. Errors of pages are shown within the shell. */
export function ErrorBoundary() {
  const shell = useRouteLoaderData<typeof loader>('root') ?? { directories: [] };
  return (
    <Shell {...shell}>
      <PageError />
    </Shell>
  );
}
