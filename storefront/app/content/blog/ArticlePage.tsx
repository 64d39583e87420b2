import { href } from 'react-router';
import { notFound } from '../../platform/error-response.ts';
import { ArticleDocument } from '../../platform/graphql/generated/graphql.ts';
import { buildArticleLd } from '../../platform/head/content-ld.ts';
import { buildPageMeta, buildPreviewPictureUrl, type PageMetadata } from '../../platform/head/page-meta.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import { buildBlogCrumbs, buildCrumbsLd } from '../crumbs.ts';
import { buildOutline } from '../outline.rules.ts';
import { summarize } from '../plain-text.rules.ts';
import { typesetHtml } from '../typeset.server.ts';
import type { Route } from './+types/ArticlePage';
import { ArticleView } from './ArticleView.tsx';
import { typesetTeaser } from './typeset-teaser.server.ts';

const otherArticleCount = 3;

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { blog, blogList } = await context.get(apiContext).query(ArticleDocument, { slug: params.slug });
  if (!blog) throw notFound(url);
  const { publicUrl } = context.get(visitContext);
  return {
    article: { ...typesetTeaser(blog), html: buildOutline(typesetHtml(blog.html)).html },
    otherArticles: blogList.items
      .filter(({ slug }) => slug !== blog.slug)
      .slice(0, otherArticleCount)
      .map(typesetTeaser),
    description: blog.description || summarize(blog.html),
    canonical: new URL(href('/blog/:slug', { slug: blog.slug }), publicUrl).href,
    image: blog.posterKey ? buildPreviewPictureUrl(blog.posterKey, publicUrl) : undefined,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { article, description, canonical, image } = loaderData;
  const { title, publishedAt, updatedAt, seoTags } = article;
  const metadata: PageMetadata = {
    title: `${title} — Meet`,
    description,
    editorMeta: seoTags,
    canonical,
    image,
    type: 'article',
    jsonLd: [
      buildCrumbsLd(buildBlogCrumbs(title), canonical),
      buildArticleLd({
        title,
        description,
        url: canonical,
        image,
        publishedAt,
        updatedAt: updatedAt > publishedAt ? updatedAt : undefined,
      }),
    ],
  };
  return buildPageMeta(metadata, matches);
};

export default function ArticlePage({ loaderData: { article, otherArticles } }: Route.ComponentProps) {
  return <ArticleView article={article} otherArticles={otherArticles} />;
}
