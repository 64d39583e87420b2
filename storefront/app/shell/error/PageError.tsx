import { isRouteErrorResponse, type MetaDescriptor, useRouteError } from 'react-router';
import { errorMeta } from '../../platform/head/page-meta.ts';
import { lazyPart } from '../../platform/lazy/lazy-part.ts';
import { NoSignalPage } from './NoSignalPage.tsx';

// Lazy, because a server that responded with 404 can also deliver this chunk. `NoSignalPage` must work offline, so it is in the main
// bundle.
const NotFoundPage = lazyPart(async () => (await import('./NotFoundPage.tsx')).default);

const readStatus = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500);

/** Replaces a page that failed to load. The layout around it stays. */
export function PageError() {
  return readStatus(useRouteError()) === 404 ? <NotFoundPage /> : <NoSignalPage />;
}

/** Meta tags of an error page; empty if there is no error. */
export const metaOfError = ({ error }: { error?: unknown }): MetaDescriptor[] => (error ? errorMeta(readStatus(error)) : []);

/** Copies the headers of a thrown response, such as Retry-After, to the page. */
export const headersOfError = ({ errorHeaders, loaderHeaders }: { errorHeaders: Headers | undefined; loaderHeaders: Headers }) =>
  errorHeaders ?? loaderHeaders;
