import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { notFound } from '../../platform/error-response.ts';
import { InfoPageDocument, type InfoPageQuery } from '../../platform/graphql/generated/graphql.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import { buildOutline } from '../outline.rules.ts';
import { summarize } from '../plain-text.rules.ts';
import { typeset, typesetHtml } from '../typeset.server.ts';
import type { InfoText } from './InfoView.tsx';
import { findInfoLink } from './info-pages.ts';

type PageContent = NonNullable<InfoPageQuery['page']>;

/** Typesets a text and lists its sections for the table of contents. Throws a 404 if there is no text. */
export function readInfoText(page: PageContent | null | undefined, url: URL): InfoText {
  if (!page) throw notFound(url);
  return { ...page, title: typeset(page.title), ...buildOutline(typesetHtml(page.html)) };
}

/** Loads the text of an information page by its path. */
export async function loadInfoPage({ url, context }: Pick<LoaderFunctionArgs<Readonly<RouterContextProvider>>, 'url' | 'context'>) {
  const link = findInfoLink(url.pathname);
  if (!link?.slug) throw notFound(url);
  const { page } = await context.get(apiContext).query(InfoPageDocument, { slug: link.slug });
  const text = readInfoText(page, url);
  return {
    path: link.path,
    text,
    description: summarize(text.html),
    canonical: new URL(link.path, context.get(visitContext).publicUrl).href,
  };
}
