import type { Decorator } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { createRoutesStub } from 'react-router';
import { formatConsentCookie } from '../platform/consent/consent.store.ts';
import { cannedApi } from '../platform/graphql/canned-api.fake.ts';
import { RootStore, RootStoreProvider } from '../platform/store/root-store.tsx';
import { Shell } from './Shell.tsx';
import { cannedShell } from './shell.canned.ts';
import type { ShellData } from './shell-data.ts';

// A request without a canned response, or one that outlives its story, fails as if offline. Storybook's server would respond with 404.
cannedApi({})();

interface PageStory {
  /** Path of the page, with or without a query. The menu marks the page's category. */
  path?: string;
  /** Overrides of the canned shell data. */
  shell?: Partial<ShellData>;
  /** Contents of local storage by key. Everything else is cleared. */
  localStorageValues?: Record<string, unknown>;
  /** Whether the shopper has not chosen in the consent question yet. */
  needsConsent?: boolean;
}

function StoryStage({ Story, path = '/', shell, localStorageValues, needsConsent = false }: PageStory & { Story: ComponentType }) {
  const [RoutedStory] = useState(() => {
    localStorage.clear();
    // Makes `canPrefetch` return false, because Storybook has no pages to prefetch.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    // biome-ignore lint/suspicious/noDocumentCookie: the choice in the consent question is stored in a cookie
    document.cookie = needsConsent ? 'consent=; Path=/; Max-Age=0' : formatConsentCookie('declined', false);
    const storedValues = { 'app-banner': 'closed', ...localStorageValues };
    for (const [key, value] of Object.entries(storedValues)) if (value !== null) localStorage.setItem(key, JSON.stringify(value));
    const shellData = { ...cannedShell, ...shell };
    const Page = () => (
      <Shell {...shellData}>
        <Story />
      </Shell>
    );
    const Routes = createRoutesStub([{ id: 'root', path: '*', Component: Page }]);
    return () => <Routes initialEntries={[path]} hydrationData={{ loaderData: { root: shellData } }} />;
  });
  const [stores] = useState(() => new RootStore());
  return (
    <RootStoreProvider value={stores}>
      <RoutedStory />
    </RootStoreProvider>
  );
}

/** Decorator for stories of whole pages: adds the shell, a router and fresh stores. */
export const pageStory =
  (options: PageStory = {}): Decorator =>
  (Story) => <StoryStage Story={Story} {...options} />;
