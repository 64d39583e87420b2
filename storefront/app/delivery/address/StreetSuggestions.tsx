import { type RefObject, useEffect, useId, useState } from 'react';
import { queryApi } from '../../platform/graphql/browser-api.ts';
import { AddressSuggestionsDocument, type AddressSuggestionsQuery } from '../../platform/graphql/generated/graphql.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { buildComboboxProps, useSuggestionCombobox } from './use-suggestion-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';

type AddressSuggestion = AddressSuggestionsQuery['evidenceAddress']['suggestions'][number];
type Form = HTMLFormElement | null | undefined;

/** No suggestions are requested for shorter texts. */
const minQueryLength = 3;

const readValue = (form: Form, name: string): string => {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof RadioNodeList ? field.value : '';
};

/** Id of the city that is chosen in the form; empty while another one is typed. */
const readCityId = (form: Form): string => (readValue(form, 'city') === readValue(form, 'cityFor') ? readValue(form, 'cityId') : '');

/** Fills a field and fires the events of typing, so that the form notices. */
function fillField(form: Form, name: string, text: string) {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Returns the typed text; null if it is too short or still the initial value, so that nothing is suggested. */
function readQuery(field: HTMLInputElement | null): string | null {
  const text = field?.value.trim() ?? '';
  return text.length < minQueryLength || text === field?.defaultValue ? null : text;
}

const toLabels = ({ street, house, index }: AddressSuggestion): [string, string] => [[street, house].filter(Boolean).join(', '), index];

/** Suggests streets in the city of the form. Choosing a suggestion also fills in house and postal code. */
export function StreetSuggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const listId = useId();
  const [query, setQuery] = useState<string | null>(null);
  const [findSuggestions] = useState(() => async (text: string, signal: AbortSignal) => {
    const cityId = readCityId(input.current?.form);
    if (!cityId) return [];
    const { evidenceAddress } = await queryApi(AddressSuggestionsDocument, { variables: { query: text, cityId }, signal });
    return evidenceAddress.suggestions.filter(({ street }) => street);
  });
  const { suggestions } = useSuggestions(query, findSuggestions);
  const close = () => {
    setQuery(null);
    combobox.setActiveIndex(-1);
  };
  const choose = ({ street, house, index }: AddressSuggestion) => {
    const form = input.current?.form;
    fillField(form, input.current?.name ?? '', street);
    if (house) fillField(form, 'house', house);
    // Clears the postal code if the suggestion has none, because the postal code of another street would be wrong.
    fillField(form, 'index', index);
    close();
  };
  const combobox = useSuggestionCombobox(suggestions, { choose, close });
  // Includes text that was typed before this script had loaded, or before it could listen.
  useEffect(() => {
    if (document.activeElement === input.current) setQuery(readQuery(input.current));
  }, [input]);
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const controller = new AbortController();
    const { signal } = controller;
    const handleType = () => {
      combobox.setActiveIndex(-1);
      setQuery(readQuery(field));
    };
    field.addEventListener('input', handleType, { signal });
    field.addEventListener('keydown', combobox.handleKey, { signal });
    field.addEventListener('blur', close, { signal });
    for (const [name, value] of Object.entries(buildComboboxProps(combobox, listId))) {
      if (value === undefined) field.removeAttribute(name);
      else field.setAttribute(name, String(value));
    }
    return () => controller.abort();
  });
  return <SuggestionList id={listId} label="Адреса" combobox={combobox} toLabels={toLabels} />;
}
