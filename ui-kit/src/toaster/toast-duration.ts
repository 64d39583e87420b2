/** Milliseconds until a toast disappears, unless the toast or its toaster states another duration. */
export const defaultDurationMs = 4000;
