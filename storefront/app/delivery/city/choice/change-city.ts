import { useRevalidator } from 'react-router';
import { forgetPages } from '../../../platform/update/offline.ts';
import { cityCookie } from '../city-cookie.ts';

/** Keeps the chosen city; null forgets it. */
export function keepCity(cityId: string | null) {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = cityCookie(cityId, location.protocol === 'https:');
  // Pages saved for offline use show the dates of the earlier city.
  forgetPages().catch(() => undefined);
}

/** How often a city was chosen for all pages in this tab. A choice may name the city that was chosen before. */
export const choices = { count: 0 };

/** Returns a function that keeps the chosen city and loads the page's data for it. */
export function useChangeCity() {
  const { revalidate } = useRevalidator();
  return (cityId: string | null) => {
    keepCity(cityId);
    choices.count += 1;
    return revalidate();
  };
}
