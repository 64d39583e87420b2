const personal = /^\/(?:account|auth|checkout|enter-code|orders)(?:[/?#]|\.data(?:[?#]|$)|$)/;

/** Whether a path belongs to a page that shows or changes personal data. The page's data has the same path with `.data`. */
export const isPersonalPath = (path: string): boolean => personal.test(path);
