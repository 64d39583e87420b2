import { appPagePath } from '../../platform/app-store.ts';
import { InfoPageDocument } from '../../platform/graphql/generated/graphql.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { notFound } from '../../platform/not-found.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import { crumbsLd, infoCrumbs } from '../crumbs.ts';
import { summaryOf } from '../outline.rules.ts';
import type { Route } from './+types/InfoPage';
import { InfoView } from './InfoView.tsx';
import { infoLink } from './info-pages.ts';
import { infoText } from './info-text.server.ts';
import { useOfferedApp } from './use-offered-app.ts';

/** Loads the text of an information page by its path. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const link = infoLink(url.pathname);
  if (!link?.slug) throw notFound(url);
  const { page } = await context.get(apiContext).query(InfoPageDocument, { slug: link.slug });
  const text = infoText(page, url);
  return {
    path: link.path,
    text,
    description: summaryOf(text.html),
    canonical: new URL(link.path, context.get(visitContext).publicUrl).href,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { path, text, description, canonical } = loaderData;
  const jsonLd = [crumbsLd(infoCrumbs(path, text.title), canonical)];
  return pageMeta({ title: `${text.title} — Meet`, description, canonical, jsonLd }, matches);
};

export default function InfoPage({ loaderData: { path, text } }: Route.ComponentProps) {
  const app = useOfferedApp();
  return <InfoView path={path} text={text} app={path === appPagePath ? app : undefined} />;
}
