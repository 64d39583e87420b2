import { FaqDocument } from '../../platform/graphql/generated/graphql.ts';
import { buildFaqLd } from '../../platform/head/content-ld.ts';
import { buildPageMeta } from '../../platform/head/page-meta.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import { buildCrumbsLd, buildInfoCrumbs } from '../crumbs.ts';
import { createAnchorBuilder } from '../outline.rules.ts';
import { typeset, typesetHtml } from '../typeset.server.ts';
import type { Route } from './+types/FaqPage';
import { FaqView } from './FaqView.tsx';

const path = '/info/faq';
const title = 'Вопросы и\u00a0ответы';

export async function loader({ context }: Route.LoaderArgs) {
  const { faqList } = await context.get(apiContext).query(FaqDocument);
  const buildAnchor = createAnchorBuilder();
  return {
    entries: faqList.map(({ id, question, answerHtml }) => ({
      id,
      question: typeset(question),
      answerHtml: typesetHtml(answerHtml),
      anchor: buildAnchor(question),
    })),
    canonical: new URL(path, context.get(visitContext).publicUrl).href,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { entries, canonical } = loaderData;
  const metadata = {
    title: `${title} — Meet`,
    description: 'О\u00a0размерах, ценах, доставке, возврате, бонусах и\u00a0входе в\u00a0аккаунт: коротко и\u00a0по\u00a0делу.',
    canonical,
    jsonLd: [
      buildCrumbsLd(buildInfoCrumbs(path, title), canonical),
      ...(entries.length > 0 ? [buildFaqLd(entries.map(({ question, answerHtml }) => ({ question, answer: answerHtml })))] : []),
    ],
  };
  return buildPageMeta(metadata, matches);
};

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  return <FaqView path={path} entries={loaderData.entries} />;
}
