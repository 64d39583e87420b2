import { data } from 'react-router';

/** Thrown where the API did not do or say what a page needs: the page says so under a true status, and has a way to try once more. */
export const comesAgain = () => data(null, { status: 503, headers: { 'Retry-After': '5' } });
