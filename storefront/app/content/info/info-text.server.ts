import { notFound } from '../../platform/error-response.ts';
import type { InfoPageQuery } from '../../platform/graphql/generated/graphql.ts';
import { outline } from '../outline.rules.ts';
import { typeset, typesetHtml } from '../typeset.server.ts';
import type { InfoText } from './InfoView.tsx';

type Written = NonNullable<InfoPageQuery['page']>;

/** Prepares a text for its page. Throws a 404 if there is no text. */
export function infoText(page: Written | null | undefined, url: URL): InfoText {
  if (!page) throw notFound(url);
  return { ...page, title: typeset(page.title), ...outline(typesetHtml(page.html)) };
}
