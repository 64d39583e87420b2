/** Range of characters in a text: the index of the first one, and the index after the last one. */
export type MatchRange = readonly [from: number, to: number];

// The Russian letter io (U+0451) is often typed as ie (U+0435).
const normalizeText = (text: string): string => text.toLowerCase().replaceAll('\u0451', '\u0435');

/** Ranges of a text in which one of its words starts with a word of the query. Case is ignored, and ё equals е. */
export function matchRanges(text: string, query: string): MatchRange[] {
  const queryWords = normalizeText(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return [...normalizeText(text).matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
    const longestMatch = Math.max(0, ...queryWords.filter((queryWord) => word.startsWith(queryWord)).map(({ length }) => length));
    return longestMatch > 0 ? [[index, index + longestMatch] as const] : [];
  });
}
