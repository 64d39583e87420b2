import type { PluralForms } from '../plural/index.ts';
import type { Range } from '../range-slider/index.ts';

export interface FilterOption {
  /** What the form sends. */
  value: string;
  /** What a shopper reads. */
  label: string;
  /** How many products there would be; a zero rests in its place and is not hidden. */
  count: number;
  /** Chosen in the listing that is shown. */
  checked?: boolean | undefined;
  /** The colour itself, as a CSS hex value: draws a swatch. */
  hex?: string | undefined;
  /** Heading of the part of a grid that it stands in with its neighbours: «Обувь, EU». */
  part?: string | undefined;
  /** Its label is too long for a cell of a grid: it has a line of its own. */
  wide?: boolean | undefined;
}

interface GroupBase {
  /** What is filtered: «Бренд». */
  title: string;
  /** Opened at first; a group with a choice always is. */
  open?: boolean | undefined;
}

export interface ChoiceGroup extends GroupBase {
  /** `list` for checkboxes in rows, `sizes` for a grid. */
  kind: 'list' | 'sizes';
  /** Name in the form. */
  name: string;
  /** In their lasting order: a choice moves nothing. */
  options: readonly FilterOption[];
  /** Forms of what is listed, for «Ещё 19 брендов». */
  forms?: PluralForms | undefined;
}

interface OptionPart {
  /** Undefined for what needs no heading. */
  title: string | undefined;
  options: FilterOption[];
}

/** Options by the part they stand in, in the order of the first of each. */
export function partsOf(options: readonly FilterOption[]): OptionPart[] {
  const parts = new Map<string | undefined, FilterOption[]>();
  for (const option of options) parts.set(option.part, [...(parts.get(option.part) ?? []), option]);
  return [...parts].map(([title, ofPart]) => ({ title, options: ofPart }));
}

export interface RangeGroup extends GroupBase {
  /** Two numbers on a line. */
  kind: 'range';
  /** Names of both ends in the form; an end that stands at its limit is not sent. */
  names: readonly [from: string, to: string];
  /** The least number there is. */
  min: number;
  /** The greatest. */
  max: number;
  /** Both ends in the listing that is shown. */
  value?: Range | undefined;
  /** What an arrow key adds. */
  step?: number | undefined;
  /** Unit of the numbers: «₽». */
  unit?: string | undefined;
}

export type FilterGroup = ChoiceGroup | RangeGroup;

const rangeOf = ({ min, max, value = [min, max] }: RangeGroup): Range => value;

const isChecked = ({ checked = false }: FilterOption): boolean => checked;

/** How many choices of the group are part of the listing. */
export function chosenIn(group: FilterGroup): number {
  if (group.kind !== 'range') return group.options.filter(isChecked).length;
  const [from, to] = rangeOf(group);
  return from > group.min || to < group.max ? 1 : 0;
}

const choice = (pairs: readonly (readonly [name: string, value: unknown])[]): string => JSON.stringify(pairs.map(String).toSorted());

/** All boxes that are ticked in the listing, as one string: equal strings are the same choice. */
export const choiceOf = (groups: readonly FilterGroup[]): string =>
  choice(
    groups.flatMap((group) => (group.kind === 'range' ? [] : group.options.filter(isChecked).map(({ value }) => [group.name, value]))),
  );

/** All boxes that are ticked in the form, as the same string. */
export function choiceIn(data: FormData, groups: readonly FilterGroup[]): string {
  const names = new Set(groups.flatMap((group) => (group.kind === 'range' ? [] : group.name)));
  return choice([...data].filter(([name]) => names.has(name)));
}

/** A range that was let go, before the page has drawn it. */
export interface MovedRange {
  group: RangeGroup;
  range: Range;
}

/** What the form says: ends of a range as bare figures, and none that stands at its limit. */
export function filterData(form: HTMLFormElement, groups: readonly FilterGroup[], moved?: MovedRange): FormData {
  const data = new FormData(form);
  for (const group of groups) {
    if (group.kind !== 'range') continue;
    for (const end of [0, 1] as const) {
      const name = group.names[end];
      const figure = moved?.group === group ? moved.range[end] : Number(String(data.get(name)).replace(/\D/g, ''));
      const rests = end === 0 ? figure <= group.min : figure >= group.max;
      if (rests) data.delete(name);
      else data.set(name, String(figure));
    }
  }
  return data;
}

const plain = (text: string): string => text.toLocaleLowerCase('ru').replaceAll('ё', 'е');

/** Whether a label holds what was typed; ё is е. */
export const matches = (label: string, query: string): boolean => plain(label).includes(plain(query.trim()));
