import type { Route } from './+types/path-metadata';
import { pageMiddleware, writtenContext } from './path.server.ts';

/** What is no page, such as robots.txt, is the same for everybody and stands outside: it is kept in public, and must take no session along. */
export const middleware: Route.MiddlewareFunction[] = pageMiddleware;

/** What the shop has written for the path; pages merge it by pageMeta. */
export const loader = ({ context }: Route.LoaderArgs) => context.get(writtenContext);

/** Once a path: another state of the same page is called the same. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) => currentUrl.pathname !== nextUrl.pathname;

/** A page that fails leaves the frame standing, with everything that the shopper has. */
export { headersOfError as headers, metaOfError as meta, PageError as ErrorBoundary } from '../error/PageError.tsx';
