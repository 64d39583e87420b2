/** Maximum lengths of the texts of a request, in characters. */
export const textAtMost = 900;
export const nameAtMost = 150;
export const companyTypeAtMost = 50;
export const sizeAtMost = 50;
export const linkAtMost = 500;
/** Maximum number of photos of a price match. */
export const mostPhotos = 5;
/** 10 million roubles, in kopecks. */
export const mostPrice = 1_000_000_000;
