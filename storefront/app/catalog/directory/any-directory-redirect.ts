import { redirect } from 'react-router';
import { notFound } from '../../platform/error-response.ts';

/** Path segment that older menus put before a directory. */
export const anyDirectory = 'any';

const encodedControlCharacter = /%(?:[01][\da-f]|7f)/i;

/**
 * Returns a permanent redirect from /catalog/any/shoes to /catalog/shoes, at any depth. Throws a 404 for a path with control characters.
 */
export function redirectAnyDirectory(url: URL) {
  if (encodedControlCharacter.test(url.pathname)) throw notFound(url);
  // The segments come from the URL, which is still encoded: decoded Cyrillic letters or line breaks are not valid in a header.
  const segments = url.pathname.split('/').slice(2).filter(Boolean);
  const isRealSegment = (segment: string) => segment.toLowerCase() !== anyDirectory;
  const path = segments.some(isRealSegment) ? segments.slice(segments.findIndex(isRealSegment)) : [];
  return redirect(`${['/catalog', ...path].join('/')}${url.search}`, 301);
}
