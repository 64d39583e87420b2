/** What of the shop's addresses the API answers; every other is a page, or a file of the storefront. */
export const apiPrefixes = ['/graphql', '/api', '/_ipx', '/inbox'] as const;

const apiPaths = new RegExp(`^(?:${apiPrefixes.join('|')})(?:[/?#]|$)`);

/** Whether a path, be there a query behind it or not, is the API's. */
export const isApiPath = (path: string): boolean => apiPaths.test(path);
