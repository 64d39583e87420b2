/** Returns the URL of the results of a query. */
export const buildResultsHref = (query: string) => `/search?${new URLSearchParams({ query })}`;

const normalizeText = (text: string) => text.toLocaleLowerCase('ru').replaceAll('ё', 'е');

/** Whether any suggestion continues the query. If none does, the suggestions are corrected spellings. */
export function hasContinuation(query: string, suggestions: readonly string[]) {
  const typedText = normalizeText(query);
  return suggestions.some((suggestion) => normalizeText(suggestion).startsWith(typedText));
}

/** Leaves out suggestions that repeat the typed or corrected query. */
export function dropRepeatedSuggestions(displayedQueries: readonly string[], suggestions: readonly string[]) {
  const normalizedTexts = displayedQueries.map(normalizeText);
  return suggestions.filter((suggestion) => !normalizedTexts.includes(normalizeText(suggestion)));
}
