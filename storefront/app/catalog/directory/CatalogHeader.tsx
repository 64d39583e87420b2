import { css } from '@emotion/react';
import { Breadcrumbs } from '@meet/ui-kit/breadcrumbs';
import { Link } from '@meet/ui-kit/link';
import { Picture } from '@meet/ui-kit/picture';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { wrap } from '../../platform/theme/layout-style.ts';
import { heading1 } from '../../platform/theme/text-style.ts';
import type { CatalogPageData } from './catalog-page.server.ts';

const root = css({ paddingBottom: space(2) });
const titleRow = css({ display: 'flex', alignItems: 'center', gap: space(5) });
const logoStyle = css({ flex: 'none', width: 96, height: 48, objectFit: 'cover', filter: 'brightness(var(--meet-picture-dim))' });
const descriptionStyle = css({ maxWidth: '38em', marginTop: space(3), color: color('muted') });

const withPosterStyle = css({
  display: 'grid',
  gap: space(5),
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'end', gap: space(8) },
});
const posterStyle = css({
  marginInline: 'calc(-1 * var(--meet-gutter))',
  aspectRatio: '8 / 5',
  background: color('tile'),
  overflow: 'hidden',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  [media.tablet]: { order: 1, marginInline: 0 },
});

const levelListStyle = css({
  display: 'flex',
  gap: space(5),
  margin: `${space(3)} calc(-1 * var(--meet-gutter)) 0`,
  padding: '0 var(--meet-gutter)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
  borderBottom: `1px solid ${color('line')}`,
  font: font(400, 16),
  '& a': {
    display: 'block',
    paddingBlock: space(3),
    borderBottom: '2px solid transparent',
    color: color('muted'),
    whiteSpace: 'nowrap',
    '&:hover, &[aria-current]': { color: color('ink') },
    '&[aria-current]': { borderColor: 'currentColor' },
    '&:focus-visible': { outlineOffset: -2 },
  },
  [media.desktop]: { gap: space(6), marginInline: 0, paddingInline: 0 },
});

/**
 * Header of a catalog page: the title, the description and picture of a collection, the logo of a brand, and links to the types and
 * subtypes of a directory.
 */
export function CatalogHeader({ header: { title, text, poster: posterKey, logo }, crumbs, levelLinks }: CatalogPageData) {
  return (
    <div css={[wrap, root]}>
      <Breadcrumbs items={crumbs} />
      <div css={posterKey && withPosterStyle}>
        {posterKey && (
          <div css={posterStyle}>
            <Picture imageKey={posterKey} alt="" sizes="(min-width: 1440px) 664px, (min-width: 768px) 50vw, 100vw" priority />
          </div>
        )}
        <div>
          <div css={titleRow}>
            {logo && <img css={logoStyle} src={logo} alt="" width={96} height={48} />}
            <h1 css={heading1}>{title}</h1>
          </div>
          {text && <p css={descriptionStyle}>{text}</p>}
        </div>
      </div>
      {levelLinks.length > 0 && (
        <nav aria-label={`Виды: ${title}`}>
          <ul css={levelListStyle}>
            {levelLinks.map(({ name, href, isCurrent }) => (
              <li key={href}>
                <Link href={href} aria-current={isCurrent ? 'page' : undefined}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
