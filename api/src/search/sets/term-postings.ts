import { countsIn, wordScore } from '../analysis/document-terms.rules.js';
import type { QueryTerm, QueryWord } from '../engine/search-engine.port.js';
import { BitSet } from './bit-set.js';
import { NumberColumn } from './columns/columns.js';
import { NumberLists } from './columns/number-lists.js';
import { TextNumbers } from './columns/text-numbers.js';

/** Products that match all words. */
export interface Matches {
  products: BitSet;
  /** The same products as an ascending list. */
  numbers: Uint32Array;
  /** The score of each product of the list. A lower score is better. */
  scores: Uint16Array;
}

/** The terms of a product, grouped by tier. */
export interface ProductTerms {
  product: number;
  tiers: readonly (readonly string[])[];
}

/** Number of low bits of a posting that hold the tier. */
const TIER_BITS = 4;
const TIERS = (1 << TIER_BITS) - 1;

const none = new Uint32Array(0);

/** The hash of no terms. */
const NO_TERMS = 0;

/** Inverted index: the posting lists of terms, with the tier of each posting. */
export class TermPostings {
  readonly #terms = new TextNumbers();
  /** The postings of each term: the product number, shifted, with the tier in the low bits. */
  readonly #postings = new NumberLists();
  /** A hash of the terms of each product, which reveals changes. */
  readonly #hashes = new NumberColumn();
  /** Computed on first use. */
  readonly #countsByTier = new Map<string, readonly number[]>();
  /** Highest product number, which determines the size of bit sets. */
  #highest = 0;

  /** Returns how many products have the term. */
  countProducts(term: string): number {
    const number = this.#terms.findNumber(term);
    return number === undefined ? 0 : this.#postings.getLength(number);
  }

  /** Returns how many products of the set have the term in a tier before `beforeTier`. */
  countIn(set: BitSet, term: string, beforeTier: number): number {
    const postings = this.#findPostings(term);
    let count = 0;
    for (let at = 0; at < postings.length; at += 1) {
      const posting = postings[at] ?? 0;
      if ((posting & TIERS) < beforeTier && set.has(posting >>> TIER_BITS)) count += 1;
    }
    return count;
  }

  /** Returns how many products have the term in each tier. */
  countsByTier(term: string): readonly number[] {
    const cached = this.#countsByTier.get(term);
    if (cached) return cached;
    const counts = Array.from({ length: TIERS + 1 }, () => 0);
    for (const posting of this.#findPostings(term)) counts[posting & TIERS] = (counts[posting & TIERS] ?? 0) + 1;
    this.#countsByTier.set(term, counts);
    return counts;
  }

  /** Replaces the terms of products. */
  renew(products: readonly ProductTerms[]): void {
    const now = products
      .map(({ product, tiers }) => ({ product, codes: this.#listCodes(tiers) }))
      .filter(({ product, codes }) => computeHash(codes) !== this.#hashes.of(product));
    if (now.length === 0) return;
    const reworded = new BitSet();
    for (const { product } of now) if (this.#hashes.of(product) !== NO_TERMS) reworded.add(product);
    // The previous terms of a product are not stored, so all postings are filtered.
    if (reworded.size > 0) this.#postings.filter((posting) => !reworded.has(posting >>> TIER_BITS));
    for (const { product, codes } of now) this.#add(product, codes);
    this.#countsByTier.clear();
  }

  /** Returns the products that match all words. For each word, a product's best term counts. */
  match(words: readonly QueryWord[], products: number): Matches {
    const total = new Uint16Array(products);
    const best = new Uint16Array(products);
    let matching: BitSet | undefined;
    for (const { terms } of words) {
      const found = new BitSet(new Uint32Array((products >>> 5) + 1));
      for (const term of terms) this.#weigh(term, best, found);
      for (const product of found.numbers()) {
        total[product] = (total[product] ?? 0) + (best[product] ?? 0);
        best[product] = 0;
      }
      matching = matching?.and(found) ?? found;
    }
    const all = matching ?? new BitSet();
    const numbers = all.numbers();
    return { products: all, numbers, scores: Uint16Array.from(numbers, (product) => total[product] ?? 0) };
  }

  /** Returns the products that match all words, without the work of scoring them. */
  having(words: readonly QueryWord[]): BitSet {
    let matching: BitSet | undefined;
    for (const { terms } of words) {
      const having = new BitSet(new Uint32Array((this.#highest >>> 5) + 1));
      for (const { term, tiers } of terms) {
        const postings = this.#findPostings(term);
        for (let at = 0; at < postings.length; at += 1) {
          const posting = postings[at] ?? 0;
          if (countsIn(tiers, posting & TIERS)) having.add(posting >>> TIER_BITS);
        }
      }
      matching = matching?.and(having) ?? having;
    }
    return matching ?? new BitSet();
  }

  /** Whether a product of the set matches all words. */
  isIn(set: BitSet, words: readonly QueryWord[]): boolean {
    const products = words.length > 1 ? this.having(words.slice(0, -1)).and(set) : set;
    return (words.at(-1)?.terms ?? []).some(({ term, tiers }) =>
      this.#findPostings(term).some((posting) => countsIn(tiers, posting & TIERS) && products.has(posting >>> TIER_BITS)),
    );
  }

  /** Frees the memory that is not needed while nothing changes. */
  trim(): void {
    this.#postings.trim();
  }

  #findPostings(term: string): Uint32Array {
    const number = this.#terms.findNumber(term);
    return number === undefined ? none : this.#postings.of(number);
  }

  #listCodes(tiers: ProductTerms['tiers']): number[] {
    return tiers.flatMap((terms, tier) => terms.map((term) => (this.#terms.getNumber(term) << TIER_BITS) | tier));
  }

  #add(product: number, codes: readonly number[]): void {
    this.#highest = Math.max(this.#highest, product);
    this.#hashes.write(product, computeHash(codes));
    for (const code of codes) this.#postings.push(code >>> TIER_BITS, (product << TIER_BITS) | (code & TIERS));
  }

  #weigh({ term, cost, tiers }: QueryTerm, best: Uint16Array, having: BitSet): void {
    // Plus one, because 0 means that no term has matched yet.
    const base = wordScore(cost, 0) + 1;
    const postings = this.#findPostings(term);
    for (let at = 0; at < postings.length; at += 1) {
      const posting = postings[at] ?? 0;
      const [product, tier] = [posting >>> TIER_BITS, posting & TIERS];
      if (!countsIn(tiers, tier)) continue;
      const current = best[product] ?? 0;
      if (current === 0 || base + tier < current) best[product] = base + tier;
      having.add(product);
    }
  }
}

/** Returns a hash of 53 bits, so that two lists hardly ever share one. */
const computeHash = (codes: readonly number[]): number => {
  let [high, low] = [NO_TERMS, NO_TERMS];
  for (const code of codes) {
    // Plus one, so that the code 0 counts.
    high = Math.imul(high ^ (code + 1), 0x01000193) ^ (high >>> 13);
    low = Math.imul(low + code + 1, 0x85ebca6b) ^ (low >>> 15);
  }
  return (high >>> 0) * 2 ** 21 + (low >>> 11);
};
