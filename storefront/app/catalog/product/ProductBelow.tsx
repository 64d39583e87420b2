import { ReviewSection } from '../../review/ReviewSection.tsx';
import type { Reviews, ReviewsShown } from '../../review/review-list.rules.ts';
import { Viewed } from '../card/Viewed.tsx';
import { ProductSimilar, type Similar } from './ProductSimilar.tsx';

interface ProductBelowProps {
  productId: string;
  similar: Similar | Promise<Similar>;
  /** Null where they did not come: they are left out. */
  reviews: Reviews | null;
  reviewsShown: ReviewsShown;
  /** The query of the page's address. */
  search: string;
}

/** What stands below the product itself: what is like it, what is said of it, and what else was looked at. */
export function ProductBelow({ productId, similar, reviews, reviewsShown, search }: ProductBelowProps) {
  return (
    <>
      <ProductSimilar similar={similar} />
      {reviews && <ReviewSection productId={productId} first={reviews} shown={reviewsShown} search={search} />}
      <Viewed except={productId} />
    </>
  );
}
