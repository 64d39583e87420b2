import type { ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];

function buildPath(routes: Routes, id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return '';
  const path = route.path ? `/${route.path}` : '';
  return `${buildPath(routes, route.parentId)}${path}`;
}

/**
 * Lists the paths to which forms may be posted: the pages that have an action. Without JavaScript the browser posts to the path of the
 * page. The router posts to the URL of the page's data.
 */
export const listFormPaths = (routes: Routes): string[] =>
  Object.values(routes)
    .filter((route) => route?.module.action)
    .map((route) => buildPath(routes, route?.id))
    .flatMap((path) => (path === '' ? ['/', '/_root.data'] : [path, `${path}.data`]));
