/** Maximum number of steps in one request, which has to end within its time limit. */
export const mostSteps = 50;
