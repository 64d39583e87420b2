import { css } from '@emotion/react';
import { LinkProvider } from '@meet/ui-kit/link';
import { Toaster } from '@meet/ui-kit/toaster';
import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { SessionWatch } from '../auth/session/SessionWatch.tsx';
import { useSignedIn } from '../auth/session/use-signed-in.ts';
import { CartAndFavouritesProvider } from '../catalog/cart-and-favourites.ts';
import { useHasInteracted } from '../platform/lazy/first-interaction.ts';
import { hydrateLater } from '../platform/lazy/hydrate-later.tsx';
import { lazyPart } from '../platform/lazy/lazy-part.ts';
import { PagePreviews, PagePreviewsContext } from '../platform/page-preview.ts';
import { useStore } from '../platform/store/root-store.tsx';
import { ColourModeStore } from '../platform/theme/colour-mode.store.ts';
import { useRouteColourMode } from '../platform/theme/route-colour-mode.ts';
import { useServerClock } from '../platform/use-server-clock.ts';
import { AppOffer } from './footer/AppOffer.tsx';
import { ConsentQuestion } from './footer/ConsentQuestion.tsx';
import { SiteHeader } from './header/SiteHeader.tsx';
import { RouteFocus } from './link/RouteFocus.tsx';
import { RouterLink } from './link/RouterLink.tsx';
import { ServerLink } from './link/ServerLink.tsx';
import { Overlays } from './Overlays.tsx';
import { PageMain } from './PageMain.tsx';
import type { ShellData } from './shell-data.ts';
import { useCartAndFavouriteActions } from './use-cart-and-favourites.ts';

const SiteFooter = hydrateLater(async () => (await import('./footer/SiteFooter.tsx')).SiteFooter, { until: 'interaction' });
const DeferredShell = lazyPart(async () => (await import('./DeferredShell.tsx')).DeferredShell);

const pageStyle = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  // Prints the page content only, without the shell.
  '@media print': { display: 'block', '& > :not(main)': { display: 'none' } },
});

/** This is a separate component, so that the first interaction re-renders nothing else. */
function ShellAfterInteraction({ directories }: Pick<ShellData, 'directories'>) {
  const hasInteracted = useHasInteracted();
  return (
    hasInteracted && (
      <Suspense>
        <DeferredShell directories={directories} />
      </Suspense>
    )
  );
}

interface ShellProps extends ShellData {
  children: ReactNode;
}

/** The layout around every page: header, footer, overlays and session tracking. */
export function Shell({ children, ...shellData }: ShellProps) {
  const isSignedIn = useSignedIn();
  const colourMode = useStore(ColourModeStore);
  const forcedMode = useRouteColourMode();
  const cartAndFavourites = useCartAndFavouriteActions(shellData.favourites ?? null);
  const [previews] = useState(() => new PagePreviews());
  useServerClock(shellData.now);
  useLayoutEffect(() => colourMode.force(forcedMode), [colourMode, forcedMode]);
  return (
    <LinkProvider component={import.meta.env.SSR ? ServerLink : RouterLink}>
      <PagePreviewsContext value={previews}>
        <CartAndFavouritesProvider value={cartAndFavourites}>
          <div css={pageStyle}>
            <SiteHeader directories={shellData.directories} isSignedIn={isSignedIn === true} />
            {shellData.app && <AppOffer {...shellData.app} />}
            <PageMain>{children}</PageMain>
            <SiteFooter {...shellData} />
          </div>
          <Overlays directories={shellData.directories} />
        </CartAndFavouritesProvider>
        {shellData.needsConsent && <ConsentQuestion />}
        <Toaster />
        <SessionWatch isSignedIn={shellData.isSignedIn} />
        <RouteFocus />
        <ShellAfterInteraction directories={shellData.directories} />
      </PagePreviewsContext>
    </LinkProvider>
  );
}
