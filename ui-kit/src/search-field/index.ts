export { SearchField, type SearchFieldProps } from './SearchField.tsx';
export type { MatchRange, SearchGroup, SearchProductRow, SearchRow, SearchTextRow } from './search-rows.ts';
