import type { DeliverySpeed } from '../../price/offer.rules.js';
import { byFilter, type ListedFilter, listedFilters } from '../document/search-document.js';
import { type ChosenFilters, type Facets, type ListedSet, type RequestedValues, toRequestedValues } from '../engine/search-engine.port.js';
import { buildConditions, buildScope, hasOffer, isChosen, isIn, listChosen, listSpeeds, speeds } from './filter.js';
import { inexact, MOST_VALUES } from './record.js';
import type { AskMeilisearch, MeilisearchResponse } from './requests.js';

type Counts = Map<string, number>;

/** Counts of the values of each filter. */
type AllCounts = Map<ListedFilter, Counts>;

/** A search over the products that match a filter, and a callback for its response. */
interface Question {
  filter: string[];
  facets: string[];
  take(response: MeilisearchResponse): void;
}

/** Returns the selected filters without some of them. */
const omitFilters = ({ values, price }: ChosenFilters, ...omitted: ListedFilter[]): ChosenFilters => ({
  values: Object.fromEntries(Object.entries(values).filter(([filter]) => !omitted.includes(filter as ListedFilter))),
  price,
});

/** Returns the speed that restricts the sizes; undefined unless exactly one speed is selected. */
const onlySpeed = (filters: ChosenFilters): DeliverySpeed | undefined => {
  const chosen = listSpeeds(filters);
  return chosen.length === 1 ? chosen[0] : undefined;
};

const readDistribution = (response: MeilisearchResponse, field: string): Counts =>
  new Map(Object.entries(response.distribution[field] ?? {}).map(([value, count]) => [inexact(value), count]));

/** Converts counts of offers to counts of sizes at one speed. */
const sizesAt = (speed: DeliverySpeed, offers: Counts): Counts => {
  const end = `:${speed}`;
  return new Map([...offers].filter(([offer]) => offer.endsWith(end)).map(([offer, count]) => [offer.slice(0, -end.length), count]));
};

/** Builds the search that counts the values of some filters, and adds them to `counts`. With a single chosen speed, sizes are counted by offer. */
const countsUnder = (filter: string[], filters: readonly ListedFilter[], speed: DeliverySpeed | undefined) => {
  const chooseField = (each: ListedFilter): string => (each === 'SIZE' && speed !== undefined ? 'offers' : each);
  return (counts: AllCounts): Question => ({
    filter,
    facets: filters.map(chooseField),
    take: (response) => {
      for (const each of filters) {
        const found = readDistribution(response, chooseField(each));
        const added = each === 'SIZE' && speed !== undefined ? sizesAt(speed, found) : found;
        counts.set(each, new Map([...(counts.get(each) ?? []), ...added]));
      }
    },
  });
};

/** Counts each speed in a separate search. Summing the counts of offers would count a product twice if it has two of the selected sizes. */
const speedsOfSizes = (set: ListedSet, counts: AllCounts): Question[] => {
  const rest = [...buildScope(set), ...buildConditions(omitFilters(set.filters, 'SIZE', 'DELIVERY_SPEED'))];
  const found: Counts = new Map();
  counts.set('DELIVERY_SPEED', found);
  return speeds.map((speed) => ({
    filter: [...rest, hasOffer(listChosen(set.filters, 'SIZE'), [speed])],
    facets: [],
    take: ({ total }) => void found.set(speed, total),
  }));
};

/** Returns the searches whose responses fill `counts` for all filters. */
const countQuestions = (set: ListedSet, counts: AllCounts): Question[] => {
  const { filters } = set;
  const speed = onlySpeed(filters);
  const countedApart = (filter: ListedFilter): boolean => filter === 'DELIVERY_SPEED' && isChosen(filters, 'SIZE');
  const filterWithout = (...omitted: ListedFilter[]): string[] => [
    ...buildScope(set),
    ...buildConditions(omitFilters(filters, ...omitted)),
  ];
  const usual = listedFilters.filter((filter) => !countedApart(filter));
  const questions = [
    countsUnder(
      filterWithout(),
      usual.filter((filter) => !isChosen(filters, filter)),
      speed,
    ),
    ...usual.filter((filter) => isChosen(filters, filter)).map((filter) => countsUnder(filterWithout(filter), [filter], speed)),
  ].map((question) => question(counts));
  return isChosen(filters, 'SIZE') ? [...questions, ...speedsOfSizes(set, counts)] : questions;
};

/** The products of a listing without its selected filters, and with them. */
interface Found {
  occurring: AllCounts;
  counts: AllCounts;
}

/** Returns searches that count the selected values of filters with more values than were counted. */
const chosenQuestions = (set: ListedSet, { occurring, counts }: Found): Question[] => {
  const { filters } = set;
  const isCut = (filter: ListedFilter): boolean => (occurring.get(filter)?.size ?? 0) >= MOST_VALUES;
  return listedFilters
    .filter((filter) => isChosen(filters, filter) && isCut(filter))
    .flatMap((filter) => {
      const isAny = isIn(filter, listChosen(filters, filter));
      const others = buildConditions(omitFilters(filters, filter));
      return [
        countsUnder([...buildScope(set), isAny], [filter], undefined)(occurring),
        countsUnder([...buildScope(set), ...others, isAny], [filter], onlySpeed(filters))(counts),
      ];
    });
};

/**
 * Returns the first of the values that occur in the listing, and the selected ones, with their counts or 0. Of more values than were
 * counted, one may be among the counts only.
 */
const withZeros = (before: Counts = new Map(), counts: Counts = new Map(), { most, by, chosen }: RequestedValues): Counts => {
  const occurring = new Map([...[...counts].filter(([, count]) => count > 0), ...before]);
  const inOrder = [...occurring.keys()].sort();
  const of = (all: Counts, value: string): number => all.get(value) ?? 0;
  if (by === 'count') inOrder.sort((one, other) => of(counts, other) - of(counts, one) || of(occurring, other) - of(occurring, one));
  const values = [...inOrder.slice(0, most), ...chosen.filter((value) => occurring.has(value))];
  return new Map(values.map((value) => [value, of(counts, value)]));
};

/** Runs the searches. Those with the same filter are merged into one. */
const askAll = async (ask: AskMeilisearch, questions: readonly Question[]): Promise<void> => {
  const searches = [...Map.groupBy(questions, ({ filter }) => filter.join(' AND ')).values()];
  const queries = searches.map((alike) => ({
    filter: alike[0]?.filter ?? [],
    facets: [...new Set(alike.flatMap(({ facets }) => facets))],
    page: 1,
    hitsPerPage: 0,
  }));
  const responses = await ask(queries);
  searches.forEach((alike, index) => {
    const response = responses[index];
    if (response) for (const question of alike) question.take(response);
  });
};

export const facetsFrom = async (ask: AskMeilisearch, set: ListedSet): Promise<Facets> => {
  const [counts, occurring]: [AllCounts, AllCounts] = [new Map(), new Map()];
  const found: Pick<Facets, 'price'> = { price: null };
  await askAll(ask, [
    countsUnder(buildScope(set), listedFilters, undefined)(occurring),
    ...countQuestions(set, counts),
    {
      filter: [...buildScope(set), ...buildConditions({ ...set.filters, price: {} })],
      facets: ['price'],
      take: ({ price }) => {
        found.price = price;
      },
    },
  ]);
  const more = chosenQuestions(set, { occurring, counts });
  if (more.length > 0) await askAll(ask, more);
  const countValues = (filter: ListedFilter): Counts =>
    withZeros(occurring.get(filter), counts.get(filter), toRequestedValues(filter, set.filters));
  return { values: byFilter(countValues), ...found };
};
