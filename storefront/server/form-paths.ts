import type { ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];

function buildPath(routes: Routes, id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return '';
  const path = route.path ? `/${route.path}` : '';
  return `${buildPath(routes, route.parentId)}${path}`;
}

/**
 * Lists the paths to which a form may be posted: those of the pages with an action. A browser without JavaScript posts to the page, the
 * router to the address of its data.
 */
export const listFormPaths = (routes: Routes): string[] =>
  Object.values(routes)
    .filter((route) => route?.module.action)
    .map((route) => buildPath(routes, route?.id))
    .flatMap((path) => (path === '' ? ['/', '/_root.data'] : [path, `${path}.data`]));
