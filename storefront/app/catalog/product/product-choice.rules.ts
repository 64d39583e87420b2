import type { OfferPriceFragment, ProductQuery } from '../../platform/graphql/generated/graphql.ts';
import type { OwnPrices } from '../card/own-price.rules.ts';

/** Everything the product page shows of a product. */
export type ProductFacts = Omit<NonNullable<ProductQuery['product']>, 'items'>;
type OwnOfferPrices = OwnPrices<OfferPriceFragment>;
/** What can be bought, at the price of whoever looks. */
export type Offer = ProductFacts['offers'][number] & { priceDetails: OwnOfferPrices };

/** A product at the prices of whoever looks. */
export interface OwnProduct extends ProductFacts {
  offers: Offer[];
  priceDetails: OwnOfferPrices | null;
}

/** All prices of a product as one shopper sees them, so that the headline, the speeds and what is cheapest agree. */
export function ownProduct(product: ProductFacts, ownPrice: (prices: OfferPriceFragment) => OwnOfferPrices): OwnProduct {
  const { offers, priceDetails } = product;
  return {
    ...product,
    offers: offers.map((offer) => ({ ...offer, priceDetails: ownPrice(offer.priceDetails) })),
    priceDetails: priceDetails && ownPrice(priceDetails),
  };
}

/** Names of the choice in an address. */
export const choiceParams = { size: 'size', speed: 'speed' } as const;

export interface ProductChoice {
  /** Slug of the chosen size; empty where none is chosen. */
  size: string;
  /** What can be had of that size: one or both speeds, the cheapest first. */
  offers: readonly Offer[];
  /** The offer that goes into the cart. */
  offer: Offer | null;
}

type Choosable = Pick<OwnProduct, 'sizes' | 'offers'>;

/** What an address chooses: a size that can be bought, and of its speeds the cheaper one unless the other is named. A size alone is always chosen. */
export function readChoice({ sizes, offers }: Choosable, search: URLSearchParams): ProductChoice {
  const only = sizes.length === 1 ? sizes[0]?.slug : undefined;
  const asked = only ?? search.get(choiceParams.size) ?? '';
  const ofSize = offers
    .filter(({ size }) => size.slug === asked)
    .toSorted((one, other) => one.priceDetails.price - other.priceDetails.price);
  const speed = search.get(choiceParams.speed);
  const offer = ofSize.find(({ deliverySpeed }) => deliverySpeed.toLowerCase() === speed) ?? ofSize[0] ?? null;
  return { size: offer ? asked : '', offers: ofSize, offer };
}

/** The prices to show: those of the choice, or the lowest; `from` where another size or speed costs more. */
export function shownPrice({ offers, priceDetails }: Pick<OwnProduct, 'offers' | 'priceDetails'>, chosen: Offer | null) {
  if (chosen) return { ...chosen.priceDetails, from: false };
  if (!priceDetails) return null;
  return { ...priceDetails, from: offers.some((offer) => offer.priceDetails.price > priceDetails.price) };
}

export type ShownPrice = NonNullable<ReturnType<typeof shownPrice>>;

/** The part of an address that is not the choice: as long as it stays, the page need not be asked for again. */
export function withoutChoice({ pathname, searchParams }: URL): string {
  return `${pathname}?${withChoice(searchParams, new URLSearchParams())}`;
}

/** A query string with another's choice instead of its own. */
export function withChoice(search: URLSearchParams, choice: URLSearchParams): URLSearchParams {
  const merged = new URLSearchParams(search);
  for (const name of Object.values(choiceParams)) {
    merged.delete(name);
    for (const value of choice.getAll(name)) merged.set(name, value);
  }
  return merged;
}
