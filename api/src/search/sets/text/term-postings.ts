import { countsIn, wordScore } from '../../analysis/word-score.rules.js';
import type { QueryTerm, QueryWord } from '../../engine/search-engine.port.js';
import { BitSet } from '../bit-set.js';

/** Products that match all words, with their scores. A lower score is better. */
export interface Matches {
  products: BitSet;
  scoreOf(product: number): number;
}

/** The terms of a product with their tiers: the number of each term, shifted, with the tier in the low bits. */
export type TermCodes = readonly number[];

export interface ProductTerms {
  product: number;
  codes: TermCodes;
}

/** Number of low bits of a posting or code that hold the tier. */
const TIER_BITS = 4;
const TIERS = (1 << TIER_BITS) - 1;

const NONE: number[] = [];

/** Inverted index: the posting lists of terms, with the tier of each posting. */
export class TermPostings {
  readonly #numbers = new Map<string, number>();
  /** The postings of each term. A posting is the product number, shifted, with the tier in the low bits. */
  readonly #lists: number[][] = [];
  /** Computed on first use. */
  readonly #countsByTier = new Map<string, readonly number[]>();
  /** Highest product number, which determines the size of bit sets. */
  #highest = 0;

  /** Returns how many products have the term. */
  countOf(term: string): number {
    return this.#postingsOf(term).length;
  }

  /** Returns how many products of the set have the term in a tier before `beforeTier`. */
  countIn(set: BitSet, term: string, beforeTier: number): number {
    let count = 0;
    for (const posting of this.#postingsOf(term)) {
      if ((posting & TIERS) < beforeTier && set.has(posting >>> TIER_BITS)) count += 1;
    }
    return count;
  }

  /** Returns how many products have the term in each tier. */
  countsByTier(term: string): readonly number[] {
    const known = this.#countsByTier.get(term);
    if (known) return known;
    const counts = Array.from({ length: TIERS + 1 }, () => 0);
    for (const posting of this.#postingsOf(term)) counts[posting & TIERS] = (counts[posting & TIERS] ?? 0) + 1;
    this.#countsByTier.set(term, counts);
    return counts;
  }

  /** Returns the codes of terms that are grouped by tier. */
  codesOf(tiers: readonly (readonly string[])[]): TermCodes {
    const codes = tiers.flatMap((terms, tier) => terms.map((term) => (this.#numberOf(term) << TIER_BITS) | tier));
    // A copy has no spare room, which would double the memory of all products' codes.
    return codes.slice();
  }

  /** Updates the posting lists. Each affected list is filtered once, however many of its products changed. */
  renew(changed: BitSet, before: readonly TermCodes[], now: readonly ProductTerms[]): void {
    this.#countsByTier.clear();
    for (const term of new Set(before.flat().map((code) => code >>> TIER_BITS))) {
      this.#lists[term] = (this.#lists[term] ?? []).filter((posting) => !changed.has(posting >>> TIER_BITS));
    }
    for (const { product, codes } of now) this.#add(product, codes);
  }

  /** Returns the products that match all words. For each word, a product's best term counts. */
  match(words: readonly QueryWord[], products: number): Matches {
    const total = new Uint16Array(products);
    let matching: BitSet | undefined;
    for (const { terms } of words) {
      const best = new Uint16Array(products);
      const having = new BitSet(new Uint32Array((products >>> 5) + 1));
      for (const term of terms) this.#weigh(term, best, having);
      for (let product = 0; product < products; product += 1) total[product] = (total[product] ?? 0) + (best[product] ?? 0);
      matching = matching?.and(having) ?? having;
    }
    return { products: matching ?? new BitSet(), scoreOf: (product) => total[product] ?? 0 };
  }

  /** Returns the products that match all words, without the work of scoring them. */
  having(words: readonly QueryWord[]): BitSet {
    let matching: BitSet | undefined;
    for (const { terms } of words) {
      const having = new BitSet(new Uint32Array((this.#highest >>> 5) + 1));
      for (const { term, tiers } of terms) {
        for (const posting of this.#postingsOf(term)) if (countsIn(tiers, posting & TIERS)) having.add(posting >>> TIER_BITS);
      }
      matching = matching?.and(having) ?? having;
    }
    return matching ?? new BitSet();
  }

  #postingsOf(term: string): readonly number[] {
    return this.#lists[this.#numbers.get(term) ?? -1] ?? [];
  }

  #numberOf(term: string): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    const number = this.#lists.push(NONE) - 1;
    this.#numbers.set(term, number);
    return number;
  }

  #add(product: number, codes: TermCodes): void {
    this.#highest = Math.max(this.#highest, product);
    for (const code of codes) {
      const [term, posting] = [code >>> TIER_BITS, (product << TIER_BITS) | (code & TIERS)];
      const list = this.#lists[term] ?? NONE;
      // Most terms are those of one product. A list that is created with its posting has no spare room.
      if (list.length === 0) this.#lists[term] = [posting];
      else list.push(posting);
    }
  }

  #weigh({ term, cost, tiers }: QueryTerm, best: Uint16Array, having: BitSet): void {
    // Plus one, because 0 means that no term has matched yet.
    const base = wordScore(cost, 0) + 1;
    for (const posting of this.#postingsOf(term)) {
      if (!countsIn(tiers, posting & TIERS)) continue;
      const product = posting >>> TIER_BITS;
      const score = base + (posting & TIERS);
      const known = best[product] ?? 0;
      if (known === 0 || score < known) best[product] = score;
      having.add(product);
    }
  }
}
