import type { DeliverySpeed } from '../../price/offer.rules.js';
import { byFilter, type ListedFilter, listedFilters } from '../document/search-document.js';
import { type ChosenFilters, type Facets, type ListedSet, type RequestedValues, toRequestedValues } from '../engine/search-engine.port.js';
import { buildConditions, buildScope, hasOffer, isChosen, isIn, listChosen, listSpeeds, speeds } from './filter.js';
import { decodeValue, MAX_VALUES } from './record.js';
import type { AskMeilisearch, MeilisearchResponse } from './requests.js';

type Counts = Map<string, number>;

/** Counts of the values of each filter. */
type AllCounts = Map<ListedFilter, Counts>;

/** A search over the products that match a filter, and a callback for its response. */
interface CountQuery {
  filter: string[];
  facets: string[];
  readResponse(response: MeilisearchResponse): void;
}

/** Returns the selected filters without some of them. */
const omitFilters = ({ values, price }: ChosenFilters, ...omitted: ListedFilter[]): ChosenFilters => ({
  values: Object.fromEntries(Object.entries(values).filter(([filter]) => !omitted.includes(filter as ListedFilter))),
  price,
});

/** Returns the speed that restricts the sizes; undefined unless exactly one speed is selected. */
const findOnlySpeed = (filters: ChosenFilters): DeliverySpeed | undefined => {
  const chosen = listSpeeds(filters);
  return chosen.length === 1 ? chosen[0] : undefined;
};

const readDistribution = (response: MeilisearchResponse, field: string): Counts =>
  new Map(Object.entries(response.distribution[field] ?? {}).map(([value, count]) => [decodeValue(value), count]));

/** Converts counts of offers to counts of sizes at one speed. */
const toSizeCounts = (speed: DeliverySpeed, offers: Counts): Counts => {
  const end = `:${speed}`;
  return new Map([...offers].filter(([offer]) => offer.endsWith(end)).map(([offer, count]) => [offer.slice(0, -end.length), count]));
};

/**
 * Builds the search that counts the values of some filters, and adds them to `counts`. With a single chosen speed, sizes are counted by
 * offer.
 */
const createCountQuery = (filter: string[], filters: readonly ListedFilter[], speed: DeliverySpeed | undefined) => {
  const chooseField = (each: ListedFilter): string => (each === 'SIZE' && speed !== undefined ? 'offers' : each);
  return (counts: AllCounts): CountQuery => ({
    filter,
    facets: filters.map(chooseField),
    readResponse: (response) => {
      for (const each of filters) {
        const foundCounts = readDistribution(response, chooseField(each));
        const addedCounts = each === 'SIZE' && speed !== undefined ? toSizeCounts(speed, foundCounts) : foundCounts;
        counts.set(each, new Map([...(counts.get(each) ?? []), ...addedCounts]));
      }
    },
  });
};

/** Counts each speed in a separate search. Summing the counts of offers would count a product twice if it has two of the selected sizes. */
const buildSpeedQueries = (set: ListedSet, counts: AllCounts): CountQuery[] => {
  const rest = [...buildScope(set), ...buildConditions(omitFilters(set.filters, 'SIZE', 'DELIVERY_SPEED'))];
  const foundCounts: Counts = new Map();
  counts.set('DELIVERY_SPEED', foundCounts);
  return speeds.map((speed) => ({
    filter: [...rest, hasOffer(listChosen(set.filters, 'SIZE'), [speed])],
    facets: [],
    readResponse: ({ total }) => void foundCounts.set(speed, total),
  }));
};

/** Returns the searches whose responses fill `counts` for all filters. */
const buildCountQueries = (set: ListedSet, counts: AllCounts): CountQuery[] => {
  const { filters } = set;
  const speed = findOnlySpeed(filters);
  const isCountedSeparately = (filter: ListedFilter): boolean => filter === 'DELIVERY_SPEED' && isChosen(filters, 'SIZE');
  const filterWithout = (...omitted: ListedFilter[]): string[] => [
    ...buildScope(set),
    ...buildConditions(omitFilters(filters, ...omitted)),
  ];
  const countedTogether = listedFilters.filter((filter) => !isCountedSeparately(filter));
  const queries = [
    createCountQuery(
      filterWithout(),
      countedTogether.filter((filter) => !isChosen(filters, filter)),
      speed,
    ),
    ...countedTogether
      .filter((filter) => isChosen(filters, filter))
      .map((filter) => createCountQuery(filterWithout(filter), [filter], speed)),
  ].map((query) => query(counts));
  return isChosen(filters, 'SIZE') ? [...queries, ...buildSpeedQueries(set, counts)] : queries;
};

/** The products of a listing without its selected filters, and with them. */
interface ListingCounts {
  unfiltered: AllCounts;
  counts: AllCounts;
}

/** Returns searches that count the selected values of filters with more values than were counted. */
const buildSelectedValueQueries = (set: ListedSet, { unfiltered, counts }: ListingCounts): CountQuery[] => {
  const { filters } = set;
  const isCut = (filter: ListedFilter): boolean => (unfiltered.get(filter)?.size ?? 0) >= MAX_VALUES;
  return listedFilters
    .filter((filter) => isChosen(filters, filter) && isCut(filter))
    .flatMap((filter) => {
      const selectedCondition = isIn(filter, listChosen(filters, filter));
      const others = buildConditions(omitFilters(filters, filter));
      return [
        createCountQuery([...buildScope(set), selectedCondition], [filter], undefined)(unfiltered),
        createCountQuery([...buildScope(set), ...others, selectedCondition], [filter], findOnlySpeed(filters))(counts),
      ];
    });
};

/**
 * Returns the first of the values that occur in the listing, and the selected ones, with their counts or 0. Of more values than were
 * counted, one may be among the counts only.
 */
const selectCounts = (before: Counts = new Map(), counts: Counts = new Map(), { max, by, chosen }: RequestedValues): Counts => {
  const unfiltered = new Map([...[...counts].filter(([, count]) => count > 0), ...before]);
  const inOrder = [...unfiltered.keys()].sort();
  const readCount = (all: Counts, value: string): number => all.get(value) ?? 0;
  if (by === 'count')
    inOrder.sort(
      (one, other) => readCount(counts, other) - readCount(counts, one) || readCount(unfiltered, other) - readCount(unfiltered, one),
    );
  const values = [...inOrder.slice(0, max), ...chosen.filter((value) => unfiltered.has(value))];
  return new Map(values.map((value) => [value, readCount(counts, value)]));
};

/** Runs the searches. Those with the same filter are merged into one. */
const runQueries = async (ask: AskMeilisearch, queries: readonly CountQuery[]): Promise<void> => {
  const searches = [...Map.groupBy(queries, ({ filter }) => filter.join(' AND ')).values()];
  const requests = searches.map((sameFilter) => ({
    filter: sameFilter[0]?.filter ?? [],
    facets: [...new Set(sameFilter.flatMap(({ facets }) => facets))],
    page: 1,
    hitsPerPage: 0,
  }));
  const responses = await ask(requests);
  searches.forEach((sameFilter, index) => {
    const response = responses[index];
    if (response) for (const query of sameFilter) query.readResponse(response);
  });
};

export const readFacets = async (ask: AskMeilisearch, set: ListedSet): Promise<Facets> => {
  const [counts, unfiltered]: [AllCounts, AllCounts] = [new Map(), new Map()];
  const found: Pick<Facets, 'price'> = { price: null };
  await runQueries(ask, [
    createCountQuery(buildScope(set), listedFilters, undefined)(unfiltered),
    ...buildCountQueries(set, counts),
    {
      filter: [...buildScope(set), ...buildConditions({ ...set.filters, price: {} })],
      facets: ['price'],
      readResponse: ({ price }) => {
        found.price = price;
      },
    },
  ]);
  const selectedValueQueries = buildSelectedValueQueries(set, { unfiltered, counts });
  if (selectedValueQueries.length > 0) await runQueries(ask, selectedValueQueries);
  const countValues = (filter: ListedFilter): Counts =>
    selectCounts(unfiltered.get(filter), counts.get(filter), toRequestedValues(filter, set.filters));
  return { values: byFilter(countValues), ...found };
};
