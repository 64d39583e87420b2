import { buildEntity, buildNestedEntity, type JsonLd, schemaContext } from './json-ld.ts';

/** Converts kopecks to roubles with a decimal point, as schema.org requires. */
const formatAmount = (kopecks: number) => (kopecks / 100).toFixed(2);

export interface ProductOffer {
  /** In kopecks. */
  price: number;
  /** Size or variant, as shown to shoppers. */
  name?: string;
  available: boolean;
}

export interface ProductReview {
  author: string;
  /** ISO 8601. */
  date: string;
  rating: number;
  /** May be empty. */
  text: string;
}

export interface ProductEntity {
  name: string;
  description: string;
  /** Absolute URL of the product's page. */
  url: string;
  /** Absolute URLs. */
  images: readonly string[];
  sku?: string | undefined;
  brand?: string | undefined;
  colour?: string | undefined;
  material?: string | undefined;
  offers: readonly ProductOffer[];
  /** Null if there are no ratings. */
  rating?: { average: number; count: number } | null | undefined;
  /** Published reviews that the page shows. */
  reviews: readonly ProductReview[];
}

const toAvailability = (available: boolean) => `${schemaContext}/${available ? 'InStock' : 'OutOfStock'}`;

function toOffer({ price, name, available }: ProductOffer, url: string) {
  return buildNestedEntity('Offer', {
    name,
    url,
    price: formatAmount(price),
    priceCurrency: 'RUB',
    availability: toAvailability(available),
  });
}

/** A single offer is an Offer. Several, such as sizes at different prices, become an AggregateOffer with the price range. */
function buildOffers({ offers, url }: ProductEntity) {
  const [first] = offers;
  if (!first) return null;
  if (offers.length === 1) return toOffer(first, url);
  const availableOffers = offers.filter(({ available }) => available);
  const prices = (availableOffers.length > 0 ? availableOffers : offers).map(({ price }) => price);
  return buildNestedEntity('AggregateOffer', {
    url,
    priceCurrency: 'RUB',
    lowPrice: formatAmount(Math.min(...prices)),
    highPrice: formatAmount(Math.max(...prices)),
    offerCount: offers.length,
    availability: toAvailability(availableOffers.length > 0),
    offers: offers.map((offer) => toOffer(offer, url)),
  });
}

const toReview = ({ author, date, rating, text }: ProductReview) =>
  buildNestedEntity('Review', {
    author: buildNestedEntity('Person', { name: author }),
    datePublished: date.slice(0, 10),
    reviewRating: buildNestedEntity('Rating', { ratingValue: rating, bestRating: 5 }),
    reviewBody: text,
  });

export function buildProductLd(product: ProductEntity): JsonLd {
  const { name, description, url, images, sku, brand, colour, material, rating, reviews } = product;
  return buildEntity('Product', {
    name,
    description,
    url,
    image: [...images],
    sku,
    brand: brand ? buildNestedEntity('Brand', { name: brand }) : null,
    color: colour,
    material,
    offers: buildOffers(product),
    aggregateRating:
      rating && rating.count > 0
        ? buildNestedEntity('AggregateRating', { ratingValue: Number(rating.average.toFixed(1)), reviewCount: rating.count, bestRating: 5 })
        : null,
    review: reviews.map(toReview),
  });
}
