/** Minimum length of a text that may have one typo, and of a text that may have two. */
interface TypoLengths {
  oneEditFrom: number;
  twoEditsFrom: number;
}

/** The lengths for each form in which a typed word is compared. */
export const typoLengths = {
  word: { oneEditFrom: 5, twoEditsFrom: 8 },
  /** A term lacks the ending of its word, so it may have typos from a lower length on. */
  term: { oneEditFrom: 4, twoEditsFrom: 7 },
  phoneticKey: { oneEditFrom: 6, twoEditsFrom: 9 },
  /** A name of the thesaurus may have one typo only. */
  thesaurusName: { oneEditFrom: 6, twoEditsFrom: Number.POSITIVE_INFINITY },
} as const satisfies Record<string, TypoLengths>;

/** Length of a word from which its term is compared too. */
export const MIN_WORD_LENGTH_FOR_TERM = 6;

/**
 * Returns the number of typos to allow: one from the length `oneEditFrom` on, two from `twoEditsFrom` on. None for words with a digit and
 * for short words, which are close to too many others.
 */
export const countAllowedEdits = (word: string, { oneEditFrom, twoEditsFrom }: TypoLengths): number => {
  if (/\d/.test(word) || word.length < oneEditFrom) return 0;
  return word.length < twoEditsFrom ? 1 : 2;
};
