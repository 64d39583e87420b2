/** A set is a list while less than one in so many numbers is a member. Up to one in 32 a list is smaller, up to about one in 64 also faster. */
export const SPARSE = 64;
