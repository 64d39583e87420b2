import { useState } from 'react';

type KeyPress = Pick<KeyboardEvent, 'key' | 'preventDefault'>;

/** Hints of a field, and how one of them is chosen. */
export interface HintKeys<Hint> {
  options: readonly Hint[];
  /** Place of the hint that Enter takes, or -1. */
  active: number;
  choose: (hint: Hint) => void;
  press: (event: KeyPress) => void;
}

interface Handlers<Hint> {
  choose: (hint: Hint) => void;
  /** Hides the hints. Absent if they stay. */
  close?: (() => void) | undefined;
}

/** The hint that an arrow key leads to; null for another key. */
function findNext(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return (active + 1) % count;
  return key === 'ArrowUp' ? (active > 0 ? active : count) - 1 : null;
}

/** Lets arrow keys, Enter and Escape choose from hints while the focus stays in the field. */
export function useHintKeys<Hint>(options: readonly Hint[], { choose, close }: Handlers<Hint>) {
  const [active, setActive] = useState(-1);
  const press = (event: KeyPress) => {
    const { key } = event;
    const chosen = options[active];
    if (options.length === 0) return;
    const next = findNext(key, active, options.length);
    if (next !== null) setActive(next);
    else if (key === 'Enter' && chosen) choose(chosen);
    else if (key === 'Escape' && close) close();
    else return;
    event.preventDefault();
  };
  return { options, active, setActive, choose, press };
}

/** Attributes of a field with hints for screen readers. */
export const buildComboboxProps = ({ options, active }: Pick<HintKeys<unknown>, 'options' | 'active'>, listId: string) => ({
  role: 'combobox',
  'aria-autocomplete': 'list' as const,
  'aria-expanded': options.length > 0,
  'aria-controls': options.length > 0 ? listId : undefined,
  'aria-activedescendant': options.length > 0 && active >= 0 ? `${listId}-${active}` : undefined,
});
