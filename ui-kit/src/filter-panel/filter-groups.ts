import type { PluralForms } from '../plural/index.ts';
import type { Range } from '../range-slider/index.ts';

/** An option that a shopper can choose in a group of filters. */
export interface FilterOption {
  /** Value that the form submits, unique in the group. */
  value: string;
  /** Label of the option, as shoppers read it: «Nordkvart», «41». */
  label: string;
  /** Number of products with this choice. An option with zero is disabled, not hidden. */
  count: number;
  /**
   * Whether the option is chosen in the current listing.
   * @default false
   */
  checked?: boolean | undefined;
  /** CSS hex colour of the swatch before the label. */
  hex?: string | undefined;
  /** Heading under which a grid shows the option: «Обувь, EU». */
  part?: string | undefined;
  /**
   * Whether the label is too long for a cell of `sizes` and needs its own line.
   * @default false
   */
  wide?: boolean | undefined;
}

interface GroupBase {
  /** Title of the group: «Бренд». It is unique among the groups. */
  title: string;
  /**
   * Whether the group is initially open. A group with a chosen option always is.
   * @default false
   */
  open?: boolean | undefined;
}

/** A group of which several options can be chosen. */
export interface ChoiceGroup extends GroupBase {
  /** Layout: `list`, rows of checkboxes, for words; `sizes`, a grid, for labels of a few characters that are compared. */
  kind: 'list' | 'sizes';
  /** Name under which the form sends each chosen option. */
  name: string;
  /** Options in an order that does not depend on which of them are chosen. */
  options: readonly FilterOption[];
  /** Plural forms of the options' noun, for «Ещё 19 брендов». */
  forms?: PluralForms | undefined;
}

interface OptionPart {
  /** Heading of the part, or `undefined` for none. */
  title: string | undefined;
  options: FilterOption[];
}

/** Groups options by part, in the order of each part's first option. */
export function groupByPart(options: readonly FilterOption[]): OptionPart[] {
  const parts = new Map<string | undefined, FilterOption[]>();
  for (const option of options) parts.set(option.part, [...(parts.get(option.part) ?? []), option]);
  return [...parts].map(([title, partOptions]) => ({ title, options: partOptions }));
}

/** A group that filters by a number between two bounds, such as the price. */
export interface RangeGroup extends GroupBase {
  /** Layout: `range`, two fields and a slider, for a number such as the price. */
  kind: 'range';
  /** Names of the form fields of both bounds. A bound at its limit is not submitted. */
  names: readonly [from: string, to: string];
  /** Lower limit: the smallest number that can be chosen. */
  min: number;
  /** Upper limit: the largest number that can be chosen. */
  max: number;
  /** Bounds chosen in the current listing. If omitted, `min` and `max`. */
  value?: Range | undefined;
  /** Change by one press of an arrow key. */
  step?: number | undefined;
  /** Unit of the numbers: «₽». */
  unit?: string | undefined;
}

export type FilterGroup = ChoiceGroup | RangeGroup;

const getRange = ({ min, max, value = [min, max] }: RangeGroup): Range => value;

const isChecked = ({ checked = false }: FilterOption): boolean => checked;

/** Number of choices in the group that the listing currently applies. A range counts as one. */
export function countChosen(group: FilterGroup): number {
  if (group.kind !== 'range') return group.options.filter(isChecked).length;
  const [from, to] = getRange(group);
  return from > group.min || to < group.max ? 1 : 0;
}

const serializePairs = (pairs: readonly (readonly [name: string, value: unknown])[]): string =>
  JSON.stringify(pairs.map(String).toSorted());

/** All boxes checked in the listing as one string, to compare choices. */
export const describeChoice = (groups: readonly FilterGroup[]): string =>
  serializePairs(
    groups.flatMap((group) => (group.kind === 'range' ? [] : group.options.filter(isChecked).map(({ value }) => [group.name, value]))),
  );

/** All boxes checked in the form, as a string in the format of `describeChoice`. */
export function describeFormChoice(data: FormData, groups: readonly FilterGroup[]): string {
  const names = new Set(groups.flatMap((group) => (group.kind === 'range' ? [] : group.name)));
  return serializePairs([...data].filter(([name]) => names.has(name)));
}

/** A range that the shopper has set, but that the page has not rendered yet. */
export interface MovedRange {
  group: RangeGroup;
  range: Range;
}

/** The form's data: bounds of a range as plain digits, without bounds at their limits. */
export function readFilterData(form: HTMLFormElement, groups: readonly FilterGroup[], movedRange?: MovedRange): FormData {
  const formData = new FormData(form);
  for (const group of groups) {
    if (group.kind !== 'range') continue;
    for (const end of [0, 1] as const) {
      const name = group.names[end];
      const bound = movedRange?.group === group ? movedRange.range[end] : Number(String(formData.get(name)).replace(/\D/g, ''));
      const isAtLimit = end === 0 ? bound <= group.min : bound >= group.max;
      if (isAtLimit) formData.delete(name);
      else formData.set(name, String(bound));
    }
  }
  return formData;
}

// The Russian letter io (U+0451) is often typed as ie (U+0435).
const normalizeText = (text: string): string => text.toLowerCase().replaceAll('\u0451', '\u0435');

/** Whether a label contains the search text; ё equals е. */
export const matchesQuery = (label: string, query: string): boolean =>
  query === '' || normalizeText(label).includes(normalizeText(query.trim()));
