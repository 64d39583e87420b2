import { data } from 'react-router';

/** Thrown by loaders when a URL matches nothing. The error boundary shows the 404 page. */
export const notFound = ({ pathname }: Pick<URL, 'pathname'>) => data({ message: `Page not found: ${pathname}` }, { status: 404 });

/** Thrown when the API failed. The error page has status 503 and a retry button. */
export const createServiceUnavailable = () => data(null, { status: 503, headers: { 'Retry-After': '5' } });
