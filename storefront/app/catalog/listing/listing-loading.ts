import { isRouteErrorResponse } from 'react-router';

/** A change of a listing that did not come. */
export interface DidNotCome {
  didNotCome: true;
  /** Path of what was asked for. */
  path: string;
}

const isOutage = (error: unknown) => !isRouteErrorResponse(error) || error.status >= 500 || error.status === 429;

/** What a client's loader brings: an outage becomes data, so that the page keeps what it shows and offers to try again. */
export async function orDidNotCome<Facts>(load: () => Promise<Facts>, url: URL): Promise<Facts | DidNotCome> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Response || !isOutage(error)) throw error;
    return { didNotCome: true, path: url.pathname };
  }
}
