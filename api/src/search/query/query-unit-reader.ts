import { combineAlternatives } from './alternatives.rules.js';
import { cost } from './query-terms.js';
import { isUnderstood, type QueryUnit } from './query-unit.js';
import type { Reading, WordInterpreter } from './word-interpreter.js';
import type { TypedWord } from './written-query.rules.js';

export interface ReadingOptions {
  isBeingTyped: boolean;
  allowsSubstitutes?: boolean;
  isWordByWord?: boolean;
  /** Whether a brand of several words is one query unit even if the catalog lacks it. */
  includesMissingBrands?: boolean;
}

/** Splits a query into query units from left to right, and interprets each of them. */
export class QueryUnitReader {
  constructor(
    private readonly wordInterpreter: WordInterpreter,
    /** Whether a product matches all query units. */
    private readonly isMatched: (units: readonly QueryUnit[]) => boolean,
  ) {}

  readUnits(typedWords: readonly TypedWord[], options: ReadingOptions): QueryUnit[] {
    const units: QueryUnit[] = [];
    let hasKind = false;
    for (let index = 0; index < typedWords.length; ) {
      const followsConjunction = typedWords[index]?.followsConjunction ?? false;
      const unit = this.#readUnit(typedWords, index, { ...options, canBeHeadNoun: !hasKind || followsConjunction });
      const previousUnit = followsConjunction ? units.at(-1) : undefined;
      if (previousUnit && [previousUnit, unit].every(isUnderstood) && !this.isMatched([previousUnit, unit]))
        units[units.length - 1] = combineUnits(previousUnit, unit);
      else units.push(unit);
      hasKind ||= unit.typedWords.some(({ word }) => this.wordInterpreter.isKindName(word));
      index += unit.typedWords.length;
    }
    return units;
  }

  #readUnit(typedWords: readonly TypedWord[], index: number, options: ReadingOptions & { canBeHeadNoun: boolean }): QueryUnit {
    const phrase = options.isWordByWord ? undefined : this.#findPhrase(typedWords, index, options);
    if (phrase) return phrase;
    const typedWord = typedWords[index] ?? { word: '', tokenIndex: index, followsConjunction: false };
    const reading = this.wordInterpreter.interpret(typedWord.word, {
      ...options,
      isBeingTyped: options.isBeingTyped && index === typedWords.length - 1,
    });
    const correctedWord = reading.replacement
      ? undefined
      : this.wordInterpreter.findCorrection(typedWord.word, reading.words[0]?.terms ?? []);
    return toUnit([typedWord], reading, correctedWord === undefined ? [] : [{ tokenIndex: typedWord.tokenIndex, word: correctedWord }]);
  }

  /** Returns the longest known phrase that begins at this word. A phrase never extends across «и». */
  #findPhrase(
    typedWords: readonly TypedWord[],
    start: number,
    options: ReadingOptions & { canBeHeadNoun: boolean },
  ): QueryUnit | undefined {
    const conjunctionIndex = typedWords.findIndex(({ followsConjunction }, index) => index > start && followsConjunction);
    const maxLength = Math.min(
      this.wordInterpreter.thesaurus.longestNameWordCount,
      (conjunctionIndex === -1 ? typedWords.length : conjunctionIndex) - start,
    );
    for (let length = maxLength; length > 1; length -= 1) {
      const phraseWords = typedWords.slice(start, start + length);
      const words = phraseWords.map(({ word }) => word);
      const reading = this.wordInterpreter.readPhrase(words, options);
      const isMissingBrand = options.includesMissingBrands && this.wordInterpreter.thesaurus.findBrandSpelling(words) !== undefined;
      if (reading.words.length > 0 || isMissingBrand) return toUnit(phraseWords, reading);
    }
    return undefined;
  }
}

const isExact = (words: Reading['words']): boolean => words.at(-1)?.terms[0]?.cost === cost.exact;

const toUnit = (
  typedWords: readonly TypedWord[],
  { words, replacement }: Reading,
  corrections: QueryUnit['corrections'] = [],
): QueryUnit => ({
  typedWords,
  words,
  corrections,
  isLastWordInCatalog: isExact(words),
  replacement,
});

const combineUnits = (firstUnit: QueryUnit, secondUnit: QueryUnit): QueryUnit => ({
  typedWords: [...firstUnit.typedWords, ...secondUnit.typedWords],
  words: combineAlternatives([firstUnit.words, secondUnit.words]),
  corrections: [...firstUnit.corrections, ...secondUnit.corrections],
  isLastWordInCatalog: secondUnit.isLastWordInCatalog,
  replacement: firstUnit.replacement ?? secondUnit.replacement,
});
