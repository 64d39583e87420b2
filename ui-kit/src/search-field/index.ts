export type { MatchRange } from './match-ranges.ts';
export { SearchField, type SearchFieldProps } from './SearchField.tsx';
export type { SearchGroup, SearchProductRow, SearchRow, SearchTextRow } from './search-rows.ts';
