import { ReviewSection } from '../../review/ReviewSection.tsx';
import type { Reviews, ReviewsShown } from '../../review/review-list.rules.ts';
import { Viewed } from '../viewed/Viewed.tsx';
import { ProductSimilar, type Similar } from './ProductSimilar.tsx';

interface ProductBelowProps {
  productId: string;
  similar: Similar | Promise<Similar>;
  /** The first reviews. Null when they failed to load; the section is then left out. */
  reviews: Reviews | null;
  reviewsShown: ReviewsShown;
  /** Query string of the page. */
  search: string;
}

/** The sections below the product: similar products, reviews and recently viewed products. */
export function ProductBelow({ productId, similar, reviews, reviewsShown, search }: ProductBelowProps) {
  return (
    <>
      <ProductSimilar similar={similar} />
      {reviews && <ReviewSection productId={productId} first={reviews} shown={reviewsShown} search={search} />}
      <Viewed except={productId} />
    </>
  );
}
