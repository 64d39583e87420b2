export { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
export type { ChoiceGroup, FilterGroup, FilterOption, RangeGroup } from './filter-groups.ts';
