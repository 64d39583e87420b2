import { computeEditDistance, computePrefixDistance } from './edit-distance.rules.js';

interface IndexedWord {
  word: string;
  term: string;
  /** Bit mask of the word's letters. Words that differ in many letters need no comparison. */
  letterBits: number;
}

type ComputeDistance = (typedText: string, word: string, maxDistance: number) => number;

/** Finds words within a small edit distance. */
export class SimilarWords {
  readonly #wordsByLength = new Map<number, IndexedWord[]>();

  add(word: string, term: string): void {
    const indexedWord = { word, term, letterBits: toLetterBits(word) };
    const sameLengthWords = this.#wordsByLength.get(word.length);
    if (sameLengthWords) sameLengthWords.push(indexedWord);
    else this.#wordsByLength.set(word.length, [indexedWord]);
  }

  /** Returns the terms of words within the edit distance `maxDistance`, with their distance. */
  findNear(typedText: string, maxDistance: number): Map<string, number> {
    return this.#findWithin(typedText, maxDistance, { maxLength: typedText.length + maxDistance, computeDistance: computeEditDistance });
  }

  /** Returns the terms of words that have a prefix within the edit distance `maxDistance`, with that distance. */
  findNearPrefix(typedText: string, maxDistance: number): Map<string, number> {
    return this.#findWithin(typedText, maxDistance, { maxLength: Number.POSITIVE_INFINITY, computeDistance: computePrefixDistance });
  }

  #findWithin(
    typedText: string,
    maxDistance: number,
    { maxLength, computeDistance }: { maxLength: number; computeDistance: ComputeDistance },
  ): Map<string, number> {
    const letterBits = toLetterBits(typedText);
    const distances = new Map<string, number>();
    for (const [length, words] of this.#wordsByLength) {
      if (length < typedText.length - maxDistance || length > maxLength) continue;
      for (const { word, term, letterBits: wordLetterBits } of words) {
        // Words with another first letter are skipped, because typos there are rare and allowing them would match too many words. The
        // second check compares letters: each typed letter that the word lacks adds at least one edit.
        if (word[0] !== typedText[0] || countBits(letterBits & ~wordLetterBits) > maxDistance) continue;
        const distance = computeDistance(typedText, word, maxDistance);
        if (distance <= maxDistance && distance < (distances.get(term) ?? maxDistance + 1)) distances.set(term, distance);
      }
    }
    return distances;
  }
}

const toLetterBits = (word: string): number => {
  let letterBits = 0;
  for (let index = 0; index < word.length; index += 1) letterBits |= 1 << (word.charCodeAt(index) & 31);
  return letterBits;
};

const countBits = (bits: number): number => {
  let count = 0;
  for (let remainingBits = bits; remainingBits !== 0; remainingBits &= remainingBits - 1) count += 1;
  return count;
};
