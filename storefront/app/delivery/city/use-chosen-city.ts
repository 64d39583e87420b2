import { useRouteLoaderData } from 'react-router';
import type { CityLabelFragment } from '../../platform/graphql/generated/graphql.ts';

export interface ChosenCity extends CityLabelFragment {
  /** The city as a destination: «в Казань». */
  to: string;
}

/** Returns the chosen city, which the root route loads; null if there is none. */
export const useChosenCity = (): ChosenCity | null => useRouteLoaderData<{ city?: ChosenCity | null }>('root')?.city ?? null;
