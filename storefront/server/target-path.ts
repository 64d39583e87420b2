/** Returns the path and query of a request target, which may also be an absolute URL, as clients send it to proxies. */
export function readTargetPath(target: string): string {
  if (!/^https?:\/\//i.test(target)) return target;
  if (!URL.canParse(target)) return '/';
  const { pathname, search } = new URL(target);
  return pathname + search;
}
