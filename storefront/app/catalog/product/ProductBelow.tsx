import type { OwnReviewFragment } from '../../platform/graphql/generated/graphql.ts';
import { ReviewSection } from '../../review/ReviewSection.tsx';
import type { Reviews, ReviewsShown } from '../../review/review-list.rules.ts';
import type { ReviewedProduct } from '../../review/write/ReviewForm.tsx';
import { Viewed } from '../viewed/Viewed.tsx';
import { ProductSimilar, type Similar } from './ProductSimilar.tsx';

interface ProductBelowProps {
  product: ReviewedProduct;
  similar: Similar | Promise<Similar>;
  /** The first reviews. Null when they failed to load; the section is then left out. */
  reviews: Reviews | null;
  reviewsShown: ReviewsShown;
  /** The shopper's own review; null if there is none. */
  ownReview: OwnReviewFragment | null;
  /** Query string of the page. */
  search: string;
}

/** The sections below the product: similar products, reviews and recently viewed products. */
export function ProductBelow({ product, similar, reviews, reviewsShown, ownReview, search }: ProductBelowProps) {
  return (
    <>
      <ProductSimilar similar={similar} />
      {reviews && <ReviewSection product={product} first={reviews} shown={reviewsShown} own={ownReview} search={search} />}
      <Viewed except={product.id} />
    </>
  );
}
