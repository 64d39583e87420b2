import { createClient, isApiError, storedTokens } from '@meet/client';

/** Origin of the API; empty if this page's own server passes requests on. */
const origin: string = import.meta.env.VITE_SHOP ?? '';

const leavers = new Set<() => void>();

/** Calls back when the session has ended without a sign-out. */
export const onSessionEnd = (leave: () => void) => void leavers.add(leave);

export const client = createClient({
  endpoint: `${origin}/graphql`,
  tokens: storedTokens(localStorage),
  onSessionEnd: () => {
    for (const leave of leavers) leave();
  },
});

/** The API names pictures by their path. */
export const pictureAt = (path: string): string => origin + path;

export const roubles = (kopecks: number): string =>
  (kopecks / 100).toLocaleString('ru', { style: 'currency', currency: 'RUB', maximumFractionDigits: kopecks % 100 ? 2 : 0 });

/** The API's messages are written for shoppers. */
export const describeError = (error: unknown): string => (isApiError(error) ? error.message : 'Нет связи. Попробуйте ещё раз.');
