import { isRouteErrorResponse } from 'react-router';

/** Result of a listing request that failed. */
export interface DidNotCome {
  didNotCome: true;
  /** Path of the requested listing. */
  path: string;
}

const isOutage = (error: unknown) => !isRouteErrorResponse(error) || error.status >= 500 || error.status === 429;

/** Runs a client loader. Returns an outage as data, so that the page keeps its content and offers a retry. */
export async function orDidNotCome<Facts>(load: () => Promise<Facts>, url: URL): Promise<Facts | DidNotCome> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Response || !isOutage(error)) throw error;
    return { didNotCome: true, path: url.pathname };
  }
}
