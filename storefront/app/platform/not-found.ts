import { data } from 'react-router';

/** What a loader throws for an address that names no page: the root's boundary shows the 404 page. */
export const notFound = ({ pathname }: Pick<URL, 'pathname'>) => data({ message: `Page not found: ${pathname}` }, { status: 404 });
