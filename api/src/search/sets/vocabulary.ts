import type { DocumentWord } from '../analysis/document-terms.rules.js';
import { computeEditDistance } from '../analysis/edit-distance.rules.js';
import { toConsonants, toPhoneticKey } from '../analysis/phonetic-key.rules.js';
import { SimilarWords } from '../analysis/similar-words.js';
import { LAST_TIER } from '../analysis/word-score.rules.js';
import { isLatin } from '../analysis/words.rules.js';
import { findFirstIndex } from './binary-search.js';

/**
 * Words of the catalog and indexes for finding them. A word remains when no product has it any more; the posting lists show whether its
 * term is still in use.
 */
export class Vocabulary {
  /** Fuzzy indexes by word, by term and by phonetic key. */
  readonly words = new SimilarWords();
  readonly terms = new SimilarWords();
  readonly phoneticKeys = new SimilarWords();
  readonly #termByWord = new Map<string, string>();
  /** The words of each term, unless the term itself is the only one. */
  readonly #formsByTerm = new Map<string, string[]>();
  readonly #termsByPhoneticKey = new Map<string, Set<string>>();
  readonly #wordsByConsonants = new Map<string, Set<string>>();
  readonly #correctableWords = new Set<string>();
  readonly #correctableTerms = new Set<string>();
  #sortedWords: string[] | undefined;

  add(words: readonly DocumentWord[]): void {
    for (const { word, term, tier } of words) {
      if (!this.#termByWord.has(word)) this.#addWord(word, term);
      if (tier < LAST_TIER && !this.#correctableWords.has(word)) this.#addCorrectable(word, term);
    }
  }

  hasWord(word: string): boolean {
    return this.#termByWord.has(word);
  }

  /** Whether a typo may be corrected to the term. */
  isCorrectable(term: string): boolean {
    return this.#correctableTerms.has(term);
  }

  /** Returns the form of a term that is nearest to a word. The result does not depend on the order in which the forms were added. */
  findForm(term: string, word: string): string {
    const forms = this.#formsByTerm.get(term) ?? [term];
    const computeDistance = (form: string): number => computeEditDistance(word, form, Number.POSITIVE_INFINITY);
    return forms.reduce((nearest, form) => {
      const difference = computeDistance(form) - computeDistance(nearest);
      return difference < 0 || (difference === 0 && form < nearest) ? form : nearest;
    });
  }

  findSoundAlikes(phoneticKey: string): readonly string[] {
    return [...(this.#termsByPhoneticKey.get(phoneticKey) ?? [])];
  }

  /** Returns the terms of words that have the same consonants in the same order, but in the other script: Latin or Cyrillic. */
  findByConsonants(word: string): string[] {
    const words = this.#wordsByConsonants.get(toConsonants(word) ?? '') ?? [];
    return [...words].filter((other) => isLatin(other) !== isLatin(word)).map((other) => this.#termByWord.get(other) ?? other);
  }

  /** Yields the words with this prefix in alphabetical order. */
  *listCompletions(prefix: string): IterableIterator<{ word: string; term: string }> {
    this.#sortedWords ??= [...this.#termByWord.keys()].sort();
    for (let index = findFirstIndex(this.#sortedWords, (word) => word < prefix); this.#sortedWords[index]?.startsWith(prefix); index += 1) {
      const word = this.#sortedWords[index] ?? '';
      yield { word, term: this.#termByWord.get(word) ?? word };
    }
  }

  #addWord(word: string, term: string): void {
    this.#termByWord.set(word, term);
    this.#sortedWords = undefined;
    const forms = this.#formsByTerm.get(term);
    if (forms) forms.push(word);
    else if (word !== term) this.#formsByTerm.set(term, this.#termByWord.get(term) === term ? [term, word] : [word]);
  }

  /**
   * Lets typos be corrected to a term, and adds the word to the fuzzy indexes unless it contains a digit. `add` leaves out the words of
   * properties, because a typo could match almost any of them.
   */
  #addCorrectable(word: string, term: string): void {
    this.#correctableWords.add(word);
    this.#correctableTerms.add(term);
    if (!hasOnlyLetters(word)) return;
    this.terms.add(term, term);
    this.words.add(word, term);
    const phoneticKey = toPhoneticKey(word);
    this.phoneticKeys.add(phoneticKey, term);
    addToSet(this.#termsByPhoneticKey, phoneticKey, term);
    const consonants = toConsonants(word);
    if (consonants !== undefined) addToSet(this.#wordsByConsonants, consonants, word);
  }
}

const addToSet = (sets: Map<string, Set<string>>, key: string, value: string): void => {
  sets.set(key, (sets.get(key) ?? new Set()).add(value));
};

const hasOnlyLetters = (word: string): boolean => !/\d/.test(word);
