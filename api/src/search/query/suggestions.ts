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

/** How what was typed could go on, by what the catalog contains: each finds something. */
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

/** The same words as the catalog spells them, where what was typed is misspelt. */
const corrected = ({ words = [], units }: UnderstoodQuery, sets: ProductSets): string[] => {
  const nearest = units.map(([first]) => first?.terms[0]);
  if (!isMisspelt(words) || having(words, sets).size === 0) return [];
  return [nearest.map((term) => (term === undefined ? '' : sets.vocabulary.wordOf(term.term))).join(' ')];
};

/** Names of kinds, brands and models that have all that was typed, the last word perhaps only begun; the largest first. */
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

/** What was typed with its last word completed, the likeliest first. */
const completed = ({ words, units, typed, shown }: UnderstoodQuery, last: string, sets: ProductSets): string[] => {
  if (typed.length < 2 || last.length < SHORTEST_BEGINNING || words === undefined || isWhole(words) || isMisspelt(words)) return [];
  const among = having(units.slice(0, -1).flat(), sets);
  const before = shown.slice(0, -1).join(' ');
  const ways = wordsGoingOn(last, sets).map(
    (word) => [`${before} ${word}`, sets.postings.countIn(among, termOf(word), LEAST_TIER)] as const,
  );
  return byCount(new Map(ways));
};

/** What was typed in full, of the brands that have most of it. */
const ofBrands = ({ words, shown }: UnderstoodQuery, sets: ProductSets): string[] => {
  if (words === undefined || !isWhole(words) || isMisspelt(words)) return [];
  const { brandName } = sets.columns;
  const counts = new Map<string, number>();
  having(words, sets).forEach((number) => {
    const name = brandName[number] ?? '';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  });
  // Of one brand alone the words are its name, or say as much.
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
