import { useState } from 'react';
import { isRouteErrorResponse } from 'react-router';

/** Result of a listing request that failed. */
interface LoadFailure {
  loadFailed: true;
  /** Path of the requested listing. */
  path: string;
}

const isOutage = (error: unknown) => !isRouteErrorResponse(error) || error.status >= 500 || error.status === 429;

/** Runs a client loader. Returns an outage as data, so that the page keeps its content and offers a retry. */
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
 * Returns the page data loaded last, and whether a later request failed. Throws when nothing of that path has been loaded yet, so that the
 * error page is shown.
 */
export function useLastPageData<PageData extends PageWithPath>(data: PageData | LoadFailure): { pageData: PageData; hasFailed: boolean } {
  const [last, setLast] = useState(data);
  const current = 'loadFailed' in data ? last : data;
  if (current !== last) setLast(() => current);
  if ('loadFailed' in current || current.path !== data.path) throw new Error('the listing has not loaded');
  return { pageData: current, hasFailed: 'loadFailed' in data };
}
