import { useRouteLoaderData } from 'react-router';
import { appPagePath, type OfferedApp } from '../../platform/mobile-app.ts';
import type { Route } from './+types/InfoPage';
import { InfoView } from './InfoView.tsx';
import { buildInfoMeta } from './info-meta.ts';
import { loadInfoPage } from './info-page.server.ts';

/** Returns the app from the root route's data, or undefined if it failed to load. */
const useOfferedApp = () => useRouteLoaderData<{ app?: OfferedApp }>('root')?.app;

export const loader = (args: Route.LoaderArgs) => loadInfoPage(args);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => buildInfoMeta(loaderData, matches);

export default function InfoPage({ loaderData: { path, text } }: Route.ComponentProps) {
  const app = useOfferedApp();
  return <InfoView path={path} text={text} app={path === appPagePath ? app : undefined} />;
}
