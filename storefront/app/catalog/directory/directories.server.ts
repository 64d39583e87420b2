import type { ApiClient } from '../../platform/graphql/api-client.ts';
import { MenuDocument } from '../../platform/graphql/generated/graphql.ts';
import type { MenuDirectory } from './directories.ts';

const cache = new WeakMap<ApiClient, Promise<MenuDirectory[]>>();

async function queryDirectories(api: ApiClient): Promise<MenuDirectory[]> {
  const { directoryList } = await api.queryLongCached(MenuDocument);
  return directoryList;
}

/**
 * Loads the menu once per visit, even if several loaders need it. The result is stored under the API client, which belongs to one visit.
 */
export function loadDirectories(api: ApiClient) {
  const directories = cache.get(api) ?? queryDirectories(api);
  cache.set(api, directories);
  return directories;
}
