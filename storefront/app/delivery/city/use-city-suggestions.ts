import { useEffect, useRef, useState } from 'react';
import { queryApi } from '../../platform/graphql/browser-api.ts';
import { FindCityDocument } from '../../platform/graphql/generated/graphql.ts';
import { useSuggestionCombobox } from '../address/use-suggestion-combobox.ts';
import { type FindSuggestions, useSuggestions } from '../address/use-suggestions.ts';
import { type CityOption, type CityValues, matchCity, toCityFieldValues } from './city.rules.ts';

const maxSuggestions = 8;

const findCities: FindSuggestions<CityOption> = async (query, signal) =>
  (await queryApi(FindCityDocument, { variables: { query, limit: maxSuggestions }, signal })).findCity;

interface CitySuggestionsOptions {
  onCityChange: (city: CityValues) => void;
  onChoose?: ((city: CityOption) => void) | undefined;
  /** Whether cities are listed even before anything is typed. The list then has the largest cities. */
  isAlwaysListed: boolean;
}

/**
 * State of the city field: the typed text, the suggestions, and which of them is active. If no suggestion is chosen, the server resolves
 * the typed text when the form is submitted.
 */
export function useCitySuggestions(initial: CityValues, { onCityChange, onChoose, isAlwaysListed }: CitySuggestionsOptions) {
  // Copies only the values of the city, because a form passes all its values, and those of other fields may change later.
  const [values, setValues] = useState<CityValues>({ city: initial.city, cityId: initial.cityId, cityFor: initial.cityFor });
  const [query, setQuery] = useState<string | null>(isAlwaysListed ? '' : null);
  const input = useRef<HTMLInputElement>(null);
  const { suggestions: options, state } = useSuggestions(isAlwaysListed || query ? query : null, findCities);
  const changeCity = (newValues: CityValues) => {
    setValues(newValues);
    onCityChange(newValues);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text that was typed before hydration is read only once
  useEffect(() => {
    const typedText = input.current?.value ?? '';
    if (typedText !== values.city) changeCity({ ...values, city: typedText });
  }, []);
  const close = () => {
    if (!isAlwaysListed) setQuery(null);
    combobox.setActiveIndex(-1);
  };
  const choose = (city: CityOption) => {
    changeCity(toCityFieldValues(city));
    close();
    onChoose?.(city);
  };
  const combobox = useSuggestionCombobox(options, { choose, close: isAlwaysListed ? undefined : close });
  const handleType = (city: string) => {
    changeCity({ ...values, city });
    // Makes Enter select the first city of the list.
    combobox.setActiveIndex(isAlwaysListed && city.trim() ? 0 : -1);
    setQuery(city.trim());
  };
  /** A city whose full name was typed counts as chosen. */
  const handleBlur = () => {
    const [firstCity, ...otherCities] = matchCity(values.city, options);
    if (!isAlwaysListed && firstCity && otherCities.length === 0 && values.city !== values.cityFor) choose(firstCity);
    else if (!isAlwaysListed) close();
  };
  return { values, combobox, state, input, handleType, handleBlur };
}
