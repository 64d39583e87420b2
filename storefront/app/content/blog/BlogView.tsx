import { css } from '@emotion/react';
import { Breadcrumbs } from '@meet/ui-kit/breadcrumbs';
import { EmptyState } from '@meet/ui-kit/empty-state';
import { Heading } from '@meet/ui-kit/heading';
import { Pagination } from '@meet/ui-kit/pagination';
import { media, space } from '@meet/ui-kit/theme';
import type { ArticleTeaserFragment } from '../../platform/graphql/generated/graphql.ts';
import { wrap } from '../../platform/theme/layout-style.ts';
import { buildBlogCrumbs } from '../crumbs.ts';
import { ArticleCard } from './ArticleCard.tsx';
import { buildBlogPath } from './blog.rules.ts';

const articleList = css({
  display: 'grid',
  gap: `${space(10)} ${space(6)}`,
  marginTop: space(6),
  padding: 0,
  listStyle: 'none',
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', marginTop: space(8) },
});

const belowArticles = css({ marginTop: space(10) });
const posterSizes = '(min-width: 1024px) 31vw, (min-width: 768px) 46vw, 92vw';
const firstRowCount = 3;

interface BlogViewProps {
  articles: readonly ArticleTeaserFragment[];
  page: number;
  totalPages: number;
}

export function BlogView({ articles, page, totalPages }: BlogViewProps) {
  return (
    <div css={wrap}>
      <Breadcrumbs items={buildBlogCrumbs()} />
      <Heading level={1}>Блог</Heading>
      {articles.length > 0 ? (
        <ul css={articleList}>
          {articles.map((article, index) => (
            <li key={article.slug}>
              <ArticleCard article={article} pictureSizes={posterSizes} priority={index < firstRowCount} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState css={belowArticles} title="Здесь пока ничего нет" text="Первая статья появится скоро." />
      )}
      <div css={belowArticles}>
        <Pagination page={page} totalPages={totalPages} getHref={buildBlogPath} label="Страницы блога" />
      </div>
    </div>
  );
}
