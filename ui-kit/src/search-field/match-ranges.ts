/** Range of a text: index of its first character, and index after its last one. */
export type MatchRange = readonly [from: number, to: number];

// The Russian letter io (U+0451) is often typed as ie (U+0435).
const normalizeText = (text: string): string => text.toLowerCase().replaceAll('\u0451', '\u0435');

/** Ranges in which words of the text start with a word of the query, ignoring case and ё. */
export function matchRanges(text: string, query: string): MatchRange[] {
  const queryWords = normalizeText(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return [...normalizeText(text).matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
    const longestMatch = Math.max(0, ...queryWords.filter((queryWord) => word.startsWith(queryWord)).map(({ length }) => length));
    return longestMatch > 0 ? [[index, index + longestMatch] as const] : [];
  });
}
