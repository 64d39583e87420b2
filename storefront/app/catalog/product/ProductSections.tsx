import type { OwnReviewFragment, ProductCardFragment } from '../../platform/graphql/generated/graphql.ts';
import { ReviewSection } from '../../review/ReviewSection.tsx';
import type { InitialReviews } from '../../review/reviews.rules.ts';
import type { ReviewedProduct } from '../../review/write/ReviewForm.tsx';
import { ViewedProducts } from '../ViewedProducts.tsx';
import { SimilarProducts } from './SimilarProducts.tsx';

interface ProductSectionsProps {
  product: ReviewedProduct;
  similar: readonly ProductCardFragment[] | null;
  /** The first reviews. Null when they failed to load; the section is then left out. */
  reviews: InitialReviews | null;
  /** The shopper's own review. Null when it failed to load. */
  viewerReview: { ownReview: OwnReviewFragment | null } | null;
  search: string;
}

/** The sections below the product: similar products, reviews and recently viewed products. */
export function ProductSections({ product, similar, reviews, viewerReview, search }: ProductSectionsProps) {
  return (
    <>
      <SimilarProducts similar={similar} />
      {reviews && <ReviewSection product={product} {...reviews} viewerReview={viewerReview?.ownReview ?? null} search={search} />}
      <ViewedProducts currentProductId={product.id} />
    </>
  );
}
