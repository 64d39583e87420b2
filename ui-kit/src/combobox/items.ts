'use client';

import { useMemo, useState } from 'react';

export interface ComboboxItem {
  /** Value submitted with the form and passed to `onValueChange`. It is unique across all groups. */
  value: string;
  /** Label of the item, by which it is found. It is unique. */
  label: string;
  /** Disables the item, which keeps its place in the list. */
  disabled?: boolean | undefined;
}

/** Items that belong together. */
export interface ComboboxGroup {
  /** Heading of the group, which is no item. */
  heading: string;
  /** Items of the group, in the order in which they are displayed. */
  items: readonly ComboboxItem[];
}

/** Items of a list, or groups of items. */
export type ComboboxItems = readonly ComboboxItem[] | readonly ComboboxGroup[];

const hasGroups = (items: ComboboxItems): items is readonly ComboboxGroup[] => items[0] !== undefined && 'items' in items[0];
const listValues = (items: readonly ComboboxItem[]): string[] => items.map(({ value }) => value);

/**
 * Returns the values of the items for Base UI, and a function that finds the item of a value. Base UI compares items by identity, and the
 * parent may pass new objects with equal items. Items are cached, because a choice changes the text, and for the new text a server may no
 * longer send the chosen items.
 */
export function useItems(items: ComboboxItems) {
  const [cache] = useState(() => new Map<string, ComboboxItem>());
  const { isGrouped, values } = useMemo(() => {
    const groups = hasGroups(items) ? items : undefined;
    const allItems = groups ? groups.flatMap((group) => group.items) : (items as readonly ComboboxItem[]);
    for (const item of allItems) cache.set(item.value, item);
    return {
      isGrouped: groups !== undefined,
      values: groups ? groups.map((group) => ({ heading: group.heading, items: listValues(group.items) })) : listValues(allItems),
    };
  }, [items, cache]);
  const findItem = (value: string): ComboboxItem => cache.get(value) ?? { value, label: value };
  return { isGrouped, values, findItem };
}
