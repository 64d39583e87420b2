import { LRUCache } from 'lru-cache';
import { computeWordScore, countsInTier } from '../analysis/word-score.rules.js';
import type { QueryTerm, QueryWord } from '../engine/search-engine.port.js';
import { BitSet, hasCommonNumber, intersect } from './bit-set.js';
import { NumberColumn } from './columns/columns.js';
import { NumberLists } from './columns/number-lists.js';
import { TextNumbers } from './columns/text-numbers.js';
import type { Subset } from './subset.js';

/** Products that match all words. */
export interface Matches {
  products: BitSet;
  /** The same products as an ascending list. */
  numbers: Uint32Array;
  /** The score of each product of the list. A lower score is better. */
  scores: Uint16Array;
}

interface WordMatches {
  products: BitSet;
  /** The same products as an ascending list. If undefined, `scores` is indexed by product number instead of position in the list. */
  numbers: Uint32Array | undefined;
  scores: Uint8Array;
}

/** Maximum size of the cached matches of single words, in bytes. Words are cached, because different queries share most of theirs. */
const MAX_BYTES = 12_000_000;

/** Bytes of an entry besides its arrays and the text of its key. */
const ENTRY_BYTES = 500;

const countBytes = ({ products, numbers, scores }: WordMatches, key: string): number =>
  ENTRY_BYTES + key.length + Math.ceil(products.capacity / 8) + (numbers?.byteLength ?? 0) + scores.byteLength;

/** The same word of another query has the same key. */
const buildKey = ({ terms }: QueryWord): string => terms.map(({ term, cost, tiers = '' }) => `${term} ${cost} ${tiers}`).join('\n');

/** If fewer than one product in this many matches, a list with scores takes less memory than the scores of all products. */
const LIST_RATIO = 5;

/** The terms of a product, grouped by tier. */
export interface ProductTerms {
  productNumber: number;
  tiers: readonly (readonly string[])[];
}

/** Number of low bits of a posting that hold the tier. */
const TIER_BITS = 4;
const TIER_MASK = (1 << TIER_BITS) - 1;

const noPostings = new Uint32Array(0);

/** Hash of an empty list of terms. It equals the initial value of every row of `#hashes`. */
const EMPTY_HASH = 0;

/** Inverted index: the posting lists of terms, with the tier of each posting. */
export class TermPostings {
  readonly #terms = new TextNumbers();
  /** The postings of each term: the product number, shifted, with the tier in the low bits. */
  readonly #postings = new NumberLists();
  /** A hash of the terms of each product, which reveals changes. */
  readonly #hashes = new NumberColumn();
  /** How many products have a term in each tier. It is computed when it is first read after a change. */
  readonly #countsByTier = new Map<string, readonly number[]>();
  /** Highest product number, which determines the size of bit sets. */
  #highestProductNumber = 0;
  readonly #matches = new LRUCache<string, WordMatches, QueryWord>({
    maxSize: MAX_BYTES,
    sizeCalculation: countBytes,
    memoMethod: (_key, _stale, { context }) => this.#match(context),
  });

  countProducts(term: string): number {
    const number = this.#terms.findNumber(term);
    return number === undefined ? 0 : this.#postings.getLength(number);
  }

  /** Returns how many of the products have the term in a tier before `beforeTier`. */
  countIn(subset: Subset, term: string, beforeTier: number): number {
    const tiers = (1 << beforeTier) - 1;
    const postings = this.#findPostings(term);
    // Comparing bit sets takes as many steps as going through a list of one product in 32.
    if (postings.length * 32 > subset.products.capacity)
      return subset.countIn(this.#findMatches({ terms: [{ term, cost: 0, tiers }] }).products);
    let count = 0;
    for (let index = 0; index < postings.length; index += 1) {
      const posting = postings[index] ?? 0;
      if (countsInTier(tiers, posting & TIER_MASK) && subset.products.has(posting >>> TIER_BITS)) count += 1;
    }
    return count;
  }

  countByTier(term: string): readonly number[] {
    const cachedCounts = this.#countsByTier.get(term);
    if (cachedCounts) return cachedCounts;
    const counts = Array.from({ length: TIER_MASK + 1 }, () => 0);
    for (const posting of this.#findPostings(term)) counts[posting & TIER_MASK] = (counts[posting & TIER_MASK] ?? 0) + 1;
    this.#countsByTier.set(term, counts);
    return counts;
  }

  /** Replaces the terms of products. */
  update(products: readonly ProductTerms[]): void {
    const changedProducts = products
      .map(({ productNumber, tiers }) => ({ productNumber, termCodes: this.#listTermCodes(tiers) }))
      .filter(({ productNumber, termCodes }) => computeHash(termCodes) !== this.#hashes.get(productNumber));
    if (changedProducts.length === 0) return;
    const reindexedProducts = new BitSet();
    for (const { productNumber } of changedProducts)
      if (this.#hashes.get(productNumber) !== EMPTY_HASH) reindexedProducts.add(productNumber);
    // The previous terms of a product are not stored, so all postings are filtered.
    if (reindexedProducts.size > 0) this.#postings.retain((posting) => !reindexedProducts.has(posting >>> TIER_BITS));
    for (const { productNumber, termCodes } of changedProducts) this.#add(productNumber, termCodes);
    this.#countsByTier.clear();
    this.#matches.clear();
  }

  /** Returns the products that match all words. For each word, a product's best term counts. */
  match(words: readonly QueryWord[]): Matches {
    const wordMatches = words.map((word) => this.#findMatches(word));
    const products = intersect(wordMatches.map((matches) => matches.products));
    const numbers = products.toNumbers();
    const scores = new Uint16Array(numbers.length);
    for (const matches of wordMatches) addScores(matches, numbers, scores);
    return { products, numbers, scores };
  }

  /** Returns the products that match all words, without the work of scoring them. */
  findWithTerms(words: readonly QueryWord[]): BitSet {
    return intersect(words.map((word) => this.#findMatches(word).products));
  }

  /** Whether a product of the set matches all words. */
  hasMatch(set: BitSet, words: readonly QueryWord[]): boolean {
    return words.length > 0 && hasCommonNumber([set, ...words.map((word) => this.#findMatches(word).products)]);
  }

  /** Frees the memory that is reserved for the growth of lists. */
  trim(): void {
    this.#postings.trim();
  }

  #findPostings(term: string): Uint32Array {
    const number = this.#terms.findNumber(term);
    return number === undefined ? noPostings : this.#postings.get(number);
  }

  /** Returns each term of a product as one number: that of the term, shifted, with the tier in the low bits. */
  #listTermCodes(tiers: ProductTerms['tiers']): number[] {
    return tiers.flatMap((terms, tier) => terms.map((term) => (this.#terms.assignNumber(term) << TIER_BITS) | tier));
  }

  #add(productNumber: number, termCodes: readonly number[]): void {
    this.#highestProductNumber = Math.max(this.#highestProductNumber, productNumber);
    this.#hashes.write(productNumber, computeHash(termCodes));
    for (const code of termCodes) this.#postings.push(code >>> TIER_BITS, (productNumber << TIER_BITS) | (code & TIER_MASK));
  }

  #findMatches(word: QueryWord): WordMatches {
    return this.#matches.memo(buildKey(word), { context: word });
  }

  #match({ terms }: QueryWord): WordMatches {
    const products = BitSet.withCapacity(this.#highestProductNumber + 1);
    // The array stores a score above 255 as 255, so the most distant terms rank equally.
    const bestScores = new Uint8ClampedArray(this.#highestProductNumber + 1);
    for (const term of terms) this.#scoreProducts(term, bestScores, products);
    if (products.size * LIST_RATIO > bestScores.length) return { products, numbers: undefined, scores: new Uint8Array(bestScores.buffer) };
    const numbers = products.toNumbers();
    return { products, numbers, scores: Uint8Array.from(numbers, (productNumber) => bestScores[productNumber] ?? 0) };
  }

  #scoreProducts({ term, cost, tiers }: QueryTerm, bestScores: Uint8ClampedArray, products: BitSet): void {
    // Plus one, because 0 means that no term has matched yet.
    const scoreWithoutTier = computeWordScore(cost, 0) + 1;
    const postings = this.#findPostings(term);
    for (let index = 0; index < postings.length; index += 1) {
      const posting = postings[index] ?? 0;
      const [productNumber, tier] = [posting >>> TIER_BITS, posting & TIER_MASK];
      if (!countsInTier(tiers, tier)) continue;
      const bestScore = bestScores[productNumber] ?? 0;
      if (bestScore === 0 || scoreWithoutTier + tier < bestScore) bestScores[productNumber] = scoreWithoutTier + tier;
      products.add(productNumber);
    }
  }
}

/** Adds the scores of a word to `sums`. `productNumbers` is an ascending list of products that match the word. */
const addScores = ({ numbers, scores }: WordMatches, productNumbers: Uint32Array, sums: Uint16Array): void => {
  let listIndex = 0;
  for (let index = 0; index < productNumbers.length; index += 1) {
    const productNumber = productNumbers[index] ?? 0;
    if (numbers) while ((numbers[listIndex] ?? productNumber) < productNumber) listIndex += 1;
    sums[index] = (sums[index] ?? 0) + (scores[numbers ? listIndex : productNumber] ?? 0);
  }
};

/** Returns a hash of 53 bits, so that two lists hardly ever share one. */
const computeHash = (termCodes: readonly number[]): number => {
  let [high, low] = [EMPTY_HASH, EMPTY_HASH];
  for (const code of termCodes) {
    // Plus one, so that the code 0 counts.
    high = Math.imul(high ^ (code + 1), 0x01000193) ^ (high >>> 13);
    low = Math.imul(low + code + 1, 0x85ebca6b) ^ (low >>> 15);
  }
  return (high >>> 0) * 2 ** 21 + (low >>> 11);
};
