const personalPathPattern =
  /^\/(?:account|auth|cart|checkout|enter-code|favorites|notices|orders|pay|product\/[^/?#]+\/review)(?:[/?#]|\.data(?:[?#]|$)|$)/;

const dataPathPattern = /^[^?]+\.data(?:\?|$)/;

/** Whether a path, with or without a query, is the URL of a page's data. */
export const isDataPath = (path: string): boolean => dataPathPattern.test(path);

/**
 * Whether a path, with or without a query, belongs to a page that shows or changes personal data. Neither the page nor its data is cached.
 * The pages of the cart and of the favourites are personal, because a signed-in shopper sees those of the account.
 */
export const isPersonalPath = (path: string): boolean => personalPathPattern.test(path);
