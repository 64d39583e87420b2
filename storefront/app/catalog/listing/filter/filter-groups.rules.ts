import type { FilterGroup } from '@meet/ui-kit/filter-panel';
import type { PluralForms } from '@meet/ui-kit/plural';
import { formatSizeLabel, isOneSize } from '../../size-label.ts';
import type { AvailableFilter, FilterOptions, FilterValue, PriceFilter } from './filter-options.rules.ts';
import { type FilterName, type Filters, priceNames } from './url-filters.rules.ts';

/** Plural forms for the kit's «Ещё 19 брендов». */
const optionForms: Partial<Record<FilterName, PluralForms>> = {
  brand: { one: 'бренд', few: 'бренда', many: 'брендов' },
  color: { one: 'цвет', few: 'цвета', many: 'цветов' },
  material: { one: 'материал', few: 'материала', many: 'материалов' },
  model: { one: 'модель', few: 'модели', many: 'моделей' },
};

const initiallyOpenNames: ReadonlySet<FilterName> = new Set(['sex', 'size', 'brand', 'color', 'speed']);

/** The API does not return the system of a size, so it is derived from the size's name. */
const sizeSystems: readonly { title: string; includes: (name: string) => boolean }[] = [
  { title: 'Обувь, EU', includes: (name) => /^\d{2}([.,]5)?$/.test(name) && Number.parseInt(name, 10) < 60 },
  { title: 'Одежда', includes: (name) => /^(\d?X*[SL]|M)$/i.test(name) },
  { title: 'Рост, см', includes: (name) => /^\d{2,3}$/.test(name) },
];

const findSizeSystem = (size: string) => sizeSystems.find(({ includes }) => includes(size))?.title;

/** Groups sizes under headings when they belong to different systems. Sizes of no known system come last. */
function toSizeOptions(values: readonly FilterValue[]) {
  const isMixed = new Set(values.map(({ label }) => findSizeSystem(label))).size > 1;
  const options = values.map((value) => ({
    ...value,
    label: formatSizeLabel(value.label),
    wide: isOneSize(value.label),
    part: isMixed ? findSizeSystem(value.label) : undefined,
  }));
  return isMixed ? [...options.filter(({ part }) => part), ...options.filter(({ part }) => !part)] : options;
}

function toChoiceGroup({ name, title, values }: AvailableFilter, { values: chosenValues }: Filters): FilterGroup {
  const options = name === 'size' ? toSizeOptions(values) : values;
  return {
    kind: name === 'size' ? 'sizes' : 'list',
    title,
    name,
    open: initiallyOpenNames.has(name),
    forms: optionForms[name],
    options: options.map((option) => ({ ...option, checked: chosenValues[name]?.includes(option.value) ?? false })),
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
