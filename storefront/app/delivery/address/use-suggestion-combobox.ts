import { useState } from 'react';

type KeyPress = Pick<KeyboardEvent, 'key' | 'preventDefault'>;

export interface SuggestionCombobox<Suggestion> {
  options: readonly Suggestion[];
  /** Index of the suggestion that Enter selects, or -1. */
  active: number;
  choose: (suggestion: Suggestion) => void;
  handleKey: (event: KeyPress) => void;
}

interface SuggestionHandlers<Suggestion> {
  choose: (suggestion: Suggestion) => void;
  /** Hides the suggestions. Undefined if they are always displayed. */
  close?: (() => void) | undefined;
}

/** Returns the index of the suggestion to which an arrow key moves; null for another key. */
function findNextIndex(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return (active + 1) % count;
  return key === 'ArrowUp' ? (active > 0 ? active : count) - 1 : null;
}

/** Lets arrow keys, Enter and Escape choose from suggestions while the focus stays in the field. */
export function useSuggestionCombobox<Suggestion>(options: readonly Suggestion[], { choose, close }: SuggestionHandlers<Suggestion>) {
  const [active, setActive] = useState(-1);
  const handleKey = (event: KeyPress) => {
    const { key } = event;
    const chosen = options[active];
    if (options.length === 0) return;
    const next = findNextIndex(key, active, options.length);
    if (next !== null) setActive(next);
    else if (key === 'Enter' && chosen) choose(chosen);
    else if (key === 'Escape' && close) close();
    else return;
    event.preventDefault();
  };
  return { options, active, setActive, choose, handleKey };
}

/** Attributes of a field with suggestions for screen readers. */
export const buildComboboxProps = ({ options, active }: Pick<SuggestionCombobox<unknown>, 'options' | 'active'>, listId: string) => ({
  role: 'combobox',
  'aria-autocomplete': 'list' as const,
  'aria-expanded': options.length > 0,
  'aria-controls': options.length > 0 ? listId : undefined,
  'aria-activedescendant': options.length > 0 && active >= 0 ? `${listId}-${active}` : undefined,
});
