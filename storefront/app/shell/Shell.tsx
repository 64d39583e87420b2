import { css } from '@emotion/react';
import { LinkProvider } from '@meet/ui-kit/link';
import { Toaster } from '@meet/ui-kit/toaster';
import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { SessionWatch } from '../auth/SessionWatch.tsx';
import { useKnownUser } from '../auth/use-known-user.ts';
import { afterSign } from '../platform/late/first-sign.ts';
import { served } from '../platform/late/served.tsx';
import { useHydrated } from '../platform/late/use-hydrated.ts';
import { useStore } from '../platform/root-store.tsx';
import { ColourModeStore } from '../platform/theme/colour-mode.store.ts';
import { useForcedColourMode } from '../platform/theme/forced-colour-mode.ts';
import { ConsentQuestion } from './footer/ConsentQuestion.tsx';
import { SiteHeader } from './header/SiteHeader.tsx';
import { RouteFocus } from './link/RouteFocus.tsx';
import { RouterLink } from './link/RouterLink.tsx';
import { Overlays } from './Overlays.tsx';
import type { ShellData } from './shell-data.ts';

const ShellLate = afterSign(async () => (await import('./ShellLate.tsx')).ShellLate);

const AppOffer = served(
  import.meta.env.SSR
    ? (await import('./footer/AppOffer.tsx')).AppOffer
    : afterSign(async () => (await import('./footer/AppOffer.tsx')).AppOffer),
);
const SiteFooter = served(
  import.meta.env.SSR
    ? (await import('./footer/SiteFooter.tsx')).SiteFooter
    : afterSign(async () => (await import('./footer/SiteFooter.tsx')).SiteFooter),
);

const page = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  '& > main': { flex: 1, outline: 0 },
  // A text goes on paper without the shop round it.
  '@media print': { display: 'block', '& > :not(main)': { display: 'none' } },
});

/** A part of its own: who asks whether the page is taken over is rendered again as soon as it is. */
function LateShell() {
  const isHydrated = useHydrated();
  return (
    isHydrated && (
      <Suspense>
        <ShellLate />
      </Suspense>
    )
  );
}

interface ShellProps extends ShellData {
  children: ReactNode;
}

/** What stands round every page. */
export function Shell({ children, ...data }: ShellProps) {
  const user = useKnownUser(data.user);
  const colourMode = useStore(ColourModeStore);
  const forced = useForcedColourMode();
  useLayoutEffect(() => colourMode.force(forced), [colourMode, forced]);
  return (
    <LinkProvider component={RouterLink}>
      <div css={page}>
        <SiteHeader directories={data.directories} isSignedIn={Boolean(user)} />
        {data.app && <AppOffer {...data.app} />}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter {...data} />
      </div>
      <Overlays directories={data.directories} />
      {data.asksConsent && <ConsentQuestion />}
      <Toaster />
      <SessionWatch user={data.user} now={data.now} />
      <RouteFocus />
      <LateShell />
    </LinkProvider>
  );
}
