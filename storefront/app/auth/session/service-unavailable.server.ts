import { data } from 'react-router';

/** Thrown when the API failed. The error page has status 503 and a retry button. */
export const serviceUnavailable = () => data(null, { status: 503, headers: { 'Retry-After': '5' } });
