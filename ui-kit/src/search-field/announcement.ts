import { goodsForms, plural } from '../plural/index.ts';

export interface SearchResult {
  query: string;
  total: number | undefined;
  loading: boolean;
  error: string | undefined;
  /** Number of rows shown. */
  rows: number;
}

/** Announcement for screen readers: loading, an error, or the number of results. */
export function announcement({ query, total, loading, error, rows }: SearchResult): string {
  if (loading) return 'Ищем';
  if (error !== undefined) return error;
  if (query.trim() !== '' && total !== undefined) {
    return total === 0 ? 'Ничего не найдено' : `Найдено ${plural(total, goodsForms)}`;
  }
  return rows === 0 ? '' : plural(rows, { one: 'подсказка', few: 'подсказки', many: 'подсказок' });
}
