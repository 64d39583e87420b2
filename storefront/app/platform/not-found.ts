import { data } from 'react-router';

/** Thrown by loaders when an address matches nothing. The error boundary shows the 404 page. */
export const notFound = ({ pathname }: Pick<URL, 'pathname'>) => data({ message: `Page not found: ${pathname}` }, { status: 404 });
