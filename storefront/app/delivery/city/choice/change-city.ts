import { useRevalidator } from 'react-router';
import { deleteSavedPages } from '../../../platform/update/saved-pages.ts';
import { formatCityCookie } from '../city-cookie.ts';

/** Stores the chosen city; null clears it. */
export function saveCity(cityId: string | null) {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = formatCityCookie(cityId, location.protocol === 'https:');
  // Pages saved for offline use show the dates of the previous city.
  deleteSavedPages().catch(() => undefined);
}

/** Returns a function that stores the chosen city and loads the page's data for it. */
export function useChangeCity() {
  const { revalidate } = useRevalidator();
  return (cityId: string | null) => {
    saveCity(cityId);
    return revalidate();
  };
}
