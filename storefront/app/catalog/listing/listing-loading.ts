import { useState } from 'react';
import { isRouteErrorResponse } from 'react-router';

interface LoadFailure {
  loadFailed: true;
  path: string;
}

const isOutage = (error: unknown) => !isRouteErrorResponse(error) || error.status >= 500 || error.status === 429;

/** Runs the client loader of a listing's page. Returns an outage as data, so that the page keeps its content and offers a retry. */
export async function loadOrKeepPage<PageData>(load: () => Promise<PageData>, url: URL): Promise<PageData | LoadFailure> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Response || !isOutage(error)) throw error;
    return { loadFailed: true, path: url.pathname };
  }
}

interface PageWithPath {
  path: string;
}

/**
 * Returns the page data loaded last, and whether a later request failed. Throws when no data of the requested path has been loaded yet, so
 * that the error page is shown.
 */
export function useLastPageData<PageData extends PageWithPath>(
  loaderData: PageData | LoadFailure,
): { pageData: PageData; hasFailed: boolean } {
  const [lastPageData, setLastPageData] = useState(loaderData);
  const pageData = 'loadFailed' in loaderData ? lastPageData : loaderData;
  if (pageData !== lastPageData) setLastPageData(() => pageData);
  if ('loadFailed' in pageData || pageData.path !== loaderData.path) throw new Error('the listing has not loaded');
  return { pageData, hasFailed: 'loadFailed' in loaderData };
}
