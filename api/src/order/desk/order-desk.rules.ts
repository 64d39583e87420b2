/** Steps of one call, which has to end within the time of a request. */
export const mostSteps = 50;
