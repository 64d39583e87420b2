import { DeliverySpeed } from '../../price/delivery-speed.rules.js';
import { countsInTier, LAST_TIER } from '../analysis/word-score.rules.js';
import { formatOffer } from '../document/search-document.js';
import { type ValueFilter, valueFilters } from '../document/value-filters.js';
import type { ChosenFilters, ListingSection, ProductQuery, QueryTerm, QueryWord } from '../engine/search-engine.port.js';
import { encodeValue, toTieredTerm } from './encoded-values.js';
import { fieldsBySection } from './index-schema.js';

// Meilisearch filter expressions. The items of a list are joined by AND; an empty list matches everything.

/** Quoted values need no escaping, because `encodeValue` leaves no quotation mark in them. */
export const buildInCondition = (field: string, values: readonly string[]): string =>
  `${field} IN [${values.map((value) => `"${encodeValue(value)}"`).join(', ')}]`;

/** Returns the filter for the section and the words, without the selected filters. */
export const buildScope = ({ words, ...section }: ProductQuery): string[] => [
  ...buildSectionFilter(section),
  ...words.map(buildWordCondition),
];

const buildSectionFilter = (section: ListingSection): string[] =>
  (Object.keys(fieldsBySection) as (keyof ListingSection)[]).flatMap((name) => {
    const slug = section[name];
    return slug === undefined ? [] : [buildInCondition(fieldsBySection[name], [slug])];
  });

export const tierNumbers: readonly number[] = Array.from({ length: LAST_TIER + 1 }, (_, tier) => tier);

/** Returns a term prefixed with each tier in which it counts. */
export const listTieredTerms = ({ term, tiers: termTiers }: QueryTerm): string[] =>
  tierNumbers.filter((tier) => countsInTier(termTiers, tier)).map((tier) => toTieredTerm(tier, term));

const buildWordCondition = ({ terms }: QueryWord): string => buildInCondition('terms', terms.flatMap(listTieredTerms));

export const listChosenValues = ({ values }: ChosenFilters, filter: ValueFilter): readonly string[] => values[filter] ?? [];

export const isChosen = (filters: ChosenFilters, filter: ValueFilter): boolean => listChosenValues(filters, filter).length > 0;

export const speeds: readonly DeliverySpeed[] = Object.values(DeliverySpeed);

/** Returns the selected speeds, without unknown values. */
export const listSpeeds = (filters: ChosenFilters): DeliverySpeed[] =>
  speeds.filter((speed) => listChosenValues(filters, 'DELIVERY_SPEED').includes(speed));

/** Matches products with a unit in one of the sizes at one of the speeds. */
export const buildOfferCondition = (sizes: readonly string[], atSpeeds: readonly DeliverySpeed[]): string =>
  buildInCondition(
    'offers',
    sizes.flatMap((size) => atSpeeds.map((speed) => formatOffer(size, speed))),
  );

const buildPriceConditions = ({ price: { min, max } }: ChosenFilters): string[] => [
  ...(min === undefined ? [] : [`price >= ${min}`]),
  ...(max === undefined ? [] : [`price <= ${max}`]),
];

/** Returns the selected filters as conditions. One unit must match both size and speed. */
export const buildConditions = (filters: ChosenFilters): string[] => {
  const mustCombine = isChosen(filters, 'SIZE') && isChosen(filters, 'DELIVERY_SPEED');
  const separateFilters = valueFilters.filter(
    (filter) => isChosen(filters, filter) && !(mustCombine && (filter === 'SIZE' || filter === 'DELIVERY_SPEED')),
  );
  return [
    ...separateFilters.map((filter) => buildInCondition(filter, listChosenValues(filters, filter))),
    ...(mustCombine ? [buildOfferCondition(listChosenValues(filters, 'SIZE'), listSpeeds(filters))] : []),
    ...buildPriceConditions(filters),
  ];
};
