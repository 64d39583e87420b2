/** Returns the address of a page, without its hash, for the page's own URL or that of its data. */
export function buildPageAddress({ pathname, searchParams }: URL): string {
  const params = new URLSearchParams(searchParams);
  params.delete('_routes');
  const path = pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '');
  return params.size > 0 ? `${path}?${params}` : path;
}
