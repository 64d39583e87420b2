import { lazy } from 'react';
import { isRouteErrorResponse, type MetaDescriptor, useRouteError } from 'react-router';
import { errorMeta } from '../../platform/head/page-meta.ts';
import { NoSignalPage } from './NoSignalPage.tsx';

// Here rather than in every page's first bytes: a server that says 404 can be reached. What says that it cannot is always at hand.
const NotFoundPage = lazy(() => import('./NotFoundPage.tsx'));

const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500);

/** Stands in the place of a page that could not be shown; what is round it stays as it was. */
export function PageError() {
  return statusOf(useRouteError()) === 404 ? <NotFoundPage /> : <NoSignalPage />;
}

/** What a document says of itself that shows an error, and nothing where there is none. */
export const metaOfError = ({ error }: { error?: unknown }): MetaDescriptor[] => (error ? errorMeta(statusOf(error)) : []);

/** What a thrown answer says of itself (when to come again) belongs to the page it becomes. */
export const headersOfError = ({ errorHeaders, loaderHeaders }: { errorHeaders: Headers | undefined; loaderHeaders: Headers }) =>
  errorHeaders ?? loaderHeaders;
