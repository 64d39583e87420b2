import { parseShopUrl } from '../../../platform/shop-url.rules.ts';
import type { ChosenCity } from '../use-chosen-city.ts';

export const cityPath = '/city';

/** URL of the page that changes the city and then redirects to `backPath`. */
export const buildCityAction = (backPath: string): string => `${cityPath}?${new URLSearchParams({ back: backPath })}`;

/** URL of the page that changes the city and returns to the current page. */
export const buildCityHref = ({ pathname, search }: { pathname: string; search: string }): string =>
  pathname === cityPath ? cityPath + search : buildCityAction(pathname + search);

export const labelCityLink = (city: ChosenCity | null): string => (city ? `Город доставки: ${city.title}` : 'Выбрать город');

/**
 * Returns the path to go back to: the requested path, or that of the home page if the requested path is outside the shop or is the city
 * page itself.
 */
export function buildBackPath(requestedPath: string | null, origin: string): string {
  const url = requestedPath?.startsWith('/') ? parseShopUrl(requestedPath, origin) : null;
  return !url || url.pathname === cityPath ? '/' : `${url.pathname}${url.search}`;
}
