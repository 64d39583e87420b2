import { css } from '@emotion/react';
import { Link } from '@meet/ui-kit/link';
import { Picture } from '@meet/ui-kit/picture';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { buildDirectoryHref } from '../catalog/directory/directories.ts';
import type { HomeCollectionsQuery } from '../platform/graphql/generated/graphql.ts';
import { section, wrap } from '../platform/theme/layout-style.ts';

const root = css({
  display: 'grid',
  gap: space(8),
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 'var(--meet-seam)' },
});

const card = css({
  display: 'block',
  '& h2': { font: font(500, 28), letterSpacing: '-.025em' },
  '& p': { maxWidth: '40em', marginTop: space(1), font: font(400, 14), color: color('muted') },
  '&:hover h2': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: '.2em' },
});

const tile = css({
  marginInline: 'calc(-1 * var(--meet-gutter))',
  marginBottom: space(4),
  aspectRatio: '3 / 2',
  background: color('tile'),
  overflow: 'hidden',
  '& img': { height: '100%' },
  [media.tablet]: { marginInline: 0 },
});

interface CollectionsProps {
  collections: HomeCollectionsQuery['collectionList']['items'];
}

export function Collections({ collections }: CollectionsProps) {
  if (collections.length === 0) return null;
  return (
    <section css={[wrap, section, root]} aria-label="Подборки">
      {collections.map(({ slug, title, description, posterKey }) => (
        <Link key={slug} href={buildDirectoryHref(slug)} css={card}>
          <div css={tile}>
            {posterKey && (
              <Picture imageKey={posterKey} alt="" ratio={3 / 2} sizes="(min-width: 1440px) 680px, (min-width: 768px) 48vw, 100vw" />
            )}
          </div>
          <h2>{title}</h2>
          {description && <p>{description}</p>}
        </Link>
      ))}
    </section>
  );
}
