import { inOtherLayout } from '../analysis/layout.rules.js';
import { isStopWord, skuTerm, visible } from '../analysis/words.rules.js';
import type { QueryWord } from '../engine/search-engine.port.js';
import { Recent } from '../recent.js';
import type { ProductSets } from '../sets/product-sets.js';
import { shippedThesaurus } from '../thesaurus/read-thesaurus.js';
import type { Thesaurus } from '../thesaurus/thesaurus.js';
import { anyOf } from './reading/alternatives.rules.js';
import { cost, WordReadings } from './word-readings.js';
import {
  type Correction,
  chunksOf,
  examined,
  type QueryToken,
  type TypedWord,
  textOf,
  tokensOf,
  withCorrections,
  withoutStopWords,
} from './written-query.rules.js';

const LONGEST_QUERY = 200;
const SHORTEST_SKU = 4;

const OTHER_LAYOUT = 1;
/** Minimum length of a word that is also read in the other keyboard layout. A shorter word would match too much. */
const SHORTEST_IN_OTHER_LAYOUT = 3;

export interface UnderstoodQuery {
  /** Words that a product must match; undefined when a word is unknown to the catalog, so that nothing is found. */
  words: QueryWord[] | undefined;
  /** The words of `words`, grouped by the typed word or phrase. */
  units: readonly (readonly QueryWord[])[];
  /** Every written word, including stop words. */
  tokens: readonly QueryToken[];
  /** Whether some token was misspelled. */
  isCorrected: boolean;
  /** Whether the catalog has the last word as it was typed. */
  isWhole: boolean;
  /** The query that was actually searched for, if a word or layout was corrected; otherwise null. */
  takenFor: string | null;
}

/** A typed word or phrase, and the words that a product must match for it. */
interface Unit {
  words: QueryWord[];
  /** Number of typed words. */
  length: number;
  corrections: readonly Correction[];
  /** Whether the catalog has its last word as it was typed. */
  isWhole: boolean;
}

/** Options for interpreting a query. */
interface Way {
  isBeingTyped: boolean;
  orNear?: boolean;
  isWordByWord?: boolean;
}

const empty: UnderstoodQuery = { words: [], units: [], tokens: [], isCorrected: false, isWhole: false, takenFor: null };

const latest = new WeakMap<ProductSets, Understanding>();

/**
 * Returns the interpreter that all requests share until `sets` or the thesaurus changes, so that each word is read once and not for every
 * query. Without a thesaurus it keeps the one of the last query.
 */
export const understandingOf = (sets: ProductSets, wanted?: Thesaurus): Understanding => {
  const known = latest.get(sets);
  const thesaurus = wanted ?? known?.thesaurus ?? shippedThesaurus;
  if (known?.isCurrent && known.thesaurus === thesaurus) return known;
  const current = new Understanding(sets, thesaurus);
  latest.set(sets, current);
  return current;
};

/**
 * Interprets a query with the words of the catalog and the thesaurus.
 * 1. A query that is the SKU of a product finds that product.
 * 2. Each chunk between spaces is read in the typed keyboard layout or the other one, whichever is closer to known words.
 * 3. Stop words («купить», «для») are dropped. A query of stop words only counts as empty; one without letters and digits finds nothing.
 * 4. The rest is split into units from left to right. A unit is the longest phrase that the thesaurus knows or that names a directory or
 * type, otherwise a single word.
 * 5. A unit matches itself, its synonyms and narrower terms in the thesaurus, its spelling in another script, and, while it is being typed,
 * words that begin with it. If the catalog has none of these, it matches similar things, then corrections of a typo.
 * 6. Each term counts only in the tiers that `tiersFor` allows, so that «джинсы» does not match shorts in «Джинсы и шорты».
 * 7. Units joined by «и» are alternatives, unless a product matches both.
 * 8. If no product matches all units, similar things are accepted too, and then phrases are taken word by word.
 */
export const understand = (query: string, sets: ProductSets, thesaurus = shippedThesaurus): UnderstoodQuery =>
  understandingOf(sets, thesaurus).of(query);

/** Maximum number of queries of which an instance remembers whether they find anything. */
const MOST_FOUND = 10_000;
/** Maximum number of understood queries that an instance remembers. The counts and suggestions of a query are remembered as long as it is. */
const MOST_UNDERSTOOD = 200;

/**
 * Interprets queries with the words of the products in `sets`. Use an instance only while it is current, because it caches how it has read
 * words and queries, and which queries find something.
 */
class Understanding {
  readonly #readings: WordReadings;
  readonly #version: number;
  readonly #found = new Recent<string, boolean>(MOST_FOUND);
  readonly #understood = new Recent<string, UnderstoodQuery>(MOST_UNDERSTOOD);

  constructor(
    private readonly sets: ProductSets,
    readonly thesaurus: Thesaurus,
  ) {
    this.#readings = new WordReadings(sets, thesaurus);
    this.#version = sets.version;
  }

  /** Whether `sets` has not changed since this instance was created. */
  get isCurrent(): boolean {
    return this.#version === this.sets.version;
  }

  of(given: string): UnderstoodQuery {
    const query = visible(given.slice(0, LONGEST_QUERY));
    return this.#understood.take(query, () => this.#understand(query));
  }

  #understand(query: string): UnderstoodQuery {
    const chunks = chunksOf(query);
    if (chunks.length === 0) return empty;
    const sku = this.#sku(query);
    if (sku) return sku;
    const isBeingTyped = !/\s$/.test(query);
    const inLayout = chunks.map((chunk, at) => this.#meant(chunk, isBeingTyped && at === chunks.length - 1));
    const written = tokensOf(inLayout);
    if (written.length === 0) return { ...empty, words: undefined };
    const units = this.#firstThatFinds(withoutStopWords(written), isBeingTyped);
    if (units === undefined) return { ...empty, words: undefined, tokens: written };
    const corrections = units.flatMap((unit) => unit.corrections);
    const tokens = withCorrections(written, corrections);
    const isOther = corrections.length > 0 || inLayout.some((chunk, at) => chunk !== chunks[at]);
    const words = units.map((unit) => unit.words);
    return {
      words: words.flat(),
      units: words,
      tokens,
      isCorrected: corrections.length > 0,
      isWhole: units.at(-1)?.isWhole ?? false,
      takenFor: isOther && units.length > 0 ? textOf(tokens) : null,
    };
  }

  /** Whether the query finds a product. */
  isFound(query: string): boolean {
    return this.#found.take(query, () => {
      const { words } = this.#understand(query);
      return words !== undefined && this.#isAnything(words);
    });
  }

  #sku(query: string): UnderstoodQuery | undefined {
    const written = query.trim();
    const sku = skuTerm(written);
    if (sku.length < SHORTEST_SKU || !/\d/.test(sku) || !this.#readings.isInUse(sku)) return undefined;
    const words = [{ terms: [{ term: sku, cost: cost.exact }] }];
    return { ...empty, words, units: [words], tokens: [{ word: sku, text: written }], isWhole: true };
  }

  /** Returns the chunk in the typed layout, or in the other one if that is closer to known words. */
  #meant(chunk: string, isLast: boolean): string {
    const typed = examined(chunk);
    const typedCost = typed.length > 0 ? this.#costOf(typed, isLast) : Number.POSITIVE_INFINITY;
    if (typedCost === cost.exact) return chunk;
    const other = inOtherLayout(chunk);
    const words = examined(other);
    const isEnough = words.join('').length >= SHORTEST_IN_OTHER_LAYOUT;
    return isEnough && this.#costOf(words, isLast) + OTHER_LAYOUT < typedCost ? other : chunk;
  }

  #costOf(words: readonly string[], isLast: boolean): number {
    return words.reduce((sum, word, at) => {
      if (isStopWord(word)) return sum;
      const [nearest] = this.#readings.of(word, { isBeingTyped: isLast && at === words.length - 1, isHead: true });
      return sum + (nearest?.terms[0]?.cost ?? Number.POSITIVE_INFINITY);
    }, 0);
  }

  /**
   * Tries the strict interpretation first, then looser ones until one of them finds a product. Returns the strict interpretation if none
   * does.
   */
  #firstThatFinds(meant: readonly TypedWord[], isBeingTyped: boolean): Unit[] | undefined {
    const strict = this.#unitsOf(meant, { isBeingTyped });
    if (strict === undefined || strict.length === 0 || this.#isMet(strict)) return strict;
    const freely = [{ orNear: true }, { orNear: true, isWordByWord: true }].map(
      (freedom) => () => this.#unitsOf(meant, { isBeingTyped, ...freedom }),
    );
    for (const read of freely) {
      const units = read();
      if (units !== undefined && this.#isMet(units)) return units;
    }
    return strict;
  }

  #isMet(units: readonly Unit[]): boolean {
    return this.#isAnything(units.flatMap(({ words }) => words));
  }

  #unitsOf(meant: readonly TypedWord[], way: Way): Unit[] | undefined {
    const units: Unit[] = [];
    let hasKind = false;
    for (let at = 0; at < meant.length; ) {
      const isJoined = meant[at]?.isJoined ?? false;
      const unit = this.#unitAt(meant, at, { ...way, isHead: !hasKind || isJoined });
      if (unit.words.length === 0) return undefined;
      const before = isJoined ? units.at(-1) : undefined;
      if (before && !this.#isAnything([...before.words, ...unit.words])) {
        units[units.length - 1] = {
          ...unit,
          words: anyOf([before.words, unit.words]),
          corrections: [...before.corrections, ...unit.corrections],
        };
      } else {
        units.push(unit);
      }
      hasKind ||= meant.slice(at, at + unit.length).some(({ word }) => this.#readings.namesKind(word));
      at += unit.length;
    }
    return units;
  }

  #unitAt(meant: readonly TypedWord[], at: number, way: Way & { isHead: boolean }): Unit {
    const phrase = way.isWordByWord ? undefined : this.#phraseAt(meant, at, way);
    if (phrase) return phrase;
    const typed = meant[at] ?? { word: '', at };
    const words = this.#readings.of(typed.word, { ...way, isBeingTyped: way.isBeingTyped && at === meant.length - 1 });
    const other = this.#readings.otherWord(typed.word, words[0]?.terms ?? []);
    return { words, length: 1, corrections: other === undefined ? [] : [{ at: typed.at, word: other }], isWhole: isExact(words) };
  }

  /** Returns the longest known phrase that begins at this word. A phrase never extends across «и». */
  #phraseAt(meant: readonly TypedWord[], at: number, place: { isHead: boolean; orNear?: boolean }): Unit | undefined {
    const joined = meant.findIndex(({ isJoined }, place) => place > at && isJoined);
    const most = Math.min(this.#readings.thesaurus.longest, (joined === -1 ? meant.length : joined) - at);
    for (let length = most; length > 1; length -= 1) {
      const typed = meant.slice(at, at + length).map(({ word }) => word);
      const words = this.#readings.ofPhrase(typed, place);
      if (words.length > 0) return { words, length, corrections: [], isWhole: isExact(words) };
    }
    return undefined;
  }

  #isAnything(words: readonly QueryWord[]): boolean {
    return words.length === 0 || this.sets.postings.isIn(this.sets.listed, words);
  }
}

const isExact = (words: readonly QueryWord[]): boolean => words.at(-1)?.terms[0]?.cost === cost.exact;
