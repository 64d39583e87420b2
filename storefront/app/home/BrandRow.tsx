import { css } from '@emotion/react';
import { Link } from '@meet/ui-kit/link';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { Fragment, useId } from 'react';
import { href } from 'react-router';
import type { HomeBrandsQuery } from '../platform/graphql/generated/graphql.ts';
import { section, wrap } from '../platform/theme/layout-style.ts';
import { heading3 } from '../platform/theme/text-style.ts';

const root = css({ [media.desktop]: { display: 'grid', gridTemplateColumns: '1fr 3fr' } });
const brandNamesStyle = css({
  maxWidth: '30em',
  marginTop: space(3),
  font: font(500, 28),
  letterSpacing: '-.03em',
  color: color('muted'),
  // On phones each line is as high as a touch target.
  lineHeight: 'var(--meet-target)',
  '& a': { display: 'inline-block', color: color('ink') },
  '& a:hover': { color: color('muted') },
  '& small a': { font: font(400, 16), lineHeight: 'inherit', letterSpacing: 0, color: 'inherit', whiteSpace: 'nowrap' },
  [media.desktop]: { margin: 0, font: font(500, 48), letterSpacing: '-.035em' },
});

/** Keeps a name and its comma on one line. */
const noWrap = css({ whiteSpace: 'nowrap' });

export type BrandPage = HomeBrandsQuery['brandList'];

/** Links to the leading brands and, if there are others, to the sitemap. */
export function BrandRow({ items, pagination }: BrandPage) {
  const id = useId();
  if (items.length === 0) return null;
  const otherBrandCount = pagination.totalItems - items.length;
  return (
    <section css={[wrap, section, root]} aria-labelledby={id}>
      <h2 css={heading3} id={id}>
        Бренды
      </h2>
      <p css={brandNamesStyle}>
        {items.map(({ name, slug }, index) => (
          <Fragment key={slug}>
            {index > 0 && ' '}
            <span css={noWrap}>
              <Link href={`${href('/catalog/:directory?')}?${new URLSearchParams({ brand: slug })}`}>{name}</Link>
              {index < items.length - 1 && ','}
            </span>
          </Fragment>
        ))}
        {otherBrandCount > 0 && (
          <small>
            {' '}
            <Link href="/sitemap" variant="underlined">
              и&nbsp;ещё&nbsp;{otherBrandCount}
            </Link>
          </small>
        )}
      </p>
    </section>
  );
}
