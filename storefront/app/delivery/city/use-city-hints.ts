import { useEffect, useRef, useState } from 'react';
import { queryApi } from '../../platform/graphql/browser-api.ts';
import { FindCityDocument } from '../../platform/graphql/generated/graphql.ts';
import { type FindHints, useFoundHints } from '../address/use-found-hints.ts';
import { useHintCombobox } from '../address/use-hint-combobox.ts';
import { type CityOption, type CityValues, listCityValues, matchCity } from './city.rules.ts';

const maxHints = 8;

const findCities: FindHints<CityOption> = async (query, signal) =>
  (await queryApi(FindCityDocument, { variables: { query, limit: maxHints }, signal })).findCity;

interface CityHintsOptions {
  /** Called whenever the values of the field change. */
  onCityChange: (city: CityValues) => void;
  /** Called when a city is chosen. */
  onChoose?: ((city: CityOption) => void) | undefined;
  /** Whether cities are listed even before anything is typed. The list then has the largest ones. */
  isList: boolean;
}

/**
 * State of the city field: the typed text, the suggestions, and which of them is active. Without suggestions, the server resolves the city
 * later.
 */
export function useCityHints(initial: CityValues, { onCityChange, onChoose, isList }: CityHintsOptions) {
  // Forms pass all their values, and the others may have changed since.
  const [values, setValues] = useState<CityValues>({ city: initial.city, cityId: initial.cityId, cityFor: initial.cityFor });
  const [query, setQuery] = useState<string | null>(isList ? '' : null);
  const input = useRef<HTMLInputElement>(null);
  const { hints: options, state } = useFoundHints(isList || query ? query : null, findCities);
  const changeCity = (next: CityValues) => {
    setValues(next);
    onCityChange(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before hydration, once
  useEffect(() => {
    const typedText = input.current?.value ?? '';
    if (typedText !== values.city) changeCity({ ...values, city: typedText });
  }, []);
  const close = () => {
    if (!isList) setQuery(null);
    combobox.setActive(-1);
  };
  const choose = (city: CityOption) => {
    changeCity(listCityValues(city));
    close();
    onChoose?.(city);
  };
  const combobox = useHintCombobox(options, { choose, close: isList ? undefined : close });
  const handleType = (city: string) => {
    changeCity({ ...values, city });
    // Enter selects the first city of a list.
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
