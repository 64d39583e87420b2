import { DeliverySpeed } from '../../price/offer.rules.js';
import { isCountedIn, LAST_TIER } from '../analysis/document-terms.rules.js';
import { formatOffer, type ListedFilter, listedFilters } from '../document/search-document.js';
import type { ChosenFilters, ListedSet, ListingSection, QueryTerm, QueryWord } from '../engine/search-engine.port.js';
import { fieldsBySection, toExactMatch, toTieredTerm } from './record.js';

// Meilisearch filter expressions. The items of a list are joined by AND; an empty list matches everything.

/** Quoted values need no escaping, because `exact` leaves no quotation mark in them. */
export const isIn = (field: string, values: readonly string[]): string =>
  `${field} IN [${values.map((value) => `"${toExactMatch(value)}"`).join(', ')}]`;

/** Returns the filter for the section and the words, without the selected filters. */
export const buildScope = ({ words, ...section }: ListedSet): string[] => [...buildSectionFilter(section), ...words.map(hasWord)];

const buildSectionFilter = (section: ListingSection): string[] =>
  (Object.keys(fieldsBySection) as (keyof ListingSection)[]).flatMap((name) => {
    const slug = section[name];
    return slug === undefined ? [] : [isIn(fieldsBySection[name], [slug])];
  });

export const tiers: readonly number[] = Array.from({ length: LAST_TIER + 1 }, (_, tier) => tier);

/** Returns a term prefixed with each tier in which it counts. */
export const listMarks = ({ term, tiers: counted }: QueryTerm): string[] =>
  tiers.filter((tier) => isCountedIn(counted, tier)).map((tier) => toTieredTerm(tier, term));

const hasWord = ({ terms }: QueryWord): string => isIn('terms', terms.flatMap(listMarks));

export const listChosen = ({ values }: ChosenFilters, filter: ListedFilter): readonly string[] => values[filter] ?? [];

export const isChosen = (filters: ChosenFilters, filter: ListedFilter): boolean => listChosen(filters, filter).length > 0;

export const speeds: readonly DeliverySpeed[] = Object.values(DeliverySpeed);

/** Returns the selected speeds, without unknown values. */
export const listSpeeds = (filters: ChosenFilters): DeliverySpeed[] =>
  speeds.filter((speed) => listChosen(filters, 'DELIVERY_SPEED').includes(speed));

/** Matches products with a unit in one of the sizes at one of the speeds. */
export const hasOffer = (sizes: readonly string[], atSpeeds: readonly DeliverySpeed[]): string =>
  isIn(
    'offers',
    sizes.flatMap((size) => atSpeeds.map((speed) => formatOffer(size, speed))),
  );

const buildPriceConditions = ({ price: { min, max } }: ChosenFilters): string[] => [
  ...(min === undefined ? [] : [`price >= ${min}`]),
  ...(max === undefined ? [] : [`price <= ${max}`]),
];

/** Returns the selected filters as conditions. One unit must match both size and speed. */
export const buildConditions = (filters: ChosenFilters): string[] => {
  const combine = isChosen(filters, 'SIZE') && isChosen(filters, 'DELIVERY_SPEED');
  const isSingle = listedFilters.filter(
    (filter) => isChosen(filters, filter) && !(combine && (filter === 'SIZE' || filter === 'DELIVERY_SPEED')),
  );
  return [
    ...isSingle.map((filter) => isIn(filter, listChosen(filters, filter))),
    ...(combine ? [hasOffer(listChosen(filters, 'SIZE'), listSpeeds(filters))] : []),
    ...buildPriceConditions(filters),
  ];
};
