import type pg from 'pg';

export type DirectoryRule = 'NEW' | 'SALE' | 'MEET_PRICE';

export interface VirtualDirectory {
  slug: string;
  name: string;
  rule: DirectoryRule;
}

const virtualDirectoriesSql = `SELECT slug, name, rule FROM directory WHERE rule <> 'CATEGORY' AND deleted_at IS NULL ORDER BY position, slug`;

/**
 * Loads the virtual directories, separately from the products. The two reads may be inconsistent, but changing a virtual directory enqueues
 * every product again.
 */
export const loadVirtualDirectories = async (pool: pg.Pool): Promise<VirtualDirectory[]> =>
  (await pool.query<VirtualDirectory>({ name: 'load-virtual-directories', text: virtualDirectoriesSql })).rows;
