import type { LoaderFunctionArgs } from 'react-router';
import {
  ProductDocument,
  ProductSizeGridDocument,
  ReviewsDocument,
  SimilarProductsDocument,
} from '../../platform/graphql/generated/graphql.ts';
import { optional } from '../../platform/lazy/optional.ts';
import { notFound } from '../../platform/not-found.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import { ratingOf, readReviewsShown, reviewsAsked } from '../../review/review-list.rules.ts';
import { offersBySize } from './choice/offers-by-size.rules.ts';
import { deliveryDates } from './delivery/delivery-dates.rules.ts';
import { productCrumbs } from './product-crumbs.ts';
import { colourWords, materialNames } from './product-words.ts';

/** Loads the data of the product page. Throws a 404 for an unknown product; other parts that fail to load are null. */
export async function loadProductPage({ url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>, slug: string) {
  const api = context.get(apiContext);
  const visit = context.get(visitContext);
  const { product: found } = await api.query(ProductDocument, { slug });
  if (!found) throw notFound(url);
  const { items, ...product } = found;
  const productId = product.id;
  const reviewsShown = readReviewsShown(url.searchParams);
  const similar = optional(api.query(SimilarProductsDocument, { productId }), { visit }).then((answer) => answer?.similarProducts ?? null);
  const [sizes, reviews] = await Promise.all([
    optional(api.query(ProductSizeGridDocument, { productId }), { visit }),
    optional(api.query(ReviewsDocument, reviewsAsked(productId, reviewsShown)), { visit }),
  ]);
  const { material } = product.properties;
  const { publicUrl, startedAt } = visit;
  return {
    page: {
      product,
      crumbs: productCrumbs(product),
      grid: sizes?.sizeGrid ?? null,
      dates: deliveryDates(startedAt),
      reviews,
      reviewsShown,
      similar,
    },
    /** Data for the page's head. Colours and material are already texts, so that the browser need not load their names for the head. */
    head: {
      colours: colourWords(product.colorPalletes),
      offers: offersBySize({ ...product, items }),
      material: material ? materialNames[material] : undefined,
      rating: reviews && ratingOf(reviews),
      publicUrl,
    },
  };
}
