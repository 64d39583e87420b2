import { css } from '@emotion/react';
import { Heading } from '@meet/ui-kit/heading';
import { Link } from '@meet/ui-kit/link';
import { Picture } from '@meet/ui-kit/picture';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { useId } from 'react';
import { href } from 'react-router';
import { joinBrandNames } from '../../platform/brand-names.ts';
import type { OverviewQuery } from '../../platform/graphql/generated/graphql.ts';
import { block } from './overview-style.ts';

const list = css({
  display: 'grid',
  gap: `${space(4)} ${space(8)}`,
  padding: 0,
  listStyle: 'none',
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const item = css({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  columnGap: space(4),
  alignItems: 'center',
  font: font(400, 14),
});
const tile = css({ aspectRatio: '4 / 5', background: color('picture') });
const brandStyle = css({ fontWeight: 600 });

/** Products that the shopper has received and has not reviewed yet, each with a link to the form of a review. */
export function ProductsToReview({ products }: { products: OverviewQuery['productsToReview'] }) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section css={block} aria-labelledby={id}>
      <Heading id={id} level={2} size="small">
        Оцените покупки
      </Heading>
      <ul css={list}>
        {products.map(({ id: key, slug, name, brands, cover }) => (
          <li css={item} key={key}>
            <div css={tile}>{cover && <Picture imageKey={cover.key} alt="" sizes="64px" />}</div>
            <div>
              <p css={brandStyle}>{joinBrandNames(brands)}</p>
              <p>{name}</p>
              <Link standalone href={href('/product/:slug/review', { slug })} variant="underlined" aria-label={`Оценить: ${name}`}>
                Оценить
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
