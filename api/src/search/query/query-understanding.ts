import { LRUCache } from 'lru-cache';
import { isStopWord, stripInvisible, toSkuTerm } from '../analysis/words.rules.js';
import type { QueryWord } from '../engine/search-engine.port.js';
import type { SearchSets } from '../sets/search-sets.js';
import { shippedThesaurus } from '../thesaurus/read-thesaurus.js';
import type { Thesaurus } from '../thesaurus/thesaurus.js';
import { type Adjustment, AdjustmentBuilder, isUnavailable } from './adjustment.js';
import { correctLayout } from './keyboard-layout.rules.js';
import { cost } from './query-terms.js';
import { isUnderstood, type QueryUnit } from './query-unit.js';
import { QueryUnitReader, type ReadingOptions } from './query-unit-reader.js';
import { dropUnmatchedUnits } from './relaxation.js';
import { WordInterpreter } from './word-interpreter.js';
import {
  applyCorrections,
  dropStopWords,
  joinTokens,
  listChunkWords,
  type QueryToken,
  splitChunks,
  type TypedWord,
  toTokens,
} from './written-query.rules.js';

const MAX_QUERY_LENGTH = 200;
const MIN_SKU_LENGTH = 4;

export interface UnderstoodQuery {
  /** Words that a product must match; undefined when nothing is found. */
  words: QueryWord[] | undefined;
  /** The meanings of all typed words and phrases, also of those that were dropped; empty if the catalog lacks a word or phrase. */
  units: readonly (readonly QueryWord[])[];
  /** Every written word, including stop words. */
  tokens: readonly QueryToken[];
  /** Whether some token was misspelled. */
  isCorrected: boolean;
  /** Whether the catalog has the last word as it was typed. */
  isLastWordInCatalog: boolean;
  /** The query that was actually searched for, if a word or layout was corrected; otherwise null. */
  takenFor: string | null;
  /** The words that were dropped or replaced because no product matches the query as it was typed. */
  adjustments: readonly Adjustment[];
  /** Whether products are found that do not match every word. */
  isRelaxed: boolean;
}

/** The query units of a query, and the query units that a product must match; the latter are undefined when nothing is found. */
interface Interpretation {
  units: readonly QueryUnit[];
  searchedUnits: readonly QueryUnit[] | undefined;
}

const emptyQuery: UnderstoodQuery = {
  words: [],
  units: [],
  tokens: [],
  isCorrected: false,
  isLastWordInCatalog: false,
  takenFor: null,
  adjustments: [],
  isRelaxed: false,
};

const interpreterBySets = new WeakMap<SearchSets, QueryInterpreter>();

/**
 * Returns the interpreter that all requests share until `sets` or the thesaurus changes, so that each word is read once and not for every
 * query. Without `customThesaurus`, it uses the thesaurus of the last query.
 */
export const getQueryInterpreter = (sets: SearchSets, customThesaurus?: Thesaurus): QueryInterpreter => {
  const cachedInterpreter = interpreterBySets.get(sets);
  const thesaurus = customThesaurus ?? cachedInterpreter?.thesaurus ?? shippedThesaurus;
  if (cachedInterpreter?.isCurrent && cachedInterpreter.thesaurus === thesaurus) return cachedInterpreter;
  const newInterpreter = new QueryInterpreter(sets, thesaurus);
  interpreterBySets.set(sets, newInterpreter);
  return newInterpreter;
};

/**
 * Interprets a query with the words of the catalog and the thesaurus.
 * 1. A query that is the SKU of a product finds that product.
 * 2. Each chunk between spaces is read in the typed keyboard layout or the other one, whichever is closer to known words.
 * 3. Stop words («купить», «для») are dropped. A query of stop words only counts as empty. A query without letters and digits finds
 * nothing.
 * 4. The remaining words are split into units from left to right. A unit is the longest phrase that the thesaurus knows or that names a
 * directory or type, otherwise a single word.
 * 5. A unit matches itself, its synonyms and narrower terms in the thesaurus, its spelling in another script, and, while it is being typed,
 * words that begin with it. If the catalog has none of these, it matches similar things, then corrections of a typo.
 * 6. Each term counts only in the tiers that `findTiers` allows, so that «джинсы» does not match shorts in «Джинсы и шорты».
 * 7. Units joined by «и» are alternatives, unless a product matches both.
 * 8. If no product matches all units, similar things are accepted too, and then phrases are taken word by word.
 * 9. If still no product matches, the least specific units are dropped (see `dropUnmatchedUnits`).
 */
export const understand = (query: string, sets: SearchSets, thesaurus = shippedThesaurus): UnderstoodQuery =>
  getQueryInterpreter(sets, thesaurus).understand(query);

/** Maximum number of queries for which an interpreter caches whether they find anything. */
const MAX_CACHED_RESULTS = 10_000;
/**
 * Maximum number of interpreted queries that an interpreter caches. The counts and suggestions of a query are cached for as long as the
 * query.
 */
const MAX_CACHED_QUERIES = 200;

/**
 * Interprets queries with the words of the products in `sets`. Use an instance only while it is current, because it caches how it has read
 * words and queries, and which queries find something.
 */
class QueryInterpreter {
  readonly #wordInterpreter: WordInterpreter;
  readonly #unitReader: QueryUnitReader;
  readonly #version: number;
  // Limited by size, because lru-cache allocates `max` entries at once, which takes a millisecond for so many.
  readonly #isFoundByQuery = new LRUCache<string, boolean>({
    maxSize: MAX_CACHED_RESULTS,
    sizeCalculation: () => 1,
    memoMethod: (query) => {
      const { words, isRelaxed } = this.#understandQuery(query);
      return words !== undefined && !isRelaxed && this.#hasProducts(words);
    },
  });
  readonly #understoodQueries = new LRUCache<string, UnderstoodQuery>({
    max: MAX_CACHED_QUERIES,
    memoMethod: (query) => this.#understandQuery(query),
  });

  constructor(
    private readonly sets: SearchSets,
    readonly thesaurus: Thesaurus,
  ) {
    this.#wordInterpreter = new WordInterpreter(sets, thesaurus);
    this.#unitReader = new QueryUnitReader(this.#wordInterpreter, (units) => this.#isMatched(units));
    this.#version = sets.version;
  }

  /** Whether `sets` has not changed since this instance was created. */
  get isCurrent(): boolean {
    return this.#version === this.sets.version;
  }

  understand(input: string): UnderstoodQuery {
    return this.#understoodQueries.memo(stripInvisible(input.slice(0, MAX_QUERY_LENGTH)));
  }

  #understandQuery(query: string): UnderstoodQuery {
    const chunks = splitChunks(query);
    if (chunks.length === 0) return emptyQuery;
    const skuQuery = this.#findSku(query);
    if (skuQuery) return skuQuery;
    const isBeingTyped = !/\s$/.test(query);
    const correctedChunks = chunks.map((chunk, index) => {
      const isLast = isBeingTyped && index === chunks.length - 1;
      return correctLayout(chunk, (words) => this.#computeCost(words, isLast));
    });
    const writtenTokens = toTokens(correctedChunks);
    if (writtenTokens.length === 0) return { ...emptyQuery, words: undefined };
    const isLastBeingTyped = isBeingTyped && listChunkWords(correctedChunks.at(-1) ?? '').at(-1) === writtenTokens.at(-1)?.word;
    const { units, searchedUnits } = this.#interpret(dropStopWords(writtenTokens), isLastBeingTyped);
    const adjustments = new AdjustmentBuilder(writtenTokens, this.thesaurus).listAdjustments(units, searchedUnits ?? []);
    const areAllUnderstood = units.every(isUnderstood);
    const foundUnits = searchedUnits ?? (areAllUnderstood ? units : undefined);
    if (foundUnits === undefined)
      return { ...emptyQuery, words: undefined, tokens: writtenTokens, adjustments: adjustments.filter(isUnavailable) };
    const corrections = units.flatMap((unit) => unit.corrections);
    const tokens = applyCorrections(writtenTokens, corrections);
    const isTextCorrected = corrections.length > 0 || correctedChunks.some((chunk, index) => chunk !== chunks[index]);
    return {
      words: foundUnits.flatMap(({ words }) => words),
      units: areAllUnderstood ? units.map(({ words }) => words) : [],
      tokens,
      isCorrected: corrections.length > 0,
      isLastWordInCatalog: units.at(-1)?.isLastWordInCatalog ?? false,
      takenFor: isTextCorrected && units.length > 0 ? joinTokens(tokens) : null,
      adjustments: searchedUnits ? adjustments : adjustments.filter(isUnavailable),
      isRelaxed: foundUnits.length < units.length,
    };
  }

  /** Whether a product matches every word of the query. */
  isFound(query: string): boolean {
    return this.#isFoundByQuery.memo(query);
  }

  #findSku(query: string): UnderstoodQuery | undefined {
    const trimmedQuery = query.trim();
    const sku = toSkuTerm(trimmedQuery);
    if (sku.length < MIN_SKU_LENGTH || !/\d/.test(sku) || !this.#wordInterpreter.isInUse(sku)) return undefined;
    const words = [{ terms: [{ term: sku, cost: cost.exact }] }];
    return { ...emptyQuery, words, units: [words], tokens: [{ word: sku, text: trimmedQuery }], isLastWordInCatalog: true };
  }

  #computeCost(words: readonly string[], isLast: boolean): number {
    return words.reduce((sum, word, index) => {
      if (isStopWord(word)) return sum;
      const [nearestWord] = this.#wordInterpreter.interpret(word, {
        isBeingTyped: isLast && index === words.length - 1,
        canBeHeadNoun: true,
      }).words;
      return sum + (nearestWord?.terms[0]?.cost ?? Number.POSITIVE_INFINITY);
    }, 0);
  }

  /** Tries the strict interpretation first, then looser interpretations until one of them finds a product. */
  #interpret(typedWords: readonly TypedWord[], isBeingTyped: boolean): Interpretation {
    const strictUnits = this.#unitReader.readUnits(typedWords, { isBeingTyped });
    if (this.#isMatched(strictUnits)) return { units: strictUnits, searchedUnits: strictUnits };
    const looserOptions: Omit<ReadingOptions, 'isBeingTyped'>[] = strictUnits.every(isUnderstood)
      ? [{ allowsSubstitutes: true }, { allowsSubstitutes: true, isWordByWord: true }]
      : [];
    for (const options of looserOptions) {
      const units = this.#unitReader.readUnits(typedWords, { isBeingTyped, ...options });
      if (this.#isMatched(units)) return { units, searchedUnits: units };
    }
    const units = this.#unitReader.readUnits(typedWords, { isBeingTyped, includesMissingBrands: true });
    const isMatched = (words: readonly QueryWord[]): boolean => this.#hasProducts(words);
    return { units, searchedUnits: dropUnmatchedUnits(units, { sets: this.sets, thesaurus: this.thesaurus, isMatched }) };
  }

  #isMatched(units: readonly QueryUnit[]): boolean {
    return units.every(isUnderstood) && this.#hasProducts(units.flatMap(({ words }) => words));
  }

  #hasProducts(words: readonly QueryWord[]): boolean {
    return words.length === 0 || this.sets.postings.hasMatch(this.sets.listedProducts, words);
  }
}
