const plain = (text: string) => text.toLocaleLowerCase('ru').replaceAll('ё', 'е');

/** Whether suggestions go on with what was typed; otherwise they are another spelling of it. */
export function goesOn(query: string, suggestions: readonly string[]) {
  const typed = plain(query);
  return suggestions.some((suggestion) => plain(suggestion).startsWith(typed));
}

/** What is worth suggesting: not the very words that were typed, or were searched for. */
export function worthSuggesting(said: readonly string[], suggestions: readonly string[]) {
  const known = said.map(plain);
  return suggestions.filter((suggestion) => !known.includes(plain(suggestion)));
}
