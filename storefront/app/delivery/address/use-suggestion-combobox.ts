import { useState } from 'react';

type KeyPress = Pick<KeyboardEvent, 'key' | 'preventDefault'>;

export interface SuggestionCombobox<Suggestion> {
  options: readonly Suggestion[];
  /** Index of the suggestion that Enter selects, or -1. */
  activeIndex: number;
  choose: (suggestion: Suggestion) => void;
  handleKey: (event: KeyPress) => void;
}

interface SuggestionHandlers<Suggestion> {
  choose: (suggestion: Suggestion) => void;
  /** Hides the suggestions. Undefined if they are always displayed. */
  close?: (() => void) | undefined;
}

/** Returns the index of the suggestion to which an arrow key moves; null for another key. */
function findNextIndex(key: string, activeIndex: number, count: number): number | null {
  if (key === 'ArrowDown') return (activeIndex + 1) % count;
  return key === 'ArrowUp' ? (activeIndex > 0 ? activeIndex : count) - 1 : null;
}

/** Lets arrow keys, Enter and Escape choose from suggestions while the focus stays in the field. */
export function useSuggestionCombobox<Suggestion>(options: readonly Suggestion[], { choose, close }: SuggestionHandlers<Suggestion>) {
  const [activeIndex, setActiveIndex] = useState(-1);
  const handleKey = (event: KeyPress) => {
    const { key } = event;
    const activeOption = options[activeIndex];
    if (options.length === 0) return;
    const nextIndex = findNextIndex(key, activeIndex, options.length);
    if (nextIndex !== null) setActiveIndex(nextIndex);
    else if (key === 'Enter' && activeOption) choose(activeOption);
    else if (key === 'Escape' && close) close();
    else return;
    event.preventDefault();
  };
  return { options, activeIndex, setActiveIndex, choose, handleKey };
}

/** Attributes that tell screen readers about the suggestions of a field. */
export const buildComboboxProps = (
  { options, activeIndex }: Pick<SuggestionCombobox<unknown>, 'options' | 'activeIndex'>,
  listId: string,
) => ({
  role: 'combobox',
  'aria-autocomplete': 'list' as const,
  'aria-expanded': options.length > 0,
  'aria-controls': options.length > 0 ? listId : undefined,
  'aria-activedescendant': options.length > 0 && activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined,
});
