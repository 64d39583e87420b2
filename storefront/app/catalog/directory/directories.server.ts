import type { ApiClient } from '../../platform/graphql/api-client.ts';
import { MenuDocument } from '../../platform/graphql/generated/graphql.ts';
import type { MenuDirectory } from './directories.ts';

const directoriesByClient = new WeakMap<ApiClient, Promise<MenuDirectory[]>>();

async function queryDirectories(api: ApiClient): Promise<MenuDirectory[]> {
  const { directoryList } = await api.queryLongCached(MenuDocument);
  return directoryList;
}

/**
 * Loads the menu's directories once per visit, even if several loaders need them. The result is stored under the API client, which belongs
 * to one visit.
 */
export function loadDirectories(api: ApiClient) {
  const directories = directoriesByClient.get(api) ?? queryDirectories(api);
  directoriesByClient.set(api, directories);
  return directories;
}
