import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { notFound } from '../../platform/error-response.ts';
import { InfoPageDocument } from '../../platform/graphql/generated/graphql.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import { summarize } from '../outline.rules.ts';
import { infoLink } from './info-pages.ts';
import { infoText } from './info-text.server.ts';

/** Loads the text of an information page by its path. */
export async function loadInfoPage({ url, context }: Pick<LoaderFunctionArgs<Readonly<RouterContextProvider>>, 'url' | 'context'>) {
  const link = infoLink(url.pathname);
  if (!link?.slug) throw notFound(url);
  const { page } = await context.get(apiContext).query(InfoPageDocument, { slug: link.slug });
  const text = infoText(page, url);
  return {
    path: link.path,
    text,
    description: summarize(text.html),
    canonical: new URL(link.path, context.get(visitContext).publicUrl).href,
  };
}
