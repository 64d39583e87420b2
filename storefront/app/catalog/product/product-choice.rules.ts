import type { OfferPriceFragment, ProductQuery } from '../../platform/graphql/generated/graphql.ts';

/** Everything the product page shows of a product. */
export type ProductFacts = Omit<NonNullable<ProductQuery['product']>, 'items'>;
/** A size at a speed, with what this viewer pays for it. */
export type Offer = ProductFacts['offers'][number];

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

type Choosable = Pick<ProductFacts, 'sizes' | 'offers'>;

/** What an address chooses: a size that can be bought, and of its speeds the cheaper one unless the other is named. A size alone is always chosen. */
export function readChoice({ sizes, offers }: Choosable, search: URLSearchParams): ProductChoice {
  const only = sizes.length === 1 ? sizes[0]?.slug : undefined;
  const asked = only ?? search.get(choiceParams.size) ?? '';
  // The API names the speed that is cheaper for this viewer first.
  const ofSize = offers.filter(({ size }) => size.slug === asked);
  const speed = search.get(choiceParams.speed);
  const offer = ofSize.find(({ deliverySpeed }) => deliverySpeed.toLowerCase() === speed) ?? ofSize[0] ?? null;
  return { size: offer ? asked : '', offers: ofSize, offer };
}

/** The prices to show: those of the choice, or those that stand for the product; null where it is sold out. */
export const shownPrice = ({ priceDetails }: Pick<ProductFacts, 'priceDetails'>, chosen: Offer | null): OfferPriceFragment | null =>
  chosen?.priceDetails ?? priceDetails;

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
