import { DeliverySpeed } from '../../price/offer.rules.js';
import { LEAST_TIER } from '../analysis/terms-of.rules.js';
import { countsIn } from '../analysis/word-score.rules.js';
import { type ListedFilter, listedFilters, offerOf } from '../document/search-document.js';
import type { ChosenFilters, ListedSet, ListingPlace, QueryTerm, QueryWord } from '../engine/search-engine.port.js';
import { exact, fieldOfPlace, termIn } from './record.js';

// Meilisearch filter expressions. The items of a list are joined by AND; an empty list matches everything.

/** Quoted values need no escaping, because `exact` leaves no quotation mark in them. */
export const isOneOf = (field: string, values: readonly string[]): string =>
  `${field} IN [${values.map((value) => `"${exact(value)}"`).join(', ')}]`;

/** Returns the filter for the place and the words, without the chosen filters. */
export const scopeOf = ({ words, ...place }: ListedSet): string[] => [...placeOf(place), ...words.map(hasWord)];

const placeOf = (place: ListingPlace): string[] =>
  (Object.keys(fieldOfPlace) as (keyof ListingPlace)[]).flatMap((name) => {
    const slug = place[name];
    return slug === undefined ? [] : [isOneOf(fieldOfPlace[name], [slug])];
  });

export const tiers: readonly number[] = Array.from({ length: LEAST_TIER + 1 }, (_, tier) => tier);

/** Returns a term prefixed with each tier in which it counts. */
export const marksOf = ({ term, tiers: counted }: QueryTerm): string[] =>
  tiers.filter((tier) => countsIn(counted, tier)).map((tier) => termIn(tier, term));

const hasWord = ({ terms }: QueryWord): string => isOneOf('terms', terms.flatMap(marksOf));

export const chosenOf = ({ values }: ChosenFilters, filter: ListedFilter): readonly string[] => values[filter] ?? [];

export const isChosen = (filters: ChosenFilters, filter: ListedFilter): boolean => chosenOf(filters, filter).length > 0;

export const speeds: readonly DeliverySpeed[] = Object.values(DeliverySpeed);

/** Returns the chosen speeds, without unknown values. */
export const speedsOf = (filters: ChosenFilters): DeliverySpeed[] =>
  speeds.filter((speed) => chosenOf(filters, 'DELIVERY_SPEED').includes(speed));

/** Matches products with a unit in one of the sizes at one of the speeds. */
export const hasOffer = (sizes: readonly string[], atSpeeds: readonly DeliverySpeed[]): string =>
  isOneOf(
    'offers',
    sizes.flatMap((size) => atSpeeds.map((speed) => offerOf(size, speed))),
  );

const pricesOf = ({ price: { min, max } }: ChosenFilters): string[] => [
  ...(min === undefined ? [] : [`price >= ${min}`]),
  ...(max === undefined ? [] : [`price <= ${max}`]),
];

/** Returns the chosen filters as conditions. One unit must match both size and speed. */
export const conditionsOf = (filters: ChosenFilters): string[] => {
  const meet = isChosen(filters, 'SIZE') && isChosen(filters, 'DELIVERY_SPEED');
  const single = listedFilters.filter(
    (filter) => isChosen(filters, filter) && !(meet && (filter === 'SIZE' || filter === 'DELIVERY_SPEED')),
  );
  return [
    ...single.map((filter) => isOneOf(filter, chosenOf(filters, filter))),
    ...(meet ? [hasOffer(chosenOf(filters, 'SIZE'), speedsOf(filters))] : []),
    ...pricesOf(filters),
  ];
};
