import { LRUCache } from 'lru-cache';
import { dropDiminutive } from '../analysis/diminutives.rules.js';
import { findTiers, narrowTiersForSynonym } from '../analysis/matched-tiers.rules.js';
import { toPhoneticKey } from '../analysis/phonetic-key.rules.js';
import { canBeNoun } from '../analysis/product-name.rules.js';
import { countsInTier, tier } from '../analysis/word-score.rules.js';
import { isLatin, toTerm } from '../analysis/words.rules.js';
import type { QueryTerm, QueryWord } from '../engine/search-engine.port.js';
import type { SearchSets } from '../sets/search-sets.js';
import type { Name, Thesaurus } from '../thesaurus/thesaurus.js';
import { combineAlternatives } from './alternatives.rules.js';
import { findMisspelt, findMisspeltPrefix } from './misspelt-words.js';
import { cost, isInUse, toUsedTerms } from './query-terms.js';

const MAX_COMPLETIONS = 100;
/** Maximum length of a chain in the thesaurus: from goods to their substitutes, then to the substitutes of these, and so on. */
const MAX_STEPS = 3;
/** Maximum number of readings that an interpreter caches. */
const MAX_CACHED_READINGS = 2_000;

export interface WordContext {
  /** Whether the word is the last word of a query and may be unfinished. */
  isBeingTyped: boolean;
  /**
   * Whether the word can be the head noun of a product's name. False if a noun that names a kind of goods precedes the word, unless «и»
   * joins them.
   */
  canBeHeadNoun: boolean;
  /** Whether to accept substitutes too, because the query found nothing without them. */
  allowsSubstitutes?: boolean;
}

/** The substitutes that stand for a word or phrase. */
export interface Replacement {
  original: Name;
  substitutes: readonly Name[];
  /** Whether the catalog has the goods themselves too, but not with the other words of the query. */
  isInCatalog: boolean;
}

/** What a word or phrase of a query stands for. */
export interface Reading {
  /** The words that a product must match; empty if the catalog has none. */
  words: QueryWord[];
  replacement?: Replacement | undefined;
}

const emptyReading: Reading = { words: [] };

interface NameOptions {
  distance: number;
  canBeHeadNoun: boolean;
  isBrand?: boolean;
}

/**
 * Finds the words of the catalog that a typed word may mean. A less certain interpretation is tried only when the more certain ones find
 * nothing. Use an instance only until `sets` changes, because it caches its results.
 */
export class WordInterpreter {
  readonly #readings = new LRUCache<string, Reading, () => Reading>({
    max: MAX_CACHED_READINGS,
    memoMethod: (_key, _stale, { context: read }) => read(),
  });

  constructor(
    private readonly sets: SearchSets,
    readonly thesaurus: Thesaurus,
  ) {}

  interpret(word: string, { isBeingTyped, canBeHeadNoun, allowsSubstitutes = false }: WordContext): Reading {
    const key = [word, isBeingTyped, canBeHeadNoun, allowsSubstitutes].join();
    return this.#readings.memo(key, { context: () => this.#read(word, { isBeingTyped, canBeHeadNoun, allowsSubstitutes }) });
  }

  #read(word: string, context: WordContext): Reading {
    const foundWords = this.#findInCatalog(word, context);
    if (foundWords.length > 0 && !context.allowsSubstitutes) return { words: foundWords };
    const substitutes = this.#readSubstitutes([word], context.canBeHeadNoun);
    if (foundWords.length > 0) return addSubstitutes(foundWords, substitutes);
    // A word of the thesaurus is not a typo, so it is not corrected.
    if (substitutes.words.length > 0 || this.thesaurus.hasName([word])) return substitutes;
    const fallbacks: (() => Reading)[] = [
      () => this.#toReading(this.#findByConsonants(word)),
      () => this.#findAnyOther(dropDiminutive(word), context),
      () => this.#toReading(findMisspelt(this.sets, word)),
      () => this.#toReading(context.isBeingTyped ? findMisspeltPrefix(this.sets, word) : []),
      () => this.#findAnyOther(this.thesaurus.findSimilarWords(word), context),
    ];
    for (const read of fallbacks) {
      const reading = read();
      if (reading.words.length > 0) return reading;
    }
    return emptyReading;
  }

  /** Interprets several words as one name. The reading is empty if they are not a known name or the catalog has no such product. */
  readPhrase(words: Name, { canBeHeadNoun, allowsSubstitutes }: Pick<WordContext, 'canBeHeadNoun' | 'allowsSubstitutes'>): Reading {
    if (this.sets.isGroup(words)) return { words: words.map((word) => ({ terms: [{ term: toTerm(word), cost: cost.exact }] })) };
    if (!this.thesaurus.hasName(words)) return emptyReading;
    const exactReading = this.#readWordByWord(words, canBeHeadNoun);
    const nameWords = combineAlternatives([...(exactReading ? [exactReading] : []), ...this.#listOtherNames(words, canBeHeadNoun)]);
    if (nameWords.length > 0 && !allowsSubstitutes) return { words: nameWords };
    const substitutes = this.#readSubstitutes(words, canBeHeadNoun);
    return nameWords.length > 0 ? addSubstitutes(nameWords, substitutes) : substitutes;
  }

  /**
   * Returns the word that replaces a misspelled word. Undefined when the nearest term is a form, a synonym, a completion or a
   * transliteration of the word, because then the shopper made no mistake.
   */
  findCorrection(word: string, [nearestTerm]: readonly QueryTerm[]): string | undefined {
    if (nearestTerm === undefined) return undefined;
    const { term, cost: distance } = nearestTerm;
    const otherForm = this.sets.vocabulary.findForm(term, word);
    if (distance >= cost.swap) return otherForm;
    const { synonyms, narrower, substitutes } = this.thesaurus.findMeaning([word]);
    const isOtherName = [...synonyms, ...narrower, ...substitutes].some((name) => name.some((nameWord) => toTerm(nameWord) === term));
    return distance === cost.soundAlike && !isOtherName && isLatin(otherForm) === isLatin(word) ? otherForm : undefined;
  }

  isInUse(term: string): boolean {
    return isInUse(this.sets, term);
  }

  /** Whether the word is a noun that some product's name has as its head. */
  isKindName(word: string): boolean {
    return canBeNoun(word) && (this.sets.postings.countByTier(toTerm(word))[tier.kind] ?? 0) > 0;
  }

  #findInCatalog(word: string, { isBeingTyped, canBeHeadNoun }: WordContext): QueryWord[] {
    const term = toTerm(word);
    const names = this.#listOtherNames([word], canBeHeadNoun);
    const exactTerms = this.#findExact(term, names.length > 0, canBeHeadNoun);
    const { vocabulary } = this.sets;
    const soundAlikeTerms = [toPhoneticKey(word), toPhoneticKey(term)].flatMap((phoneticKey) => vocabulary.findSoundAlikes(phoneticKey));
    // When the catalog has the word itself, only its spellings in another script are added.
    const soundAlikes = soundAlikeTerms.filter(
      (otherForm) => otherForm !== term && (exactTerms.length === 0 || isLatin(otherForm) !== isLatin(word)),
    );
    // An apparent ending may belong to a longer word that is still being typed: «пухови» has the stem of «пуховый», but may become
    // «пуховик».
    const canContinue =
      isBeingTyped && !this.thesaurus.hasWord(word) && !vocabulary.hasWord(word) && (exactTerms.length === 0 || term !== word);
    const completions = canContinue ? this.#listCompletions(exactTerms.length === 0 ? [word, term] : [word], canBeHeadNoun) : [];
    const terms = [...exactTerms, ...toUsedTerms(this.sets, soundAlikes, cost.soundAlike, canBeHeadNoun), ...completions];
    return combineAlternatives([...(terms.length > 0 ? [[{ terms }]] : []), ...names]);
  }

  /**
   * Returns the term of the word itself. Returns nothing if the word occurs only in properties or in compound names of groups («Кошельки и
   * визитницы»), and the catalog has synonyms of it. The synonyms match instead.
   */
  #findExact(term: string, hasOtherNames: boolean, canBeHeadNoun: boolean): QueryTerm[] {
    const counts = this.sets.postings.countByTier(term);
    const isOnlyInLowTiers = counts.every((count, index) => count === 0 || index >= tier.directory);
    return hasOtherNames && isOnlyInLowTiers && !this.sets.isGroup([term]) ? [] : toUsedTerms(this.sets, [term], cost.exact, canBeHeadNoun);
  }

  #readWordByWord(words: Name, canBeHeadNoun: boolean): QueryWord[] | undefined {
    const readings = words.map((word, index) =>
      this.#findInCatalog(word, { isBeingTyped: false, canBeHeadNoun: canBeHeadNoun && !this.#hasKind(words.slice(0, index)) }),
    );
    const allWords = readings.flat();
    return readings.every(({ length }) => length > 0) && this.#hasProducts(allWords) ? allWords : undefined;
  }

  /** Returns the interpretation of the first word that the catalog contains. */
  #findAnyOther(words: readonly string[], { canBeHeadNoun }: WordContext): Reading {
    for (const word of words) {
      const foundWords = this.#findInCatalog(word, { isBeingTyped: false, canBeHeadNoun });
      if (foundWords.length > 0) return { words: foundWords };
      const substitutes = this.#readSubstitutes([word], canBeHeadNoun);
      if (substitutes.words.length > 0) return substitutes;
    }
    return emptyReading;
  }

  #listOtherNames(words: Name, canBeHeadNoun: boolean): QueryWord[][] {
    const { synonyms, spellings, narrower } = this.thesaurus.findMeaning(words);
    return [
      ...this.#listNamesInCatalog(synonyms, { distance: cost.otherName, canBeHeadNoun }),
      ...this.#listNamesInCatalog(narrower, { distance: cost.narrowerName, canBeHeadNoun }),
      ...this.#listNamesInCatalog(spellings, { distance: cost.otherName, canBeHeadNoun, isBrand: true }),
    ].map(({ words: nameWords }) => nameWords);
  }

  /** Interprets a name as its substitutes. If the catalog has none of the substitutes, their own substitutes are tried. */
  #readSubstitutes(words: Name, canBeHeadNoun: boolean): Reading {
    const options = { distance: cost.otherName, canBeHeadNoun };
    let names = [words];
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const meanings = names.map((name) => this.thesaurus.findMeaning(name));
      const alternatives = this.#listNamesInCatalog(removeDuplicateNames(meanings.flatMap(({ substitutes }) => substitutes)), options);
      names = removeDuplicateNames(meanings.flatMap(({ directSubstitutes }) => directSubstitutes));
      if (alternatives.length === 0) continue;
      const directAlternatives = this.#listNamesInCatalog(names, options);
      const substitutes = (directAlternatives.length > 0 ? directAlternatives : alternatives).map(({ name }) => name);
      return {
        words: combineAlternatives(alternatives.map(({ words: alternativeWords }) => alternativeWords)),
        replacement: { original: words, substitutes, isInCatalog: false },
      };
    }
    return emptyReading;
  }

  /** Returns the names that occur in the catalog, each with the words that a product must match. */
  #listNamesInCatalog(names: readonly Name[], options: NameOptions): { name: Name; words: QueryWord[] }[] {
    return names
      .filter((name) => name.every((word) => this.isInUse(toTerm(word))))
      .map((name) => ({ name, words: name.map((_word, index) => ({ terms: this.#findNameTerms(name, index, options) })) }))
      .filter(({ words }) => words.every(({ terms }) => terms.length > 0) && (words.length === 1 || this.#hasProducts(words)));
  }

  #findNameTerms(name: Name, index: number, { distance, canBeHeadNoun, isBrand = false }: NameOptions): QueryTerm[] {
    const word = name[index] ?? '';
    const term = toTerm(word);
    // Names of brands are not inflected: «Зара» is not a form of «Заря».
    if (isBrand && !this.sets.vocabulary.hasWord(word)) return [];
    const counts = this.sets.postings.countByTier(term);
    const tiers = narrowTiersForSynonym(findTiers(counts, canBeHeadNoun && !this.#hasKind(name.slice(0, index))), isBrand);
    return counts.some((count, index) => count > 0 && countsInTier(tiers, index)) ? [{ term, cost: distance, tiers }] : [];
  }

  #toReading(terms: QueryTerm[]): Reading {
    return terms.length > 0 ? { words: [{ terms }] } : emptyReading;
  }

  #hasKind(words: Name): boolean {
    return words.some((word) => this.isKindName(word));
  }

  #hasProducts(words: readonly QueryWord[]): boolean {
    return this.sets.postings.hasMatch(this.sets.listedProducts, words);
  }

  #listCompletions(prefixes: readonly string[], canBeHeadNoun: boolean): QueryTerm[] {
    const terms = new Set<string>();
    for (const prefix of prefixes) {
      for (const { term } of this.sets.vocabulary.listCompletions(prefix)) {
        if (this.isInUse(term)) terms.add(term);
        if (terms.size === MAX_COMPLETIONS) break;
      }
    }
    return toUsedTerms(this.sets, [...terms], cost.completion, canBeHeadNoun);
  }

  #findByConsonants(word: string): QueryTerm[] {
    return toUsedTerms(this.sets, this.sets.vocabulary.findByConsonants(word), cost.consonants);
  }
}

const addSubstitutes = (words: QueryWord[], substitutes: Reading): Reading => ({
  words: combineAlternatives([words, substitutes.words]),
  replacement: substitutes.replacement && { ...substitutes.replacement, isInCatalog: true },
});

const removeDuplicateNames = (names: readonly Name[]): Name[] => [...new Map(names.map((name) => [name.join(' '), name])).values()];
