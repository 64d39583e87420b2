import type { SerializedStyles } from '@emotion/react';
import { SuggestionList } from '../address/SuggestionList.tsx';
import type { SuggestionCombobox } from '../address/use-suggestion-combobox.ts';
import { type CityOption, formatCity } from './city.rules.ts';

const toLabels = (city: CityOption): [string, string?] => (formatCity(city) === city.title ? [city.title] : [city.title, city.region]);

interface CitySuggestionsProps {
  id: string;
  combobox: SuggestionCombobox<CityOption>;
  listStyle: SerializedStyles | undefined;
}

/** The list of suggested cities, each with its region if the name alone is not enough. */
export const CitySuggestions = (listProps: CitySuggestionsProps) => <SuggestionList {...listProps} label="Города" toLabels={toLabels} />;
