import { css } from '@emotion/react';
import { color, media, space } from '@meet/ui-kit/theme';
import { href } from 'react-router';
import { heading1, wrap } from '../../platform/theme/layout-style.ts';
import type { MenuDirectory } from './directories.ts';

/** Height of the breadcrumbs, which have not loaded yet. */
const root = css({ paddingTop: 52 });

/** Tiles as in the grid of products beside open filters. The kit's own grid would add the whole code of a listing to every page. */
const goods = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space(14)} var(--meet-seam)`,
  marginTop: space(14),
  marginInline: 'calc(-1 * var(--meet-gutter))',
  '& > *': { aspectRatio: '4 / 5', background: color('picture'), filter: 'brightness(var(--meet-picture-dim))' },
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', marginInline: 0 },
  [media.desktop]: { marginInlineStart: 288 },
});

const tiles = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The title of a listing while its page loads. */
export function ListingPreview({ title }: { title: string }) {
  return (
    <div css={[wrap, root]}>
      <h1 css={heading1}>{title}</h1>
      <div css={goods} aria-hidden="true">
        {tiles.map((tile) => (
          <div key={tile} />
        ))}
      </div>
    </div>
  );
}

const catalogPath = href('/catalog/:directory?');

/** Returns the title of a listing that is still loading, from the menu's data. Null for other pages and for listings outside the menu. */
export function findListingTitle(
  { pathname, search }: { pathname: string; search: string },
  directories: readonly MenuDirectory[],
): string | null {
  if (pathname === catalogPath) {
    const [brand, ...others] = new URLSearchParams(search).getAll('brand');
    if (brand === undefined || others.length > 0) return 'Каталог';
    return directories.flatMap(({ brands = [] }) => brands).find(({ slug }) => slug === brand)?.name ?? null;
  }
  if (!pathname.startsWith(`${catalogPath}/`)) return null;
  const [slug, type, ...deeper] = pathname.slice(catalogPath.length + 1).split('/');
  const directory = directories.find((one) => one.slug === slug);
  if (!directory || deeper.length > 0) return null;
  if (type === undefined) return directory.name;
  return directory.productTypes?.find((one) => one.slug === type)?.name ?? null;
}
