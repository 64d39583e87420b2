import { LRUCache } from 'lru-cache';
import { isCountedIn, tier } from '../analysis/document-terms.rules.js';
import { countAllowedEdits, swapNeighbours } from '../analysis/edit-distance.rules.js';
import { findOtherNameTiers, findTiers } from '../analysis/matched-tiers.rules.js';
import { toSound } from '../analysis/phonetic-key.rules.js';
import { canBeNoun } from '../analysis/product-name.rules.js';
import { isLatin, toTerm } from '../analysis/words.rules.js';
import type { QueryTerm, QueryWord } from '../engine/search-engine.port.js';
import type { ProductSets } from '../sets/product-sets.js';
import type { Name, Thesaurus } from '../thesaurus/thesaurus.js';
import { combineAlternatives, dropDiminutive } from './alternatives.rules.js';

const MAX_READINGS = 100;
/** Distance from goods to their substitutes. */
const MAX_STEPS = 3;
/** Maximum number of readings that an instance caches. */
const MAX_CACHED = 2_000;

/** Distance of an interpretation from the typed word. Closer ones rank higher. */
export const cost = { exact: 0, otherName: 0.25, sound: 0.25, kind: 0.5, beginning: 0.5, resembling: 1, swap: 1.5, edit: 2 } as const;

/** Context of a word in the query. */
export interface WordPosition {
  /** The last word of a query, which may be unfinished. */
  isBeingTyped: boolean;
  /** False if a noun that names a kind of goods precedes the word, unless «и» joins them. */
  isHead: boolean;
  /** Whether to accept substitutes too, because the query found nothing without them. */
  orNear?: boolean;
}

/** Substitutes as which a word or phrase was read. */
export interface Replacement {
  of: Name;
  by: readonly Name[];
  /** Whether the catalog has the goods themselves too, but not with the other words of the query. */
  isInCatalog: boolean;
}

/** How a word or phrase is read. */
export interface Reading {
  /** The words that a product must match; empty if the catalog has none. */
  words: QueryWord[];
  replacement?: Replacement | undefined;
}

const nothing: Reading = { words: [] };

/** Options for interpreting a name of the thesaurus. */
interface NameMatch {
  distance: number;
  isHead: boolean;
  isBrand?: boolean;
}

/**
 * Finds the words of the catalog that a typed word may mean. A less certain interpretation is tried only when the more certain ones find
 * nothing. Use an instance only until `sets` changes, because it caches its results.
 */
export class WordReadings {
  readonly #cache = new LRUCache<string, Reading, () => Reading>({
    max: MAX_CACHED,
    memoMethod: (_key, _stale, { context: read }) => read(),
  });

  constructor(
    private readonly sets: ProductSets,
    readonly thesaurus: Thesaurus,
  ) {}

  /** Interprets a word. */
  interpret(word: string, { isBeingTyped, isHead, orNear = false }: WordPosition): Reading {
    const key = [word, isBeingTyped, isHead, orNear].join();
    return this.#cache.memo(key, { context: () => this.#read(word, { isBeingTyped, isHead, orNear }) });
  }

  #read(word: string, position: WordPosition): Reading {
    const foundWords = this.#isInCatalog(word, position);
    if (foundWords.length > 0 && !position.orNear) return { words: foundWords };
    const near = this.#readNear([word], position.isHead);
    if (foundWords.length > 0) return addNear(foundWords, near);
    // A word of the thesaurus is not a typo, so it is not corrected.
    if (near.words.length > 0 || this.thesaurus.hasName([word])) return near;
    const ways: (() => Reading)[] = [
      () => this.#toReading(this.#findResembling(word)),
      () => this.#findAnyOther(dropDiminutive(word), position),
      () => this.#toReading(this.#findMisspelt(word)),
      () => this.#toReading(this.#findBegun(word, position)),
      () => this.#findAnyOther(this.thesaurus.findAlike(word), position),
    ];
    for (const read of ways) {
      const reading = read();
      if (reading.words.length > 0) return reading;
    }
    return nothing;
  }

  /** Interprets several words as one name. Reads nothing if they are not a known name or the catalog has no such product. */
  readPhrase(words: Name, { isHead, orNear }: Pick<WordPosition, 'isHead' | 'orNear'>): Reading {
    if (this.sets.isGroup(words)) return { words: words.map((word) => ({ terms: [{ term: toTerm(word), cost: cost.exact }] })) };
    if (!this.thesaurus.hasName(words)) return nothing;
    const exactReading = this.#readWordByWord(words, isHead);
    const namedWords = combineAlternatives([...(exactReading ? [exactReading] : []), ...this.#listOtherNames(words, isHead)]);
    if (namedWords.length > 0 && !orNear) return { words: namedWords };
    const near = this.#readNear(words, isHead);
    return namedWords.length > 0 ? addNear(namedWords, near) : near;
  }

  /**
   * Returns the word that replaces a misspelled one. Undefined when the nearest term is a form, a synonym, a completion or a
   * transliteration of the word, because then the shopper made no mistake.
   */
  findOtherWord(word: string, [nearest]: readonly QueryTerm[]): string | undefined {
    if (nearest === undefined) return undefined;
    const { term, cost: distance } = nearest;
    const other = this.sets.vocabulary.findForm(term, word);
    if (distance >= cost.swap) return other;
    const { same, kinds, near } = this.thesaurus.findMeaning([word]);
    const isOtherName = [...same, ...kinds, ...near].some((name) => name.some((part) => toTerm(part) === term));
    return distance === cost.sound && !isOtherName && isLatin(other) === isLatin(word) ? other : undefined;
  }

  isInUse(term: string): boolean {
    return this.sets.postings.countProducts(term) > 0;
  }

  /** Whether the word is a noun that some product's name has as its head. */
  isKindName(word: string): boolean {
    return canBeNoun(word) && (this.sets.postings.countByTier(toTerm(word))[tier.kind] ?? 0) > 0;
  }

  #isInCatalog(word: string, { isBeingTyped, isHead }: WordPosition): QueryWord[] {
    const term = toTerm(word);
    const names = this.#listOtherNames([word], isHead);
    const exactTerms = this.#findExact(term, names.length > 0, isHead);
    const { vocabulary } = this.sets;
    const similar = [toSound(word), toSound(term)].flatMap((sound) => vocabulary.findSoundAlikes(sound));
    // When the catalog has the word itself, only its spellings in another script are added.
    const soundAlikes = similar.filter((other) => other !== term && (exactTerms.length === 0 || isLatin(other) !== isLatin(word)));
    // An apparent ending may belong to a longer word that is still being typed: «пухови» has the stem of «пуховый», but may become
    // «пуховик».
    const canContinue =
      isBeingTyped && !this.thesaurus.hasWord(word) && !vocabulary.isWord(word) && (exactTerms.length === 0 || term !== word);
    const completions = canContinue ? this.#listCompletions(exactTerms.length === 0 ? [word, term] : [word], isHead) : [];
    const terms = [...exactTerms, ...this.#filterUsed(soundAlikes, cost.sound, isHead), ...completions];
    return combineAlternatives([...(terms.length > 0 ? [[{ terms }]] : []), ...names]);
  }

  /**
   * Returns the term of the word itself. Returns nothing if the word occurs only in properties or in compound names of groups («Кошельки и
   * визитницы»), and the catalog has synonyms of it. The synonyms match instead.
   */
  #findExact(term: string, hasOtherNames: boolean, isHead: boolean): QueryTerm[] {
    const counts = this.sets.postings.countByTier(term);
    const isListed = counts.every((count, index) => count === 0 || index >= tier.directory);
    return hasOtherNames && isListed && !this.sets.isGroup([term]) ? [] : this.#filterUsed([term], cost.exact, isHead);
  }

  #readWordByWord(words: Name, isHead: boolean): QueryWord[] | undefined {
    const read = words.map((word, at) =>
      this.#isInCatalog(word, { isBeingTyped: false, isHead: isHead && !this.#hasKind(words.slice(0, at)) }),
    );
    const all = read.flat();
    return read.every(({ length }) => length > 0) && this.#isMet(all) ? all : undefined;
  }

  /** Returns the interpretation of the first word that the catalog contains. */
  #findAnyOther(words: readonly string[], { isHead }: WordPosition): Reading {
    for (const word of words) {
      const foundWords = this.#isInCatalog(word, { isBeingTyped: false, isHead });
      if (foundWords.length > 0) return { words: foundWords };
      const near = this.#readNear([word], isHead);
      if (near.words.length > 0) return near;
    }
    return nothing;
  }

  #listOtherNames(words: Name, isHead: boolean): QueryWord[][] {
    const { same, spellings, kinds } = this.thesaurus.findMeaning(words);
    return [
      ...this.#alternatives(same, { distance: cost.otherName, isHead }),
      ...this.#alternatives(kinds, { distance: cost.kind, isHead }),
      ...this.#alternatives(spellings, { distance: cost.otherName, isHead, isBrand: true }),
    ].map(({ words: namedWords }) => namedWords);
  }

  /** Interprets a name as its substitutes. If the catalog has none of them either, their substitutes are tried. */
  #readNear(words: Name, isHead: boolean): Reading {
    const match = { distance: cost.otherName, isHead };
    let names = [words];
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const meanings = names.map((name) => this.thesaurus.findMeaning(name));
      const alternatives = this.#alternatives(removeDuplicateNames(meanings.flatMap(({ near }) => near)), match);
      names = removeDuplicateNames(meanings.flatMap(({ nearest }) => nearest));
      if (alternatives.length === 0) continue;
      const named = this.#alternatives(names, match);
      const by = (named.length > 0 ? named : alternatives).map(({ name }) => name);
      return { words: combineAlternatives(alternatives.map((each) => each.words)), replacement: { of: words, by, isInCatalog: false } };
    }
    return nothing;
  }

  /** Returns the names that occur in the catalog, each with the words that a product must match. */
  #alternatives(names: readonly Name[], match: NameMatch): { name: Name; words: QueryWord[] }[] {
    return names
      .filter((name) => name.every((word) => this.isInUse(toTerm(word))))
      .map((name) => ({ name, words: name.map((_word, at) => ({ terms: this.#toPart(name, at, match) })) }))
      .filter(({ words }) => words.every(({ terms }) => terms.length > 0) && (words.length === 1 || this.#isMet(words)));
  }

  #toPart(name: Name, at: number, { distance, isHead, isBrand = false }: NameMatch): QueryTerm[] {
    const word = name[at] ?? '';
    const term = toTerm(word);
    // Names of brands are not inflected: «Зара» is not a form of «Заря».
    if (isBrand && !this.sets.vocabulary.isWord(word)) return [];
    const counts = this.sets.postings.countByTier(term);
    const tiers = findOtherNameTiers(findTiers(counts, isHead && !this.#hasKind(name.slice(0, at))), isBrand);
    return counts.some((count, index) => count > 0 && isCountedIn(tiers, index)) ? [{ term, cost: distance, tiers }] : [];
  }

  #toReading(terms: QueryTerm[]): Reading {
    return terms.length > 0 ? { words: [{ terms }] } : nothing;
  }

  #hasKind(words: Name): boolean {
    return words.some((word) => this.isKindName(word));
  }

  #isMet(words: readonly QueryWord[]): boolean {
    return this.sets.postings.isIn(this.sets.listed, words);
  }

  #listCompletions(beginnings: readonly string[], isHead: boolean): QueryTerm[] {
    const terms = new Set<string>();
    for (const beginning of beginnings) {
      for (const { term } of this.sets.vocabulary.listCompletions(beginning)) {
        if (this.isInUse(term)) terms.add(term);
        if (terms.size === MAX_READINGS) break;
      }
    }
    return this.#filterUsed([...terms], cost.beginning, isHead);
  }

  #findResembling(word: string): QueryTerm[] {
    return this.#filterUsed(this.sets.vocabulary.findResembling(word), cost.resembling);
  }

  #findMisspelt(word: string): QueryTerm[] {
    const { vocabulary } = this.sets;
    const swapped = swapNeighbours(word).map(toTerm);
    const corrected = this.#filterUsed(
      swapped.filter((term) => vocabulary.canBeGuessed(term)),
      cost.swap,
    );
    if (corrected.length > 0) return corrected;
    const term = toTerm(word);
    const sound = toSound(word);
    return this.#selectNearest([
      vocabulary.words.findNear(word, countAllowedEdits(word, { one: 5, two: 8 })),
      vocabulary.terms.findNear(term, word.length < 6 ? 0 : countAllowedEdits(term, { one: 4, two: 7 })),
      vocabulary.sounds.findNear(sound, countAllowedEdits(sound, { one: 6, two: 9 })),
    ]);
  }

  #findBegun(word: string, { isBeingTyped }: WordPosition): QueryTerm[] {
    if (!isBeingTyped || countAllowedEdits(word, { one: 5, two: 5 }) === 0) return [];
    return this.#selectNearest([this.sets.vocabulary.words.findNearPrefix(word, 1)]).map((term) => ({
      ...term,
      cost: term.cost + cost.beginning,
    }));
  }

  /** Keeps only the nearest terms: if a term is one typo away, terms that are two typos away are dropped. */
  #selectNearest(found: readonly ReadonlyMap<string, number>[]): QueryTerm[] {
    const inUse = found.flatMap((distances) => [...distances].filter(([term, distance]) => distance > 0 && this.isInUse(term)));
    const minDistance = Math.min(...inUse.map(([, distance]) => distance));
    const nearest = inUse.filter(([, distance]) => distance === minDistance).map(([term]) => term);
    return this.#filterUsed(nearest, cost.edit * minDistance);
  }

  /**
   * Returns the terms that occur in the catalog, most frequent first. Ties are broken by name, so that every process makes the same
   * correction.
   */
  #filterUsed(terms: readonly string[], distance: number, isHead = true): QueryTerm[] {
    const { postings } = this.sets;
    return [...new Set(terms)]
      .filter((term) => this.isInUse(term))
      .sort((one, other) => postings.countProducts(other) - postings.countProducts(one) || (one < other ? -1 : 1))
      .map((term) => ({ term, cost: distance, tiers: findTiers(postings.countByTier(term), isHead) }));
  }
}

const addNear = (words: QueryWord[], near: Reading): Reading => ({
  words: combineAlternatives([words, near.words]),
  replacement: near.replacement && { ...near.replacement, isInCatalog: true },
});

const removeDuplicateNames = (names: readonly Name[]): Name[] => [...new Map(names.map((name) => [name.join(' '), name])).values()];
