const personal = /^\/(?:account|auth|checkout|enter-code|orders)(?:[/?#]|\.data(?:[?#]|$)|$)/;

const data = /^[^?]+\.data(?:\?|$)/;

/** Whether a path, with or without a query, is that of a page's data. */
export const isDataPath = (path: string): boolean => data.test(path);

/**
 * Whether a path, with or without a query, belongs to a page that shows or changes personal data. Neither the page nor its data is cached.
 * The cart is not among them: it is stored in the browser, and its page is the same for every visitor.
 */
export const isPersonalPath = (path: string): boolean => personal.test(path);
