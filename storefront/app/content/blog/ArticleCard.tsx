import { css } from '@emotion/react';
import { Heading } from '@meet/ui-kit/heading';
import { Link } from '@meet/ui-kit/link';
import { Picture } from '@meet/ui-kit/picture';
import { color, font, space } from '@meet/ui-kit/theme';
import { href } from 'react-router';
import { formatDate } from '../../platform/format-date.ts';
import type { ArticleTeaserFragment } from '../../platform/graphql/generated/graphql.ts';

const cardStyle = css({ position: 'relative', display: 'grid', alignContent: 'start', gap: space(3) });
const textsStyle = css({ display: 'grid', gap: space(2), '& p': { color: color('muted') } });
// The link covers the whole card, so that a press anywhere on the card opens the article.
const linkStyle = css({ '&::after': { content: '""', position: 'absolute', inset: 0 }, '&:hover': { textDecoration: 'underline' } });
const dateStyle = css({ font: font(400, 14), color: color('muted') });

interface ArticleCardProps {
  article: ArticleTeaserFragment;
  pictureSizes: string;
  /**
   * Loads the poster eagerly.
   * @default false
   */
  priority?: boolean;
  headingLevel?: 2 | 3;
}

export function ArticleCard({ article, pictureSizes, priority = false, headingLevel = 2 }: ArticleCardProps) {
  const { slug, title, description, posterKey, publishedAt } = article;
  return (
    <article css={cardStyle}>
      {posterKey && <Picture imageKey={posterKey} alt="" sizes={pictureSizes} ratio={4 / 3} priority={priority} />}
      <div css={textsStyle}>
        <time css={dateStyle} dateTime={publishedAt}>
          {formatDate(publishedAt)}
        </time>
        <Heading level={headingLevel} size="small">
          <Link href={href('/blog/:slug', { slug })} css={linkStyle}>
            {title}
          </Link>
        </Heading>
        {description && <p>{description}</p>}
      </div>
    </article>
  );
}
