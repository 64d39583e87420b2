/** Lowest price of a unit in kopecks: 1 rouble. A receipt cannot contain goods for nothing. */
export const LEAST_PRICE = 100;

/** Highest price of a unit in kopecks: 100 million roubles. The sum of the largest cart stays an exact JSON number. */
export const MOST_PRICE = 10_000_000_000;
