import type { SerializedStyles } from '@emotion/react';
import { TextField } from '@meet/ui-kit/text-field';
import { type Ref, Suspense, useId, useState } from 'react';
import { lazyPart } from '../../platform/lazy/lazy-part.ts';
import { suggestionRoot } from '../address/suggestion-style.ts';
import { buildComboboxProps } from '../address/use-suggestion-combobox.ts';
import type { CityOption, CityValues } from './city.rules.ts';
import { useCitySuggestions } from './use-city-suggestions.ts';

const CitySuggestions = lazyPart(async () => (await import('./CitySuggestions.tsx')).CitySuggestions);

/** Styles and messages of a list that is always displayed below the field. Before anything is typed, it has the largest cities. */
interface CityListing {
  style: SerializedStyles;
  /** Style of the text displayed while the list is empty. */
  statusStyle: SerializedStyles;
  messages: Record<'waiting' | 'found' | 'failed', string>;
}

interface CityFieldProps {
  initial: CityValues;
  onCityChange: (city: CityValues) => void;
  /** Called when a city is chosen from the suggestions. */
  onChoose?: ((city: CityOption) => void) | undefined;
  /** Whether cities of the same name are listed below the field. The choice from that list then submits the id. */
  hasCityChoice: boolean;
  /** Set if a list is always displayed below the field. If omitted, suggestions cover the content below the field while typing. */
  list?: CityListing | undefined;
  id?: string;
  name: string;
  error: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * The city field. The script of its suggestions loads on first use. Without JavaScript it is a text field, and the server finds the city
 * when the form is submitted.
 */
export function CityField({ initial, onCityChange, onChoose, hasCityChoice, list, id, name, error, ref }: CityFieldProps) {
  const listId = useId();
  const cityInput = useCitySuggestions(initial, { onCityChange, onChoose, isAlwaysListed: list !== undefined });
  const { values, combobox } = cityInput;
  const [isUsed, setUsed] = useState(false);
  return (
    <div css={suggestionRoot} ref={ref}>
      <TextField
        ref={cityInput.input}
        id={id}
        name={name}
        error={error}
        label="Город"
        placeholder={list ? undefined : 'Например, Казань'}
        autoComplete={list ? 'off' : 'address-level2'}
        {...buildComboboxProps(combobox, listId)}
        value={values.city}
        onValueChange={cityInput.handleType}
        onKeyDown={combobox.handleKey}
        onFocus={() => setUsed(true)}
        onBlur={cityInput.handleBlur}
      />
      {!hasCityChoice && <input type="hidden" name="cityId" value={values.cityId} />}
      <input type="hidden" name="cityFor" value={values.cityFor} />
      {(isUsed || combobox.options.length > 0) && (
        <Suspense>
          <CitySuggestions id={listId} combobox={combobox} listStyle={list?.style} />
        </Suspense>
      )}
      {list && (
        <p css={list.statusStyle} role="status">
          {combobox.options.length === 0 && list.messages[cityInput.state]}
        </p>
      )}
    </div>
  );
}
