/** Puts values into the places of a text: `{name}`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text
    .split(/[{}]/)
    .map((part, at) => (at % 2 === 1 ? values[part] : part))
    .join('');
