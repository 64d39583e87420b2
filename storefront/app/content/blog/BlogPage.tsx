import { href } from 'react-router';
import { notFound } from '../../platform/error-response.ts';
import { BlogPageDocument } from '../../platform/graphql/generated/graphql.ts';
import { buildItemListLd } from '../../platform/head/json-ld.ts';
import { buildPageMeta, type PageMetadata } from '../../platform/head/page-meta.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import { buildBlogCrumbs, buildCrumbsLd } from '../crumbs.ts';
import type { Route } from './+types/BlogPage';
import { BlogView } from './BlogView.tsx';
import { articlesPerPage, buildBlogPath, parseBlogPage } from './blog.rules.ts';
import { typesetTeaser } from './typeset-teaser.server.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = parseBlogPage(url.searchParams);
  if (page === null) throw notFound(url);
  const { blogList } = await context.get(apiContext).query(BlogPageDocument, { page, limit: articlesPerPage });
  // Pages beyond the last are 404. The first page exists even if the blog is empty.
  if (page > 1 && page > blogList.pagination.totalPages) throw notFound(url);
  return {
    articles: blogList.items.map(typesetTeaser),
    page,
    totalPages: blogList.pagination.totalPages,
    canonical: new URL(buildBlogPath(page), context.get(visitContext).publicUrl).href,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { articles, page, canonical } = loaderData;
  const urls = articles.map(({ slug, title }) => ({ name: title, url: new URL(href('/blog/:slug', { slug }), canonical).href }));
  const metadata: PageMetadata = {
    title: 'Блог Meet: как выбирать и\u00a0как беречь',
    pageNumber: page,
    description: 'О\u00a0размерах, материалах и\u00a0уходе за\u00a0обувью и\u00a0одеждой.',
    canonical,
    jsonLd: [buildCrumbsLd(buildBlogCrumbs(), canonical), buildItemListLd(urls)],
  };
  return buildPageMeta(metadata, matches);
};

export default function BlogPage({ loaderData: { articles, page, totalPages } }: Route.ComponentProps) {
  return <BlogView articles={articles} page={page} totalPages={totalPages} />;
}
