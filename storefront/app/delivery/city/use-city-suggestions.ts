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
  isList: boolean;
}

/**
 * State of the city field: the typed text, the suggestions, and which of them is active. Without suggestions, the server resolves the city
 * later.
 */
export function useCitySuggestions(initial: CityValues, { onCityChange, onChoose, isList }: CitySuggestionsOptions) {
  // Copies only the values of the city, because forms pass all their values, and the others may change later.
  const [values, setValues] = useState<CityValues>({ city: initial.city, cityId: initial.cityId, cityFor: initial.cityFor });
  const [query, setQuery] = useState<string | null>(isList ? '' : null);
  const input = useRef<HTMLInputElement>(null);
  const { suggestions: options, state } = useSuggestions(isList || query ? query : null, findCities);
  const changeCity = (next: CityValues) => {
    setValues(next);
    onCityChange(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text that was typed before hydration is read only once
  useEffect(() => {
    const typedText = input.current?.value ?? '';
    if (typedText !== values.city) changeCity({ ...values, city: typedText });
  }, []);
  const close = () => {
    if (!isList) setQuery(null);
    combobox.setActive(-1);
  };
  const choose = (city: CityOption) => {
    changeCity(toCityFieldValues(city));
    close();
    onChoose?.(city);
  };
  const combobox = useSuggestionCombobox(options, { choose, close: isList ? undefined : close });
  const handleType = (city: string) => {
    changeCity({ ...values, city });
    // Makes Enter select the first city of the list.
    combobox.setActive(isList && city.trim() ? 0 : -1);
    setQuery(city.trim());
  };
  /** A city whose full name was typed counts as chosen. */
  const handleBlur = () => {
    const [firstCity, ...others] = matchCity(values.city, options);
    if (!isList && firstCity && others.length === 0 && values.city !== values.cityFor) choose(firstCity);
    else if (!isList) close();
  };
  return { values, combobox, state, input, handleType, handleBlur };
}
