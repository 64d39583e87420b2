import { createClient, isApiError, storedTokens } from '@meet/client';

/** Origin of the API; empty if this page's own server passes requests on to the API. */
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

/** The API returns only the path of a picture. */
export const buildPictureUrl = (path: string): string => origin + path;

export const formatRoubles = (kopecks: number): string =>
  (kopecks / 100).toLocaleString('ru', { style: 'currency', currency: 'RUB', maximumFractionDigits: kopecks % 100 ? 2 : 0 });

/** The messages of API errors are written for shoppers, so they are displayed unchanged. */
export const describeError = (error: unknown): string => (isApiError(error) ? error.message : 'Нет связи. Попробуйте ещё раз.');
