import { findWords, isStopWord, splitWords } from '../analysis/words.rules.js';

const MAX_WORDS = 8;
/** Maximum number of words that are read. It leaves room for stop words, because they are read too: «и» joins words. */
const MAX_TOKENS = 2 * MAX_WORDS;

const conjunctions = new Set(['и', 'или', 'and']);

/** Whether the word joins alternatives. */
export const isConjunction = (word: string): boolean => conjunctions.has(word);

/** A written word in the intended keyboard layout. */
export interface QueryToken {
  /** The word, normalized for comparison. */
  word: string;
  /** The word as displayed, with ё preserved and a misspelling corrected. */
  text: string;
}

/** A word that a product must match. */
export interface TypedWord {
  word: string;
  /** Position of the word among the tokens. */
  tokenIndex: number;
  /** Whether «и» or «или» precedes the word. */
  followsConjunction: boolean;
}

/** A word of the catalog that replaces the misspelled word at a position. */
export interface Correction {
  tokenIndex: number;
  word: string;
}

/** Splits a query at its spaces into chunks, and drops the chunks that begin after MAX_TOKENS words. */
export const splitChunks = (query: string): string[] => {
  const chunks: string[] = [];
  let wordCount = 0;
  for (const chunk of query.split(/\s+/)) {
    if (wordCount >= MAX_TOKENS) break;
    if (chunk === '') continue;
    chunks.push(chunk);
    wordCount += splitWords(chunk).length;
  }
  return chunks;
};

/** Returns the words of a chunk, at most MAX_TOKENS. */
export const listChunkWords = (chunk: string): string[] => splitWords(chunk).slice(0, MAX_TOKENS);

/** Returns the first written words, at most MAX_WORDS besides stop words. */
export const toTokens = (chunks: readonly string[]): QueryToken[] => {
  const tokens = chunks.flatMap(findWords).map(({ word, spelling }) => ({ word, text: spelling.toLowerCase() }));
  const countedIndexes = tokens.flatMap(({ word }, index) => (isStopWord(word) ? [] : [index]));
  return tokens.slice(0, countedIndexes[MAX_WORDS]);
};

export const dropStopWords = (tokens: readonly QueryToken[]): TypedWord[] =>
  tokens
    .map(({ word }, index) => ({ word, tokenIndex: index, followsConjunction: isConjunction(tokens[index - 1]?.word ?? '') }))
    .filter(({ word }) => !isStopWord(word));

export const applyCorrections = (tokens: readonly QueryToken[], corrections: readonly Correction[]): QueryToken[] => {
  const wordByIndex = new Map(corrections.map(({ tokenIndex, word }) => [tokenIndex, word]));
  return tokens.map((token, index) => ({ ...token, text: wordByIndex.get(index) ?? token.text }));
};

export const joinTokens = (tokens: readonly QueryToken[]): string => tokens.map(({ text }) => text).join(' ');

/** Key that is equal for queries with the same reading. */
export const toKey = (query: string): string =>
  splitWords(query)
    .filter((word) => isConjunction(word) || !isStopWord(word))
    .join(' ');
