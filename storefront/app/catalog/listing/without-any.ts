import { redirect } from 'react-router';
import { notFound } from '../../platform/not-found.ts';

/** The leading step that older menus put before a directory. */
export const anyDirectory = 'any';

const controlCharacter = /%(?:[01][\da-f]|7f)/i;

/** /catalog/any/shoes is /catalog/shoes, at any depth; what no address of the shop holds is no page. */
export function withoutAny(url: URL) {
  if (controlCharacter.test(url.pathname)) throw notFound(url);
  // From the address, where everything is still encoded: a decoded letter or line end cannot stand in a header.
  const rest = url.pathname.split('/').slice(2).filter(Boolean);
  const isNamed = (step: string) => step.toLowerCase() !== anyDirectory;
  const path = rest.some(isNamed) ? rest.slice(rest.findIndex(isNamed)) : [];
  return redirect(`${['/catalog', ...path].join('/')}${url.search}`, 301);
}
