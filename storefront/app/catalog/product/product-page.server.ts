import type { LoaderFunctionArgs } from 'react-router';
import {
  ProductDocument,
  ProductSizeGridDocument,
  ReviewsDocument,
  SimilarProductsDocument,
} from '../../platform/graphql/generated/graphql.ts';
import { optional } from '../../platform/late/optional.ts';
import { notFound } from '../../platform/not-found.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import { ratingOf, readReviewsShown, reviewsAsked } from '../../review/review-list.rules.ts';
import { deliveryDates } from './delivery-dates.rules.ts';
import { offersBySize } from './offers-by-size.rules.ts';
import { productCrumbs } from './product-crumbs.ts';
import { colourWords, materialNames } from './product-words.ts';

/** Throws a 404 where there is no such product; of the rest the page shows what comes. */
export async function loadProductPage({ url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>, slug: string) {
  const api = context.get(apiContext);
  const { product: found } = await api.query(ProductDocument, { slug });
  if (!found) throw notFound(url);
  const { items, ...product } = found;
  const productId = product.id;
  const reviewsShown = readReviewsShown(url.searchParams);
  const similar = optional(api.query(SimilarProductsDocument, { productId })).then((answer) => answer?.similarProducts ?? null);
  const [sizes, reviews] = await Promise.all([
    optional(api.query(ProductSizeGridDocument, { productId })),
    optional(api.query(ReviewsDocument, reviewsAsked(productId, reviewsShown))),
  ]);
  const { material } = product.properties;
  const { publicUrl, startedAt } = context.get(visitContext);
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
    /** What its head says of it, in words already: they are chosen from lists that no page needs for its head alone. */
    head: {
      colours: colourWords(product.colorPalletes),
      offers: offersBySize({ ...product, items }),
      material: material ? materialNames[material] : undefined,
      rating: reviews && ratingOf(reviews),
      publicUrl,
    },
  };
}
