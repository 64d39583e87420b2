import { userContext } from '../auth/session/session.server.ts';
import { buildCrumbsLd, buildInfoCrumbs } from '../content/crumbs.ts';
import { readInfoText } from '../content/info/info-page.server.ts';
import { summarize } from '../content/plain-text.rules.ts';
import { LoyaltyPageDocument } from '../platform/graphql/generated/graphql.ts';
import { buildPageMeta } from '../platform/head/page-meta.ts';
import { apiContext, visitContext } from '../platform/visit.server.ts';
import type { Route } from './+types/LoyaltyPage';
import { LoyaltyView } from './LoyaltyView.tsx';

const path = '/loyalty';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, loyaltyLevels } = await context.get(apiContext).query(LoyaltyPageDocument);
  const text = readInfoText(page, url);
  return {
    text,
    description: summarize(text.html),
    levels: loyaltyLevels,
    currentLevel: context.get(userContext)?.loyaltyLevel?.name,
    canonical: new URL(path, context.get(visitContext).publicUrl).href,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { text, description, canonical } = loaderData;
  const jsonLd = [buildCrumbsLd(buildInfoCrumbs(path, text.title), canonical)];
  return buildPageMeta({ title: `${text.title} — Meet`, description, canonical, jsonLd }, matches);
};

export default function LoyaltyPage({ loaderData: { text, levels, currentLevel } }: Route.ComponentProps) {
  return <LoyaltyView path={path} text={text} levels={levels} currentLevel={currentLevel} />;
}
