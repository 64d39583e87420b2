import { formatMoney } from '@meet/ui-kit/price';
import { formatSizeLabel, isOneSize } from '../../size-label.ts';
import type { FilterOptions } from './filter-options.rules.ts';
import { type FilterName, type Filters, listFilterPairs, priceNames, removeFilter } from './url-filters.rules.ts';

/** Prefixes for values that are unclear on their own. */
const valuePrefixes: Partial<Record<FilterName, string>> = { sale: 'Скидка', speed: 'Доставка' };

interface AppliedFilter {
  label: string;
  /** The filters that remain when this filter is removed. */
  remainingFilters: Filters;
}

function formatLabel(name: string, value: string, filterOptions: FilterOptions): string {
  if (name === priceNames[0]) return `От\u00a0${formatMoney(Number(value) * 100)}`;
  if (name === priceNames[1]) return `До\u00a0${formatMoney(Number(value) * 100)}`;
  const filter = filterOptions.filters.find((option) => option.name === name);
  const label = filter?.values.find((option) => option.value === value)?.label ?? value;
  if (name === 'size') return isOneSize(label) ? formatSizeLabel(label) : `Размер ${label}`;
  const prefix = filter && valuePrefixes[filter.name];
  return prefix ? `${prefix} ${label.charAt(0).toLocaleLowerCase('ru')}${label.slice(1)}` : label;
}

/** Returns the chosen filters with their labels, in the order of the URL. */
export function listAppliedFilters(filterOptions: FilterOptions, filters: Filters): AppliedFilter[] {
  const usedLabels = new Set<string>();
  return listFilterPairs(filters).map(([name, value]) => {
    const plainLabel = formatLabel(name, value, filterOptions);
    const title = filterOptions.filters.find((option) => option.name === name)?.title;
    // Values of two filters may have the same label, so the second one also names its filter.
    const label = usedLabels.has(plainLabel) ? `${title}: ${plainLabel}` : plainLabel;
    usedLabels.add(plainLabel);
    return { label, remainingFilters: removeFilter(filters, [name, value]) };
  });
}
