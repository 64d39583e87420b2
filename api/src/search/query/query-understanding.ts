import { inOtherLayout } from '../analysis/layout.rules.js';
import { isStopWord, rangesOfWords, skuTerm, visible, type WrittenWord, wordsIn } from '../analysis/words.rules.js';
import type { QueryWord } from '../engine/search-engine.port.js';
import type { ProductSets } from '../sets/product-sets.js';
import { shippedThesaurus } from '../thesaurus/read-thesaurus.js';
import { anyOf } from './reading/alternatives.rules.js';
import { cost, WordReadings } from './word-readings.js';

const LONGEST_QUERY = 200;
const MOST_WORDS = 8;
const SHORTEST_SKU = 4;

const OTHER_LAYOUT = 1;
/** Shorter words are not read in the other keyboard layout, because they would match too much. */
const SHORTEST_IN_OTHER_LAYOUT = 3;

export interface UnderstoodQuery {
  /** Words that a product must match; undefined when a word is unknown to the catalog, so that nothing is found. */
  words: QueryWord[] | undefined;
  /** The words of `words`, grouped by the typed word or phrase. */
  units: readonly (readonly QueryWord[])[];
  /** Typed words in the intended keyboard layout, normalized for comparison. */
  typed: string[];
  /** The typed words as displayed, with ё preserved. */
  shown: string[];
  /** The query that was actually searched for, if a word or layout was corrected; otherwise null. */
  takenFor: string | null;
}

interface TypedWord extends WrittenWord {
  /** Whether «и» or «или» precedes the word. */
  isJoined: boolean;
}

/** A typed word or phrase, and the words that a product must match for it. */
interface Unit {
  words: QueryWord[];
  at: number;
  length: number;
  /** Word of the catalog that replaces a misspelled one. */
  other: string | undefined;
}

/** Options for interpreting a query. */
interface Way {
  isBeingTyped: boolean;
  orNear?: boolean;
  isWordByWord?: boolean;
}

const empty: UnderstoodQuery = { words: [], units: [], typed: [], shown: [], takenFor: null };

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
  new Understanding(new WordReadings(sets, thesaurus), sets).of(visible(query.slice(0, LONGEST_QUERY)));

class Understanding {
  constructor(
    private readonly readings: WordReadings,
    private readonly sets: ProductSets,
  ) {}

  of(query: string): UnderstoodQuery {
    if (query.trim() === '') return empty;
    const sku = skuTerm(query);
    if (sku.length >= SHORTEST_SKU && /\d/.test(sku) && this.readings.isInUse(sku)) {
      const words = [{ terms: [{ term: sku, cost: cost.exact }] }];
      return { words, units: [words], typed: [sku], shown: [query.trim()], takenFor: null };
    }
    const isBeingTyped = !/\s$/.test(query);
    const chunks = query.split(/\s+/).filter((chunk) => chunk !== '');
    const inLayout = chunks.map((chunk, at) => this.#meant(chunk, isBeingTyped && at === chunks.length - 1));
    const written = inLayout.flatMap(rangesOfWords);
    const meant = withoutStopWords(written);
    const typed = meant.map(({ word }) => word);
    const shown = meant.map((word) => word.written.toLowerCase());
    if (written.length === 0) return { ...empty, words: undefined };
    const units = this.#firstThatFinds(meant, isBeingTyped);
    const taken = units?.flatMap(({ at, length, other }) => other ?? shown.slice(at, at + length));
    const isOther = units?.some(({ other }) => other !== undefined) || inLayout.some((chunk, at) => chunk !== chunks[at]);
    const required = units?.map(({ words }) => words);
    return { words: required?.flat(), units: required ?? [], typed, shown, takenFor: (isOther && taken?.join(' ')) || null };
  }

  /** Returns the chunk in the typed layout, or in the other one if that is closer to known words. */
  #meant(chunk: string, isLast: boolean): string {
    const typed = wordsIn(chunk);
    const typedCost = typed.length > 0 ? this.#costOf(typed, isLast) : Number.POSITIVE_INFINITY;
    if (typedCost === cost.exact) return chunk;
    const other = inOtherLayout(chunk);
    const words = wordsIn(other);
    const isEnough = words.join('').length >= SHORTEST_IN_OTHER_LAYOUT;
    return isEnough && this.#costOf(words, isLast) + OTHER_LAYOUT < typedCost ? other : chunk;
  }

  #costOf(words: readonly string[], isLast: boolean): number {
    return words.reduce((sum, word, at) => {
      if (isStopWord(word)) return sum;
      const [nearest] = this.readings.of(word, { isBeingTyped: isLast && at === words.length - 1, isHead: true });
      return sum + (nearest?.terms[0]?.cost ?? Number.POSITIVE_INFINITY);
    }, 0);
  }

  /** Tries the strict interpretation first, then looser ones until one finds something. Returns the strict one if none does. */
  #firstThatFinds(meant: readonly TypedWord[], isBeingTyped: boolean): Unit[] | undefined {
    const strict = this.#unitsOf(meant, { isBeingTyped });
    if (strict === undefined || strict.length === 0 || this.#isFound(strict)) return strict;
    const freely = [{ orNear: true }, { orNear: true, isWordByWord: true }].map(
      (freedom) => () => this.#unitsOf(meant, { isBeingTyped, ...freedom }),
    );
    for (const read of freely) {
      const units = read();
      if (units !== undefined && this.#isFound(units)) return units;
    }
    return strict;
  }

  #isFound(units: readonly Unit[]): boolean {
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
        before.words = anyOf([before.words, unit.words]);
        before.length += unit.length;
      } else {
        units.push(unit);
      }
      hasKind ||= meant.slice(at, at + unit.length).some(({ word }) => this.readings.namesKind(word));
      at += unit.length;
    }
    return units;
  }

  #unitAt(meant: readonly TypedWord[], at: number, way: Way & { isHead: boolean }): Unit {
    const phrase = way.isWordByWord ? undefined : this.#phraseAt(meant, at, way);
    if (phrase) return phrase;
    const word = meant[at]?.word ?? '';
    const words = this.readings.of(word, { ...way, isBeingTyped: way.isBeingTyped && at === meant.length - 1 });
    return { words, at, length: 1, other: this.readings.otherWord(word, words[0]?.terms ?? []) };
  }

  /** Returns the longest known phrase that begins at this word. A phrase never extends across «и». */
  #phraseAt(meant: readonly TypedWord[], at: number, place: { isHead: boolean; orNear?: boolean }): Unit | undefined {
    const joined = meant.findIndex(({ isJoined }, place) => place > at && isJoined);
    const most = Math.min(this.readings.thesaurus.longest, (joined === -1 ? meant.length : joined) - at);
    for (let length = most; length > 1; length -= 1) {
      const typed = meant.slice(at, at + length).map(({ word }) => word);
      const words = this.readings.ofPhrase(typed, place);
      if (words.length > 0) return { words, at, length, other: undefined };
    }
    return undefined;
  }

  #isAnything(words: readonly QueryWord[]): boolean {
    return this.sets.postings.match(words, this.sets.columns.size).products.meets(this.sets.listed);
  }
}

const joins = new Set(['и', 'или', 'and']);

const withoutStopWords = (written: readonly WrittenWord[]): TypedWord[] =>
  written
    .map((word, at) => ({ ...word, isJoined: joins.has(written[at - 1]?.word ?? '') }))
    .filter(({ word }) => !isStopWord(word))
    .slice(0, MOST_WORDS);
