import type { OfferPriceFragment, ProductQuery } from '../../../platform/graphql/generated/graphql.ts';

/** Data of a product for its page, without `items`, which only the server reads. */
export type ProductDetails = Omit<NonNullable<ProductQuery['product']>, 'items'>;
/** A size at a delivery speed, with its prices for this viewer. */
export type Offer = ProductDetails['offers'][number];

export const choiceParams = { size: 'size', speed: 'speed' } as const;

/** Id of the form of the product page in which size and speed are chosen. */
export const choiceFormId = 'choice';

/** The fields of an offer that `readChoice` needs. */
type OfferWithSize = Pick<Offer, 'deliverySpeed'> & { size: Pick<Offer['size'], 'slug'> };

export interface ProductChoice<ChoiceOffer = Offer> {
  /** Slug of the chosen size; empty when none is chosen. */
  size: string;
  /** Offers of the chosen size at one or both speeds, cheapest first. */
  offers: readonly ChoiceOffer[];
  /** The offer to add to the cart; null when no size is chosen. */
  offer: ChoiceOffer | null;
}

interface SizesAndOffers<ChoiceOffer> {
  sizes: readonly { slug: string }[];
  offers: readonly ChoiceOffer[];
}

/**
 * Reads the choice from a URL: an available size, at its cheapest speed unless the URL names another. If the URL names several sizes, for
 * example those of a filter, the first available one is chosen. The only size of a product is always chosen.
 */
export function readChoice<ChoiceOffer extends OfferWithSize>(
  { sizes, offers }: SizesAndOffers<ChoiceOffer>,
  search: URLSearchParams,
): ProductChoice<ChoiceOffer> {
  const onlySize = sizes.length === 1 ? sizes[0]?.slug : undefined;
  const urlSizes = search.getAll(choiceParams.size);
  const chosenSize = onlySize ?? urlSizes.find((slug) => offers.some(({ size }) => size.slug === slug)) ?? urlSizes[0] ?? '';
  // The API lists the speed that is cheaper for this viewer first.
  const sizeOffers = offers.filter(({ size }) => size.slug === chosenSize);
  const speed = search.get(choiceParams.speed);
  const offer = sizeOffers.find(({ deliverySpeed }) => deliverySpeed.toLowerCase() === speed) ?? sizeOffers[0] ?? null;
  return { size: offer ? chosenSize : '', offers: sizeOffers, offer };
}

/** Reads the choice from the submitted form of a product's page. Returns it as query parameters. */
export const readSubmittedChoice = (form: FormData): URLSearchParams =>
  new URLSearchParams(Object.values(choiceParams).flatMap((name) => form.getAll(name).map((value) => [name, String(value)])));

/** Returns the prices of the chosen offer, or those of the product when nothing is chosen; null when the product is sold out. */
export const choosePrice = ({ priceDetails }: Pick<ProductDetails, 'priceDetails'>, chosenOffer: Offer | null): OfferPriceFragment | null =>
  chosenOffer?.priceDetails ?? priceDetails;

/** Returns path and query without size and speed. A navigation that changes only size or speed needs no new data. */
export function removeChoice({ pathname, searchParams }: URL): string {
  return `${pathname}?${replaceChoice(searchParams, new URLSearchParams())}`;
}

/** Returns a query string in which `choice` replaces the previous choice. */
export function replaceChoice(search: URLSearchParams, choice: URLSearchParams): URLSearchParams {
  const newSearch = new URLSearchParams(search);
  for (const name of Object.values(choiceParams)) {
    newSearch.delete(name);
    for (const value of choice.getAll(name)) newSearch.set(name, value);
  }
  return newSearch;
}

/** Names of colours in lower case, for use within a line: «молочный, красный». */
export const joinColourNames = (colours: readonly { name: string }[]) => colours.map(({ name }) => name.toLowerCase()).join(', ');
