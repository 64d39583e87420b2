import { inOtherLayout } from '../analysis/layout.rules.js';
import { isStopWord, rangesOfWords, skuTerm, visible, wordsIn } from '../analysis/words.rules.js';
import type { QueryWord } from '../engine/search-engine.port.js';
import type { ProductSets } from '../sets/product-sets.js';
import { cost, WordReadings } from './word-readings.js';

const LONGEST_QUERY = 200;
const MOST_WORDS = 8;
const LONGEST_PHRASE = 4;
const SHORTEST_SKU = 4;

const OTHER_LAYOUT = 1;
/** What is shorter may become anything in the other layout. */
const SHORTEST_IN_OTHER_LAYOUT = 3;

export interface UnderstoodQuery {
  /** What a product must have; undefined where a word is not of this catalog, so that nothing can be found. */
  words: QueryWord[] | undefined;
  /** What was typed word by word, in the layout that was meant: as it is compared. */
  typed: string[];
  /** The same as it is read, ё and all. */
  shown: string[];
  /** What was searched for, where other words than those typed were taken for them; null where they were taken as they are. */
  takenFor: string | null;
}

/** A word with its place among those that were typed. */
interface ReadWord extends QueryWord {
  at: number;
  length: number;
  /** The word of the catalog that was taken for another one. */
  other: string | undefined;
}

/** Finds out what was meant, by the catalog's own words. */
export const understand = (query: string, sets: ProductSets): UnderstoodQuery =>
  new Understanding(new WordReadings(sets)).of(visible(query.slice(0, LONGEST_QUERY)));

class Understanding {
  constructor(private readonly readings: WordReadings) {}

  of(query: string): UnderstoodQuery {
    const sku = skuTerm(query);
    if (sku.length >= SHORTEST_SKU && /\d/.test(sku) && this.readings.isInUse(sku)) {
      return { words: [{ terms: [{ term: sku, cost: cost.exact }] }], typed: [sku], shown: [query.trim()], takenFor: null };
    }
    const isBeingTyped = !/\s$/.test(query);
    const chunks = query.split(/\s+/).filter((chunk) => wordsIn(chunk).length > 0 || wordsIn(inOtherLayout(chunk)).length > 0);
    const inLayout = chunks.map((chunk, at) => this.#meant(chunk, isBeingTyped && at === chunks.length - 1));
    const meant = inLayout
      .flatMap(rangesOfWords)
      .filter(({ word }) => !isStopWord(word))
      .slice(0, MOST_WORDS);
    const typed = meant.map(({ word }) => word);
    const shown = meant.map(({ written }) => written.toLowerCase());
    const read = this.#wordsOf(typed, isBeingTyped);
    const taken = read?.flatMap(({ at, length, other }) => other ?? shown.slice(at, at + length));
    const isOther = read?.some(({ other }) => other !== undefined) || inLayout.some((chunk, at) => chunk !== chunks[at]);
    return { words: read?.map(({ terms }) => ({ terms })), typed, shown, takenFor: (isOther && taken?.join(' ')) || null };
  }

  /** In the layout it was typed in, or in the other one where that says more. */
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
      const [nearest] = this.readings.of(word, isLast && at === words.length - 1);
      return sum + (nearest?.cost ?? Number.POSITIVE_INFINITY);
    }, 0);
  }

  #wordsOf(typed: readonly string[], isBeingTyped: boolean): ReadWord[] | undefined {
    const words: ReadWord[] = [];
    for (let at = 0; at < typed.length; ) {
      const { terms, length } = this.#phraseAt(typed, at) ?? {
        terms: this.readings.of(typed[at] ?? '', isBeingTyped && at === typed.length - 1),
        length: 1,
      };
      if (terms.length === 0) return undefined;
      words.push({ terms, at, length, other: length === 1 ? this.readings.otherWord(typed[at] ?? '', terms) : undefined });
      at += length;
    }
    return words;
  }

  #phraseAt(typed: readonly string[], at: number): { terms: QueryWord['terms']; length: number } | undefined {
    for (let length = Math.min(LONGEST_PHRASE, typed.length - at); length > 1; length -= 1) {
      const terms = this.readings.ofPhrase(typed.slice(at, at + length));
      if (terms.length > 0) return { terms, length };
    }
    return undefined;
  }
}
