import type { Decorator } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { createRoutesStub } from 'react-router';
import { consentCookie } from '../platform/consent/consent.ts';
import { RootStore, RootStoreProvider } from '../platform/root-store.tsx';
import { Shell } from './Shell.tsx';
import { cannedShell } from './shell.canned.ts';
import type { ShellData } from './shell-data.ts';

interface PageStory {
  /** Address that the page stands at: the menu marks its category. */
  path?: string;
  /** What differs from the usual frame. */
  shell?: Partial<ShellData>;
  /** What the browser remembers, by key of its storage; nothing else is. */
  remembered?: Record<string, unknown>;
  /** Nobody has answered yet whether visits may be counted. */
  asksConsent?: boolean;
}

function Stage({ Story, path = '/', shell, remembered, asksConsent = false }: PageStory & { Story: ComponentType }) {
  const [Stub] = useState(() => {
    localStorage.clear();
    // biome-ignore lint/suspicious/noDocumentCookie: where the answer is remembered
    document.cookie = asksConsent ? 'consent=; Path=/; Max-Age=0' : consentCookie('declined', false);
    const kept = { 'app-banner': 'closed', ...remembered };
    for (const [key, value] of Object.entries(kept)) if (value !== null) localStorage.setItem(key, JSON.stringify(value));
    const data = { ...cannedShell, ...shell };
    const Page = () => (
      <Shell {...data}>
        <Story />
      </Shell>
    );
    const Routes = createRoutesStub([{ id: 'root', path: '*', Component: Page }]);
    return () => <Routes initialEntries={[path]} hydrationData={{ loaderData: { root: data } }} />;
  });
  const [stores] = useState(() => new RootStore());
  return (
    <RootStoreProvider value={stores}>
      <Stub />
    </RootStoreProvider>
  );
}

/** Decorates stories of whole pages: in the shop's frame, at an address, with stores of their own. */
export const pageStory =
  (options: PageStory = {}): Decorator =>
  (Story) => <Stage Story={Story} {...options} />;
