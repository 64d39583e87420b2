import type { ApiClient } from '../../platform/graphql/api-client.ts';
import { MenuDocument } from '../../platform/graphql/generated/graphql.ts';
import type { MenuDirectory } from './directory-link.ts';

const asked = new WeakMap<ApiClient, Promise<MenuDirectory[]>>();

async function ask(api: ApiClient): Promise<MenuDirectory[]> {
  const { directoryList } = await api.common(MenuDocument);
  return directoryList;
}

/** Loads the menu, once a visit even if several loaders need it. This works because an API client belongs to one visit. */
export function loadDirectories(api: ApiClient) {
  const directories = asked.get(api) ?? ask(api);
  asked.set(api, directories);
  return directories;
}
