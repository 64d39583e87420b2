import { useState } from 'react';
import { isRouteErrorResponse, type MetaDescriptor, useRouteError } from 'react-router';
import { buildErrorMeta } from '../../platform/head/page-meta.ts';
import { hydrateLater } from '../../platform/lazy/hydrate-later.tsx';
import { lazyPart } from '../../platform/lazy/lazy-part.ts';
import { useHydrated } from '../../platform/lazy/use-hydrated.ts';
import { NoSignalPage } from './NoSignalPage.tsx';

// The not-found page is loaded separately, because a server that responded with 404 can normally deliver its chunk too. `NoSignalPage` must
// work offline, so it is in the main bundle.
const ServedNotFoundPage = hydrateLater(async () => (await import('./NotFoundPage.tsx')).default);
const OpenedNotFoundPage = lazyPart(async () => (await import('./NotFoundPage.tsx')).default, NoSignalPage);

/**
 * The 404 page. If the server has rendered it and its script is missing, the markup stays, and the rest of the page works. If the router
 * opens it and its script is missing, a message says that the connection failed. Without the message the router would stay on the previous
 * page, and the link would seem to do nothing.
 */
function MissingPage() {
  const isHydrated = useHydrated();
  const [NotFoundPage] = useState(() => (isHydrated ? OpenedNotFoundPage : ServedNotFoundPage));
  return <NotFoundPage />;
}

const readStatus = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500);

/** Replaces a page that failed to load. The layout around it stays. */
export function PageError() {
  return readStatus(useRouteError()) === 404 ? <MissingPage /> : <NoSignalPage />;
}

/** Meta tags of an error page; empty if there is no error. */
export const buildPageErrorMeta = ({ error }: { error?: unknown }): MetaDescriptor[] => (error ? buildErrorMeta(readStatus(error)) : []);

/** Copies the headers of a thrown response, such as Retry-After, to the page. */
export const copyErrorHeaders = ({ errorHeaders, loaderHeaders }: { errorHeaders: Headers | undefined; loaderHeaders: Headers }) =>
  errorHeaders ?? loaderHeaders;
