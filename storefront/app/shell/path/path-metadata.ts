import type { Route } from './+types/path-metadata';
import { pageMiddleware, pathMetadataContext } from './path.server.ts';

/** Runs for pages only. Resources such as robots.txt are outside this route: they are publicly cached and must not carry a session. */
export const middleware: Route.MiddlewareFunction[] = pageMiddleware;

/** Returns the SEO metadata that the shop has set for this path. Pages merge it with buildPageMeta. */
export const loader = ({ context }: Route.LoaderArgs) => context.get(pathMetadataContext);

/** Metadata belongs to a path, so a change to the query does not reload it. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) => currentUrl.pathname !== nextUrl.pathname;

/** If a page fails, the shell stays. */
export { buildPageErrorMeta as meta, copyErrorHeaders as headers, PageError as ErrorBoundary } from '../error/PageError.tsx';
