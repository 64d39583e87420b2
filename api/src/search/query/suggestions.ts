import { LEAST_TIER } from '../analysis/terms-of.rules.js';
import { isStopWord, termOf, wordsIn } from '../analysis/words.rules.js';
import type { QueryWord } from '../engine/search-engine.port.js';
import type { BitSet } from '../sets/bit-set.js';
import type { ProductSets } from '../sets/product-sets.js';
import type { UnderstoodQuery } from './query-understanding.js';
import { cost } from './word-readings.js';

const MOST_SUGGESTIONS = 8;
const MOST_WORDS_TRIED = 200;
const MOST_PHRASES_TRIED = 300;
const SHORTEST_BEGINNING = 2;
const MISSPELT = cost.swap;
const MOST_BRANDS = 4;

/** Returns corrections and completions of a query from the words of the catalog. Each finds at least one product. */
export const suggestionsFor = (query: UnderstoodQuery, sets: ProductSets): string[] => {
  const { typed } = query;
  const last = typed.at(-1);
  if (last === undefined) return [];
  const found = [...corrected(query, sets), ...named(typed, last, sets), ...completed(query, last, sets), ...ofBrands(query, sets)];
  const asTyped = typed.join(' ');
  return [...new Map(found.map((text) => [wordsIn(text).join(' '), text]))]
    .filter(([plain]) => plain !== asTyped)
    .map(([, text]) => text)
    .slice(0, MOST_SUGGESTIONS);
};

/** Returns the query with misspelled words replaced by those of the catalog. */
const corrected = ({ words = [], units }: UnderstoodQuery, sets: ProductSets): string[] => {
  const nearest = units.map(([first]) => first?.terms[0]);
  if (!isMisspelt(words) || having(words, sets).size === 0) return [];
  return [nearest.map((term) => (term === undefined ? '' : sets.vocabulary.wordOf(term.term))).join(' ')];
};

/**
 * Returns names of types, brands and models that contain all typed words, the last of which may be unfinished. Names with the most products
 * come first.
 */
const named = (typed: readonly string[], last: string, sets: ProductSets): string[] => {
  if (last.length < SHORTEST_BEGINNING) return [];
  const before = typed.slice(0, -1).map(termOf);
  const phrases = wordsGoingOn(last, sets)
    .flatMap((word) => sets.phrases.containing(word))
    .slice(0, MOST_PHRASES_TRIED)
    .filter((phrase) => before.every((term) => sets.phrases.termsOf(phrase).includes(term)));
  return byCount(new Map(phrases.map((phrase) => [phrase, sets.facets.countOf('phrase', phrase, sets.listed)])));
};

const isMisspelt = (words: readonly QueryWord[]): boolean => words.some(({ terms: [nearest] }) => (nearest?.cost ?? 0) >= MISSPELT);

const isWhole = (words: readonly QueryWord[]): boolean => words.at(-1)?.terms[0]?.cost === 0;

const having = (words: readonly QueryWord[], sets: ProductSets): BitSet =>
  words.length === 0 ? sets.listed : sets.postings.match(words, sets.columns.size).products.and(sets.listed);

/** Returns the query with its last word completed, the most frequent completion first. */
const completed = ({ words, units, typed, shown }: UnderstoodQuery, last: string, sets: ProductSets): string[] => {
  if (typed.length < 2 || last.length < SHORTEST_BEGINNING || words === undefined || isWhole(words) || isMisspelt(words)) return [];
  const among = having(units.slice(0, -1).flat(), sets);
  const before = shown.slice(0, -1).join(' ');
  const ways = wordsGoingOn(last, sets).map(
    (word) => [`${before} ${word}`, sets.postings.countIn(among, termOf(word), LEAST_TIER)] as const,
  );
  return byCount(new Map(ways));
};

/** Returns the finished query with each of the brands that have most of its products. */
const ofBrands = ({ words, shown }: UnderstoodQuery, sets: ProductSets): string[] => {
  if (words === undefined || !isWhole(words) || isMisspelt(words)) return [];
  const { brandName } = sets.columns;
  const counts = new Map<string, number>();
  having(words, sets).forEach((number) => {
    const name = brandName[number] ?? '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  });
  // With a single brand, adding its name would narrow nothing.
  return counts.size < 2
    ? []
    : byCount(counts)
        .slice(0, MOST_BRANDS)
        .map((name) => `${shown.join(' ')} ${name}`);
};

const wordsGoingOn = (beginning: string, sets: ProductSets): string[] => {
  const words: string[] = [];
  for (const { word } of sets.vocabulary.goingOn(beginning)) {
    if (!isStopWord(word)) words.push(word);
    if (words.length === MOST_WORDS_TRIED) break;
  }
  return words;
};

const byCount = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts]
    .filter(([, count]) => count > 0)
    .sort(([one, oneCount], [other, otherCount]) => otherCount - oneCount || (one < other ? -1 : 1))
    .map(([text]) => text);
