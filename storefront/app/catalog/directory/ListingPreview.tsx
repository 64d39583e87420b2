import { css } from '@emotion/react';
import { color, media, space } from '@meet/ui-kit/theme';
import { wrap } from '../../platform/theme/layout-style.ts';
import { heading1 } from '../../platform/theme/text-style.ts';

/** The padding has the height of the breadcrumbs, which have not loaded yet. */
const root = css({ paddingTop: 52 });

/** Empty tiles as in the grid of products beside open filters. The kit's own grid would add the whole script of a listing to every page. */
const tilesStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space(14)} var(--meet-seam)`,
  marginTop: space(14),
  marginInline: 'calc(-1 * var(--meet-gutter))',
  '& > *': { aspectRatio: '4 / 5', background: color('picture'), filter: 'brightness(var(--meet-picture-dim))' },
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', marginInline: 0 },
  [media.desktop]: { marginInlineStart: 288 },
});

const tileKeys = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Preview of a listing while its page loads: the title, and empty tiles in place of the cards. */
export function ListingPreview({ title }: { title: string }) {
  return (
    <div css={[wrap, root]}>
      <h1 css={heading1}>{title}</h1>
      <div css={tilesStyle} aria-hidden="true">
        {tileKeys.map((tileKey) => (
          <div key={tileKey} />
        ))}
      </div>
    </div>
  );
}
