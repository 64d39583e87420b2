import type { FilterGroup } from '@meet/ui-kit/filter-panel';
import type { PluralForms } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import { formatSizeLabel, isOnlySize } from '../../size-label.ts';
import { type FilterName, type Filters, listFilterPairs, priceNames, removeFilter } from './filter.rules.ts';
import type { AvailableFilter, FilterOptions, FilterValue, PriceFilter } from './filter-options.rules.ts';

const forms: Partial<Record<FilterName, PluralForms>> = {
  brand: { one: 'бренд', few: 'бренда', many: 'брендов' },
  color: { one: 'цвет', few: 'цвета', many: 'цветов' },
  material: { one: 'материал', few: 'материала', many: 'материалов' },
  model: { one: 'модель', few: 'модели', many: 'моделей' },
};

const initiallyOpenNames: ReadonlySet<FilterName> = new Set(['sex', 'size', 'brand', 'color', 'speed']);

/** The API does not return the system of a size, so it is derived from the size's name. */
const sizeSystems: readonly { part: string; has: (name: string) => boolean }[] = [
  { part: 'Обувь, EU', has: (name) => /^\d{2}([.,]5)?$/.test(name) && Number.parseInt(name, 10) < 60 },
  { part: 'Одежда', has: (name) => /^(\d?X*[SL]|M)$/i.test(name) },
  { part: 'Рост, см', has: (name) => /^\d{2,3}$/.test(name) },
];

const findSizeSystem = (size: string) => sizeSystems.find(({ has }) => has(size))?.part;

/** Groups sizes under headings when they belong to different systems. Sizes of no known system come last. */
function toSizeOptions(values: readonly FilterValue[]) {
  const isMixed = new Set(values.map(({ label }) => findSizeSystem(label))).size > 1;
  const options = values.map((value) => ({
    ...value,
    label: formatSizeLabel(value.label),
    wide: isOnlySize(value.label),
    part: isMixed ? findSizeSystem(value.label) : undefined,
  }));
  return isMixed ? [...options.filter(({ part }) => part), ...options.filter(({ part }) => !part)] : options;
}

function toChoiceGroup({ name, title, values }: AvailableFilter, { values: chosen }: Filters): FilterGroup {
  const options = name === 'size' ? toSizeOptions(values) : values;
  return {
    kind: name === 'size' ? 'sizes' : 'list',
    title,
    name,
    open: initiallyOpenNames.has(name),
    forms: forms[name],
    options: options.map((value) => ({ ...value, checked: chosen[name]?.includes(value.value) ?? false })),
  };
}

function toPriceGroup({ title, min, max }: PriceFilter, { priceFrom, priceTo }: Filters): FilterGroup {
  const value = [priceFrom ?? min, priceTo ?? max] as const;
  return { kind: 'range', title, names: priceNames, min, max, value, step: 100, unit: '₽', open: true };
}

/** Converts the filters and the current choice to the groups of the kit's `FilterPanel`. */
export function buildFilterGroups({ filters, price }: FilterOptions, chosenFilters: Filters): FilterGroup[] {
  const groups = filters.map((filter) => toChoiceGroup(filter, chosenFilters));
  return price ? groups.toSpliced(price.index, 0, toPriceGroup(price, chosenFilters)) : groups;
}

/** Prefixes for values that are unclear on their own. */
const valuePrefixes: Partial<Record<FilterName, string>> = { sale: 'Скидка', speed: 'Доставка' };

interface AppliedFilter {
  label: string;
  /** The filters that remain when this one is removed. */
  remainingFilters: Filters;
}

function formatLabel(name: string, value: string, filterOptions: FilterOptions): string {
  if (name === priceNames[0]) return `От\u00a0${formatMoney(Number(value) * 100)}`;
  if (name === priceNames[1]) return `До\u00a0${formatMoney(Number(value) * 100)}`;
  const filter = filterOptions.filters.find((one) => one.name === name);
  const label = filter?.values.find((one) => one.value === value)?.label ?? value;
  if (name === 'size') return isOnlySize(label) ? formatSizeLabel(label) : `Размер ${label}`;
  const prefix = filter && valuePrefixes[filter.name];
  return prefix ? `${prefix} ${label.charAt(0).toLocaleLowerCase('ru')}${label.slice(1)}` : label;
}

/** Returns the chosen filters with their labels, in the order of the URL. */
export function listAppliedFilters(filterOptions: FilterOptions, filters: Filters): AppliedFilter[] {
  const usedLabels = new Set<string>();
  return listFilterPairs(filters).map(([name, value]) => {
    const plainLabel = formatLabel(name, value, filterOptions);
    const title = filterOptions.filters.find((one) => one.name === name)?.title;
    const label = usedLabels.has(plainLabel) ? `${title}: ${plainLabel}` : plainLabel;
    usedLabels.add(plainLabel);
    return { label, remainingFilters: removeFilter(filters, [name, value]) };
  });
}
