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
 * parent may pass new objects with equal items. Selected items are cached, because a server may no longer send them when the text has
 * changed.
 */
export function useItems(items: ComboboxItems, selected: readonly string[]) {
  const [cache] = useState(() => new Map<string, ComboboxItem>());
  const { grouped, values, byValue } = useMemo(() => {
    const groups = isGrouped(items) ? items : undefined;
    const flat = groups ? groups.flatMap((group) => group.items) : (items as readonly ComboboxItem[]);
    return {
      grouped: groups !== undefined,
      values: groups ? groups.map((group) => ({ heading: group.heading, items: listValues(group.items) })) : listValues(flat),
      byValue: new Map(flat.map((item) => [item.value, item])),
    };
  }, [items]);
  for (const value of selected) {
    const item = byValue.get(value);
    if (item) cache.set(value, item);
  }
  const findItem = (value: string): ComboboxItem => byValue.get(value) ?? cache.get(value) ?? { value, label: value };
  return { grouped, values, findItem };
}
