'use client';

import { useMemo, useState } from 'react';

export interface ComboboxItem {
  /** Value submitted with the form and passed to `onValueChange`. It is unique across all groups. */
  value: string;
  /** Label of the item, by which it is found. It is unique. */
  label: string;
  /** Disables the item. */
  disabled?: boolean | undefined;
}

/** Items that belong together. */
export interface ComboboxGroup {
  /** Heading of the group, which is no item. */
  heading: string;
  /** Items of the group, in order. */
  items: readonly ComboboxItem[];
}

/** Items of a list, or groups of items. */
export type ComboboxItems = readonly ComboboxItem[] | readonly ComboboxGroup[];

const isGrouped = (items: ComboboxItems): items is readonly ComboboxGroup[] => items[0] !== undefined && 'items' in items[0];
const listValues = (items: readonly ComboboxItem[]): string[] => items.map(({ value }) => value);

/**
 * Returns the values of the items for the library, and a function that finds the item of a value. The library compares by identity, and the
 * parent may pass new objects with equal items. Items are cached, because a server no longer sends those that are chosen when the
 * text has changed, and a choice itself changes the text.
 */
export function useItems(items: ComboboxItems) {
  const [cache] = useState(() => new Map<string, ComboboxItem>());
  const { grouped, values } = useMemo(() => {
    const groups = isGrouped(items) ? items : undefined;
    const flat = groups ? groups.flatMap((group) => group.items) : (items as readonly ComboboxItem[]);
    for (const item of flat) cache.set(item.value, item);
    return {
      grouped: groups !== undefined,
      values: groups ? groups.map((group) => ({ heading: group.heading, items: listValues(group.items) })) : listValues(flat),
    };
  }, [items, cache]);
  const findItem = (value: string): ComboboxItem => cache.get(value) ?? { value, label: value };
  return { grouped, values, findItem };
}
