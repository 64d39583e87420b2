import { LAST_TIER } from '../analysis/word-score.rules.js';
import { isStopWord, splitWords, toTerm } from '../analysis/words.rules.js';
import type { BitSet } from '../sets/bit-set.js';
import type { SearchSets } from '../sets/search-sets.js';
import { Subset } from '../sets/subset.js';
import { completeByAttributes } from './attribute-completions.js';
import { getQueryInterpreter, type UnderstoodQuery } from './query-understanding.js';
import { isConjunction, joinTokens, type QueryToken, toKey } from './written-query.rules.js';

const MAX_SUGGESTIONS = 8;
const MIN_PREFIX_LENGTH = 2;
const MAX_BRANDS = 4;
/** Maximum number of completions that are compared by their number of products. */
const MAX_COMPARED = 300;
/** Maximum number of words or names that are examined to find completions. */
const MAX_EXAMINED = 5_000;

const suggestionsByQuery = new WeakMap<UnderstoodQuery, string[]>();

/**
 * Returns corrections and completions of a query from the words of the catalog. Each suggestion finds at least one product. The suggestions
 * are cached for as long as the query.
 */
export const findSuggestions = (query: UnderstoodQuery, sets: SearchSets): readonly string[] => {
  const suggestions = suggestionsByQuery.get(query) ?? computeSuggestions(query, sets);
  suggestionsByQuery.set(query, suggestions);
  return suggestions;
};

const computeSuggestions = (query: UnderstoodQuery, sets: SearchSets): string[] => {
  const tokens = takeThroughLast(query.tokens, ({ word }) => !isStopWord(word));
  const lastToken = tokens.at(-1);
  if (lastToken === undefined) return [];
  const typedKey = toKey(tokens.map(({ word }) => word).join(' '));
  const candidates = [
    ...listCorrections(query),
    ...findNames(tokens, lastToken, sets),
    ...completeLastWord(query, tokens, sets),
    ...continueQuery(query, tokens, sets),
  ];
  const candidateByKey = new Map(candidates.map((candidate) => [toKey(candidate), candidate]));
  candidateByKey.delete(typedKey);
  const interpreter = getQueryInterpreter(sets);
  const suggestions: string[] = [];
  // Each suggestion is searched for, because the meaning of a word depends on the other words of the query.
  for (const candidate of candidateByKey.values()) {
    if (suggestions.length === MAX_SUGGESTIONS) break;
    if (interpreter.isFound(candidate)) suggestions.push(candidate);
  }
  return suggestions;
};

const takeThroughLast = (tokens: readonly QueryToken[], isIncluded: (token: QueryToken) => boolean): readonly QueryToken[] =>
  tokens.slice(0, tokens.findLastIndex(isIncluded) + 1);

const listCorrections = ({ isCorrected, takenFor }: UnderstoodQuery): string[] => (isCorrected && takenFor !== null ? [takenFor] : []);

/**
 * Returns names of types, brands and models that contain all typed words, the last of which may be unfinished. Names with the most products
 * come first.
 */
const findNames = (tokens: readonly QueryToken[], lastToken: QueryToken, sets: SearchSets): string[] => {
  if (lastToken.word.length < MIN_PREFIX_LENGTH) return [];
  const precedingTerms = splitWords(joinTokens(tokens.slice(0, -1)))
    .filter((word) => !isStopWord(word))
    .map(toTerm);
  const counts = new Map<string, number>();
  let examinedCount = 0;
  for (const name of listNameCompletions(lastToken.word, sets)) {
    examinedCount += 1;
    if (precedingTerms.length === 0 || sets.completionNames.hasTerms(name, precedingTerms))
      counts.set(name, sets.facets.countAll('completionName', name));
    if (counts.size === MAX_COMPARED || examinedCount === MAX_EXAMINED) break;
  }
  return sortByCount(counts);
};

const findProductsWithWords = (words: NonNullable<UnderstoodQuery['words']>, sets: SearchSets): BitSet =>
  words.length === 0 ? sets.listedProducts : sets.postings.findWithTerms(words).and(sets.listedProducts);

/** Returns the query with its last word completed, the most frequent completion first. */
const completeLastWord = ({ units, isLastWordInCatalog }: UnderstoodQuery, tokens: readonly QueryToken[], sets: SearchSets): string[] => {
  const lastToken = tokens.at(-1);
  if (
    lastToken === undefined ||
    tokens.length < 2 ||
    lastToken.word.length < MIN_PREFIX_LENGTH ||
    units.length === 0 ||
    isLastWordInCatalog
  )
    return [];
  const products = new Subset(findProductsWithWords(units.slice(0, -1).flat(), sets));
  // Prepositions before the completed word are dropped, because the catalog's form of the word may not agree with them: «очки от
  // солнцезащитные».
  const precedingText = joinTokens(takeThroughLast(tokens.slice(0, -1), ({ word }) => isConjunction(word) || !isStopWord(word)));
  const counts = new Map<string, number>();
  let examinedCount = 0;
  for (const { word, term } of listWordsWithPrefix(lastToken.word, sets)) {
    examinedCount += 1;
    const count = sets.postings.countIn(products, term, LAST_TIER);
    if (count > 0) counts.set(`${precedingText} ${word}`, count);
    if (counts.size === MAX_COMPARED || examinedCount === MAX_EXAMINED) break;
  }
  return sortByCount(counts);
};

/** Returns the finished query, continued by a sex or age, a colour or a brand. */
const continueQuery = (
  { words, isLastWordInCatalog, isRelaxed }: UnderstoodQuery,
  tokens: readonly QueryToken[],
  sets: SearchSets,
): string[] => {
  if (words === undefined || !isLastWordInCatalog || isRelaxed) return [];
  const products = new Subset(findProductsWithWords(words, sets));
  // After «и» a trait could describe either alternative.
  const attributeCompletions = tokens.some(({ word }) => isConjunction(word)) ? [] : completeByAttributes(tokens, products, sets);
  return [...attributeCompletions, ...listBrands(products, sets)].map((completion) => `${joinTokens(tokens)} ${completion}`);
};

/** Returns the brands with the most products in the subset. */
const listBrands = ({ numbers }: Subset, sets: SearchSets): string[] => {
  const counts = sets.columns.brandName.count(numbers);
  // With a single brand, adding its name would narrow nothing.
  return counts.size < 2 ? [] : sortByCount(counts).slice(0, MAX_BRANDS);
};

function* listWordsWithPrefix(prefix: string, sets: SearchSets): IterableIterator<{ word: string; term: string }> {
  for (const completion of sets.vocabulary.listCompletions(prefix)) if (!isStopWord(completion.word)) yield completion;
}

function* listNameCompletions(prefix: string, sets: SearchSets): IterableIterator<string> {
  for (const { word } of listWordsWithPrefix(prefix, sets)) yield* sets.completionNames.findContaining(word);
}

const sortByCount = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts]
    .filter(([, count]) => count > 0)
    .sort(([textA, countA], [textB, countB]) => countB - countA || (textA < textB ? -1 : 1))
    .map(([text]) => text);
