import { data } from 'react-router';
import type { InfoPageQuery } from '../platform/graphql/generated/graphql.ts';
import type { InfoText } from './InfoView.tsx';
import { outline } from './outline.rules.ts';
import { typeset, typesetHtml } from './typeset.server.ts';

type Written = NonNullable<InfoPageQuery['page']>;

/** A text as its page shows it; a page whose text nobody has written is not there. */
export function infoText(page: Written | null | undefined): InfoText {
  if (!page) throw data(null, { status: 404 });
  return { ...page, title: typeset(page.title), ...outline(typesetHtml(page.html)) };
}
