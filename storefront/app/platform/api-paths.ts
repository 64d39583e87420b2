/** Path prefixes that the API serves. Every other path is a page or a file of the storefront. */
export const apiPrefixes = ['/graphql', '/api', '/_ipx', '/inbox'] as const;

const apiPathPattern = new RegExp(`^(?:${apiPrefixes.join('|')})(?:[/?#]|$)`);

/** Whether the API serves a path, with or without a query. */
export const isApiPath = (path: string): boolean => apiPathPattern.test(path);
