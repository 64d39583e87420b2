const plain = (text: string) => text.toLocaleLowerCase('ru').replaceAll('ё', 'е');

/** Whether any suggestion continues the query. If none does, the suggestions are corrected spellings. */
export function continuesQuery(query: string, suggestions: readonly string[]) {
  const typedText = plain(query);
  return suggestions.some((suggestion) => plain(suggestion).startsWith(typedText));
}

/** Leaves out suggestions that repeat the typed or corrected query. */
export function isWorthSuggesting(visibleTexts: readonly string[], suggestions: readonly string[]) {
  const plainTexts = visibleTexts.map(plain);
  return suggestions.filter((suggestion) => !plainTexts.includes(plain(suggestion)));
}
