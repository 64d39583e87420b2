/** The reader's own few colours: what a background alone says must be said by an edge there. */
export const forcedColors = '@media (forced-colors: active)';
