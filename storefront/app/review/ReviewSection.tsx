import { css } from '@emotion/react';
import { Heading } from '@meet/ui-kit/heading';
import { ReviewCard } from '@meet/ui-kit/review-card';
import { ReviewSummary } from '@meet/ui-kit/review-summary';
import { color, media, space } from '@meet/ui-kit/theme';
import type { OwnReviewFragment } from '../platform/graphql/generated/graphql.ts';
import { section, wrap } from '../platform/theme/layout-style.ts';
import { ReviewFilter } from './ReviewFilter.tsx';
import { ReviewList } from './ReviewList.tsx';
import { buildReviewsHref, type ReviewListFilter } from './review-list-filter.rules.ts';
import { type InitialReviews, toRating, toReviewCard } from './reviews.rules.ts';
import type { ReviewedProduct } from './write/ReviewForm.tsx';
import { WriteReviewButton } from './write/WriteReviewButton.tsx';

const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(8),
  scrollMarginTop: 72,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', gap: space(14) },
});

const stickyColumn = css({ [media.desktop]: { position: 'sticky', top: 88, alignSelf: 'start' } });

const titleStyle = css({ marginBottom: space(4) });

const listColumn = css({ minWidth: 0 });
const viewerReviewStyle = css({ marginBottom: space(6), padding: space(4), background: color('tile') });

interface ReviewSectionProps extends InitialReviews {
  product: ReviewedProduct;
  /** The shopper's own review, with its state; null if there is none. */
  viewerReview: OwnReviewFragment | null;
  /** Query string of the current URL. Links to other reviews keep the parameters that are not about reviews. */
  search: string;
}

/** Rating and reviews of a product. */
export function ReviewSection({ product, firstPage, filter, viewerReview, search }: ReviewSectionProps) {
  const searchParams = new URLSearchParams(search);
  const countRatings = (stars: number) => firstPage.reviewList.distribution.find(({ rating }) => rating === stars)?.count ?? 0;
  const productRating = toRating(firstPage);
  const buildHref = (changes: Partial<ReviewListFilter>) => buildReviewsHref(searchParams, { ...filter, pages: 1, ...changes });
  return (
    <section css={[wrap, section, root]} id="reviews" aria-labelledby="reviews-title">
      <div css={stickyColumn}>
        <Heading css={titleStyle} level={2} id="reviews-title">
          Отзывы
        </Heading>
        <ReviewSummary
          average={productRating?.average ?? null}
          distribution={{ 1: countRatings(1), 2: countRatings(2), 3: countRatings(3), 4: countRatings(4), 5: countRatings(5) }}
          getHref={(stars) => buildHref({ withPhotos: false, stars: stars === filter.stars ? undefined : stars })}
          current={filter.stars}
          action={<WriteReviewButton product={product} isWritten={viewerReview !== null} />}
        />
      </div>
      <div css={listColumn}>
        {viewerReview && viewerReview.state !== 'PUBLISHED' && <ViewerReview review={viewerReview} />}
        {productRating && (
          <ReviewFilter filter={filter} photoReviewCount={firstPage.photoReviews.pagination.totalItems} buildHref={buildHref} />
        )}
        {productRating && (
          <ReviewList
            key={`${buildHref({})} ${viewerReview?.id} ${viewerReview?.updatedAt}`}
            viewerReviewId={viewerReview?.id}
            {...{ product, firstPage, filter, searchParams }}
          />
        )}
      </div>
    </section>
  );
}

/** The shopper's own review, which nobody else sees. */
function ViewerReview({ review }: { review: OwnReviewFragment }) {
  const { state, updatedAt: _, ...card } = review;
  return (
    <section css={viewerReviewStyle} aria-label="Ваш отзыв">
      <ReviewCard {...toReviewCard(card)} pending={state === 'PENDING'} rejected={state === 'REJECTED'} />
    </section>
  );
}
