import { css } from '@emotion/react';
import { Breadcrumbs } from '@meet/ui-kit/breadcrumbs';
import { Heading } from '@meet/ui-kit/heading';
import { Link } from '@meet/ui-kit/link';
import { Picture } from '@meet/ui-kit/picture';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { formatDate } from '../../platform/format-date.ts';
import type { ArticleTeaserFragment } from '../../platform/graphql/generated/graphql.ts';
import { section, sectionHead, wrap } from '../../platform/theme/layout-style.ts';
import { heading2 } from '../../platform/theme/text-style.ts';
import { anchoredSections, dateStyle, screenOnly } from '../content-style.ts';
import { buildBlogCrumbs } from '../crumbs.ts';
import { RoutedProse } from '../RoutedProse.tsx';
import { ArticleCard } from './ArticleCard.tsx';

export interface ArticleText extends ArticleTeaserFragment {
  html: string;
}

/** On wide screens the text is centred below the poster. */
const centredColumn = css({ width: '100%', maxWidth: '42rem', [media.desktop]: { marginInline: 'auto' } });
const headerStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  [media.desktop]: { paddingTop: space(6) },
});
const leadStyle = css({ font: font(400, 18), color: color('muted'), [media.desktop]: { font: font(400, 22) } });

const posterStyle = css({
  marginBlock: `${space(6)} ${space(8)}`,
  marginInline: 'calc(-1 * var(--meet-gutter))',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  '& img': { height: '100%' },
  [media.tablet]: { marginInline: 0, aspectRatio: '16 / 9' },
  [media.desktop]: { marginBlock: space(10), aspectRatio: '16 / 7' },
  '@media print': { display: 'none' },
});
/** Spacing below the heading if there is no poster. */
const withoutPoster = css({ marginTop: space(8), [media.desktop]: { marginTop: space(10) } });

const otherArticlesList = css({
  display: 'grid',
  gap: `${space(8)} ${space(6)}`,
  padding: 0,
  listStyle: 'none',
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

interface ArticleViewProps {
  article: ArticleText;
  otherArticles: readonly ArticleTeaserFragment[];
}

export function ArticleView({ article, otherArticles }: ArticleViewProps) {
  const { title, description, posterKey, publishedAt, html } = article;
  return (
    <div css={wrap}>
      <div css={screenOnly}>
        <Breadcrumbs items={buildBlogCrumbs(title)} />
      </div>
      <article>
        <header css={[centredColumn, headerStyle]}>
          <time css={dateStyle} dateTime={publishedAt}>
            {formatDate(publishedAt)}
          </time>
          <Heading level={1}>{title}</Heading>
          {description && <p css={leadStyle}>{description}</p>}
        </header>
        {posterKey && (
          <div css={posterStyle}>
            <Picture imageKey={posterKey} alt="" sizes="(min-width: 1440px) 1360px, 100vw" ratio={4 / 3} priority />
          </div>
        )}
        <RoutedProse html={html} css={[anchoredSections, centredColumn, !posterKey && withoutPoster]} />
      </article>
      {otherArticles.length > 0 && (
        <section css={[section, screenOnly]}>
          <div css={sectionHead}>
            <h2 css={heading2}>Читайте ещё</h2>
            <Link href="/blog" variant="underlined">
              Весь блог
            </Link>
          </div>
          <ul css={otherArticlesList}>
            {otherArticles.map((otherArticle) => (
              <li key={otherArticle.slug}>
                <ArticleCard article={otherArticle} headingLevel={3} pictureSizes="(min-width: 768px) 31vw, 92vw" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
