import { createClient, isApiError, storedTokens } from '@meet/client';

/** Origin of the API; empty if this page's own server passes requests on. */
const origin: string = import.meta.env.VITE_SHOP ?? '';

const sessionEndListeners = new Set<() => void>();

/** Calls back when the session has ended without a sign-out. */
export const onSessionEnd = (listener: () => void) => void sessionEndListeners.add(listener);

export const client = createClient({
  endpoint: `${origin}/graphql`,
  tokens: storedTokens(localStorage),
  onSessionEnd: () => {
    for (const listener of sessionEndListeners) listener();
  },
});

/** The API names pictures by their path. */
export const buildPictureUrl = (path: string): string => origin + path;

export const formatRoubles = (kopecks: number): string =>
  (kopecks / 100).toLocaleString('ru', { style: 'currency', currency: 'RUB', maximumFractionDigits: kopecks % 100 ? 2 : 0 });

/** The API's messages are written for shoppers. */
export const describeError = (error: unknown): string => (isApiError(error) ? error.message : 'Нет связи. Попробуйте ещё раз.');
