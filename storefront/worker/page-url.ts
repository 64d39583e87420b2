/** Returns the path and query of a page, for the page's own URL or the URL of its data. */
export function buildPageUrl({ pathname, searchParams }: URL): string {
  const params = new URLSearchParams(searchParams);
  params.delete('_routes');
  const path = pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '');
  return params.size > 0 ? `${path}?${params}` : path;
}
