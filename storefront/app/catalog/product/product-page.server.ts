import type { LoaderFunctionArgs } from 'react-router';
import { isSignedIn } from '../../auth/session/session.server.ts';
import { loadChosenCity } from '../../delivery/city/chosen-city.server.ts';
import { loadDeliveryToCity } from '../../delivery/price/delivery-to-city.server.ts';
import { notFound } from '../../platform/error-response.ts';
import {
  PersonalProductPartsDocument,
  type PersonalProductPartsQuery,
  ProductDocument,
  ProductPartsDocument,
  type ProductPartsQueryVariables,
  type ProductQuery,
} from '../../platform/graphql/generated/graphql.ts';
import type { ProductOffer } from '../../platform/head/product-ld.ts';
import { loadOptional } from '../../platform/lazy/load-optional.ts';
import { apiContext, visitContext } from '../../platform/visit.server.ts';
import { readReviewListFilter, toInitialReviewsVariables } from '../../review/review-list-filter.rules.ts';
import { toRating } from '../../review/reviews.rules.ts';
import { formatSizeLabel } from '../size-label.ts';
import { readAddToCartRefusal } from './buy/add-to-cart-refusal.server.ts';
import { joinColourNames } from './choice/product-choice.rules.ts';
import { describeCityDelivery, formatCityDates } from './city-delivery.rules.ts';
import { formatDeliveryDates } from './delivery-dates.rules.ts';
import { buildProductCrumbs } from './product-crumbs.ts';
import { materialNames } from './product-texts.ts';

type ProductWithOffers = Pick<NonNullable<ProductQuery['product']>, 'sizes' | 'offers' | 'items'>;

/**
 * Returns one offer per size at the lowest price for this viewer. A size that is not available has the price of a reserved unit. If all of
 * its units are sold, the size is left out, because no price is known.
 */
export function listCheapestOffers({ sizes, offers, items }: ProductWithOffers): ProductOffer[] {
  return sizes.flatMap(({ slug, name, isAvailable }) => {
    const sizeOffers = (isAvailable ? offers : items).filter(({ size }) => size.slug === slug);
    if (sizeOffers.length === 0) return [];
    const price = Math.min(...sizeOffers.map(({ priceDetails }) => priceDetails.payable));
    return [{ name: formatSizeLabel(name), price, available: isAvailable }];
  });
}

/** Maximum number of units whose delivery the API computes in one request. */
const maxUnits = 100;

const listUnitIds = (offers: readonly { productItemId: string }[]) => offers.slice(0, maxUnits).map(({ productItemId }) => productItemId);

type LoaderContext = LoaderFunctionArgs['context'];

/** Loads the data for which the product's id is needed: the size guide, reviews and similar products. */
async function loadParts(context: LoaderContext, variables: ProductPartsQueryVariables): Promise<PersonalProductPartsQuery> {
  const api = context.get(apiContext);
  if (isSignedIn(context)) return api.query(PersonalProductPartsDocument, variables);
  return { ...(await api.query(ProductPartsDocument, variables)), ownReview: null };
}

/**
 * Loads the data of the product page with two requests; the second request needs the product's id. Throws a 404 for an unknown product;
 * other parts that fail to load are null.
 */
export async function loadProductPage(loaderArgs: Pick<LoaderFunctionArgs, 'request' | 'url' | 'context'>, slug: string) {
  const { url, context } = loaderArgs;
  const api = context.get(apiContext);
  const visit = context.get(visitContext);
  const [{ product: productWithItems }, city] = await Promise.all([api.query(ProductDocument, { slug }), loadChosenCity(loaderArgs)]);
  if (!productWithItems) throw notFound(url);
  const { items, ...product } = productWithItems;
  const filter = readReviewListFilter(url.searchParams);
  const [parts, delivery] = await Promise.all([
    loadOptional(loadParts(context, toInitialReviewsVariables(product.id, filter)), { visit }),
    city && product.offers.length > 0 ? loadDeliveryToCity(context, city.id, listUnitIds(product.offers)) : null,
  ]);
  const reviews = parts && { reviewList: parts.reviewList, photoReviews: parts.photoReviews };
  const { material } = product.properties;
  const { publicUrl, startedAt } = visit;
  return {
    page: {
      product,
      crumbs: buildProductCrumbs(product),
      sizeGrid: parts?.sizeGrid ?? null,
      dates: formatCityDates(product.offers, delivery, formatDeliveryDates(startedAt)),
      delivery: city && describeCityDelivery(city.to, delivery),
      refusal: readAddToCartRefusal(url.searchParams),
      reviews: reviews && { firstPage: reviews, filter },
      viewerReview: parts && { ownReview: parts.ownReview },
      similar: parts?.similarProducts ?? null,
    },
    /** Data for the page's head. Colours and material are already texts, so that the browser need not load their names for the head. */
    head: {
      colours: joinColourNames(product.colorPalletes),
      offers: listCheapestOffers({ ...product, items }),
      material: material ? materialNames[material] : undefined,
      rating: reviews && toRating(reviews),
      publicUrl,
    },
  };
}
