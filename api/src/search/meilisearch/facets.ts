import type { DeliverySpeed } from '../../price/delivery-speed.rules.js';
import { type FacetLimit, getFacetLimit } from '../document/facet-limit.rules.js';
import { mapFilters, type ValueFilter, valueFilters } from '../document/value-filters.js';
import type { ChosenFilters, Facets, ProductQuery } from '../engine/search-engine.port.js';
import { decodeValue } from './encoded-values.js';
import {
  buildConditions,
  buildInCondition,
  buildOfferCondition,
  buildScope,
  isChosen,
  listChosenValues,
  listSpeeds,
  speeds,
} from './filter-expressions.js';
import { MAX_VALUES } from './index-schema.js';
import type { MeilisearchResponse, RunSearches } from './requests.js';

type Counts = Map<string, number>;

type CountsByFilter = Map<ValueFilter, Counts>;

/** A search over the products that match a filter, and a callback for its response. */
interface CountQuery {
  filter: string[];
  facets: string[];
  readResponse(response: MeilisearchResponse): void;
}

/** Returns the selected filters without the omitted ones. The selected price always remains. */
const omitFilters = ({ values, price }: ChosenFilters, ...omittedFilters: ValueFilter[]): ChosenFilters => ({
  values: Object.fromEntries(Object.entries(values).filter(([filter]) => !omittedFilters.includes(filter as ValueFilter))),
  price,
});

/** Returns the speed that restricts the sizes; undefined unless exactly one speed is selected. */
const findOnlySpeed = (filters: ChosenFilters): DeliverySpeed | undefined => {
  const chosenSpeeds = listSpeeds(filters);
  return chosenSpeeds.length === 1 ? chosenSpeeds[0] : undefined;
};

const readDistribution = (response: MeilisearchResponse, field: string): Counts =>
  new Map(Object.entries(response.distribution[field] ?? {}).map(([value, count]) => [decodeValue(value), count]));

/** Converts counts of offers to counts of sizes at one speed. */
const toSizeCounts = (speed: DeliverySpeed, offers: Counts): Counts => {
  const suffix = `:${speed}`;
  return new Map([...offers].filter(([offer]) => offer.endsWith(suffix)).map(([offer, count]) => [offer.slice(0, -suffix.length), count]));
};

/**
 * Returns a function that builds the search for the values of some filters. Its response adds their counts to `counts`. With a single
 * chosen speed, sizes are counted by offer.
 */
const createCountQuery = (conditions: string[], countedFilters: readonly ValueFilter[], speed: DeliverySpeed | undefined) => {
  const chooseField = (countedFilter: ValueFilter): string => (countedFilter === 'SIZE' && speed !== undefined ? 'offers' : countedFilter);
  return (counts: CountsByFilter): CountQuery => ({
    filter: conditions,
    facets: countedFilters.map(chooseField),
    readResponse: (response) => {
      for (const countedFilter of countedFilters) {
        const foundCounts = readDistribution(response, chooseField(countedFilter));
        const addedCounts = countedFilter === 'SIZE' && speed !== undefined ? toSizeCounts(speed, foundCounts) : foundCounts;
        counts.set(countedFilter, new Map([...(counts.get(countedFilter) ?? []), ...addedCounts]));
      }
    },
  });
};

/** Counts each speed in a separate search. Summing the counts of offers would count a product twice if it has two of the selected sizes. */
const buildSpeedQueries = (productQuery: ProductQuery, counts: CountsByFilter): CountQuery[] => {
  const otherConditions = [...buildScope(productQuery), ...buildConditions(omitFilters(productQuery.filters, 'SIZE', 'DELIVERY_SPEED'))];
  const foundCounts: Counts = new Map();
  counts.set('DELIVERY_SPEED', foundCounts);
  return speeds.map((speed) => ({
    filter: [...otherConditions, buildOfferCondition(listChosenValues(productQuery.filters, 'SIZE'), [speed])],
    facets: [],
    readResponse: ({ total }) => void foundCounts.set(speed, total),
  }));
};

/** Returns the searches whose responses fill `counts` for all filters. */
const buildCountQueries = (productQuery: ProductQuery, counts: CountsByFilter): CountQuery[] => {
  const { filters } = productQuery;
  const speed = findOnlySpeed(filters);
  const isCountedSeparately = (filter: ValueFilter): boolean => filter === 'DELIVERY_SPEED' && isChosen(filters, 'SIZE');
  const buildFilterWithout = (...omittedFilters: ValueFilter[]): string[] => [
    ...buildScope(productQuery),
    ...buildConditions(omitFilters(filters, ...omittedFilters)),
  ];
  const filtersCountedTogether = valueFilters.filter((filter) => !isCountedSeparately(filter));
  const queries = [
    createCountQuery(
      buildFilterWithout(),
      filtersCountedTogether.filter((filter) => !isChosen(filters, filter)),
      speed,
    ),
    ...filtersCountedTogether
      .filter((filter) => isChosen(filters, filter))
      .map((filter) => createCountQuery(buildFilterWithout(filter), [filter], speed)),
  ].map((query) => query(counts));
  return isChosen(filters, 'SIZE') ? [...queries, ...buildSpeedQueries(productQuery, counts)] : queries;
};

/** Counts of a listing without its selected filters, and with them. */
interface ListingCounts {
  unfiltered: CountsByFilter;
  counts: CountsByFilter;
}

/** Returns searches that count the selected values of filters with more values than were counted. */
const buildSelectedValueQueries = (productQuery: ProductQuery, { unfiltered, counts }: ListingCounts): CountQuery[] => {
  const { filters } = productQuery;
  const isTruncated = (filter: ValueFilter): boolean => (unfiltered.get(filter)?.size ?? 0) >= MAX_VALUES;
  return valueFilters
    .filter((filter) => isChosen(filters, filter) && isTruncated(filter))
    .flatMap((filter) => {
      const selectedCondition = buildInCondition(filter, listChosenValues(filters, filter));
      const otherConditions = buildConditions(omitFilters(filters, filter));
      return [
        createCountQuery([...buildScope(productQuery), selectedCondition], [filter], undefined)(unfiltered),
        createCountQuery([...buildScope(productQuery), ...otherConditions, selectedCondition], [filter], findOnlySpeed(filters))(counts),
      ];
    });
};

/**
 * Returns the first values that occur in the listing, and the selected values, each with its count, which may be 0. If the listing has more
 * values than the engine counts, `unfilteredCounts` may lack a value of `counts`.
 */
const selectCounts = (unfilteredCounts: Counts = new Map(), counts: Counts = new Map(), { max, sortBy, chosen }: FacetLimit): Counts => {
  const unfiltered = new Map([...[...counts].filter(([, count]) => count > 0), ...unfilteredCounts]);
  const sortedValues = [...unfiltered.keys()].sort();
  const getCount = (valueCounts: Counts, value: string): number => valueCounts.get(value) ?? 0;
  if (sortBy === 'count')
    sortedValues.sort(
      (one, other) => getCount(counts, other) - getCount(counts, one) || getCount(unfiltered, other) - getCount(unfiltered, one),
    );
  const values = [...sortedValues.slice(0, max), ...chosen.filter((value) => unfiltered.has(value))];
  return new Map(values.map((value) => [value, getCount(counts, value)]));
};

/** Runs the searches. Searches with the same filter are merged into one. */
const runQueries = async (runSearches: RunSearches, queries: readonly CountQuery[]): Promise<void> => {
  const searches = [...Map.groupBy(queries, ({ filter }) => filter.join(' AND ')).values()];
  const requests = searches.map((sameFilterQueries) => ({
    filter: sameFilterQueries[0]?.filter ?? [],
    facets: [...new Set(sameFilterQueries.flatMap(({ facets }) => facets))],
    page: 1,
    hitsPerPage: 0,
  }));
  const responses = await runSearches(requests);
  searches.forEach((sameFilterQueries, index) => {
    const response = responses[index];
    if (response) for (const query of sameFilterQueries) query.readResponse(response);
  });
};

export const readFacets = async (runSearches: RunSearches, productQuery: ProductQuery): Promise<Facets> => {
  const [counts, unfiltered]: [CountsByFilter, CountsByFilter] = [new Map(), new Map()];
  const priceFacet: Pick<Facets, 'price'> = { price: null };
  await runQueries(runSearches, [
    createCountQuery(buildScope(productQuery), valueFilters, undefined)(unfiltered),
    ...buildCountQueries(productQuery, counts),
    {
      filter: [...buildScope(productQuery), ...buildConditions({ ...productQuery.filters, price: {} })],
      facets: ['price'],
      readResponse: ({ price }) => {
        priceFacet.price = price;
      },
    },
  ]);
  const selectedValueQueries = buildSelectedValueQueries(productQuery, { unfiltered, counts });
  if (selectedValueQueries.length > 0) await runQueries(runSearches, selectedValueQueries);
  const countValues = (filter: ValueFilter): Counts =>
    selectCounts(unfiltered.get(filter), counts.get(filter), getFacetLimit(filter, productQuery.filters));
  return { values: mapFilters(countValues), ...priceFacet };
};
