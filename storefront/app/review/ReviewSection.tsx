import { css } from '@emotion/react';
import { Chip } from '@meet/ui-kit/chip';
import { Heading } from '@meet/ui-kit/heading';
import { ReviewSummary } from '@meet/ui-kit/review-summary';
import { media, space } from '@meet/ui-kit/theme';
import { section, wrap } from '../platform/theme/layout-style.ts';
import { ReviewList } from './ReviewList.tsx';
import { type Reviews, type ReviewsShown, ratingOf, reviewsHref } from './review-list.rules.ts';

const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(8),
  scrollMarginTop: 72,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', gap: space(14) },
});

const aside = css({ [media.desktop]: { position: 'sticky', top: 88, alignSelf: 'start' } });

const title = css({ marginBottom: space(4) });

const chips = css({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

interface ReviewSectionProps {
  productId: string;
  first: Reviews;
  shown: ReviewsShown;
  /** Query string of the current URL. Links to other reviews keep the parameters that are not about reviews. */
  search: string;
}

/** Rating and reviews of a product. */
export function ReviewSection({ productId, first, shown, search }: ReviewSectionProps) {
  const address = new URLSearchParams(search);
  const count = (stars: number) => first.reviewList.distribution.find(({ rating }) => rating === stars)?.count ?? 0;
  const rating = ratingOf(first);
  const illustrated = first.illustrated.pagination.totalItems;
  const filter = illustrated > 0 && (
    <nav css={chips} aria-label="Какие отзывы показать">
      <Chip href={reviewsHref(address, { withPhotos: false, pages: 1 })} selected={!shown.withPhotos}>
        Все
      </Chip>
      <Chip href={reviewsHref(address, { withPhotos: true, pages: 1 })} selected={shown.withPhotos}>
        С&nbsp;фото, {illustrated}
      </Chip>
    </nav>
  );
  return (
    <section css={[wrap, section, root]} id="reviews" aria-labelledby="reviews-title">
      <div css={aside}>
        <Heading css={title} level={2} id="reviews-title">
          Отзывы
        </Heading>
        <ReviewSummary
          average={rating?.average ?? null}
          distribution={{ 1: count(1), 2: count(2), 3: count(3), 4: count(4), 5: count(5) }}
          action={filter}
        />
      </div>
      {rating && <ReviewList key={String(shown.withPhotos)} {...{ productId, first, shown, address }} />}
    </section>
  );
}
