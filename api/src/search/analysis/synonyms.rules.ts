import { kindsOf, sameThings } from './synonyms.js';
import { isStopWord, termOf, wordsIn } from './words.rules.js';

const keyOf = (terms: readonly string[]): string => terms.join(' ');

const termsOfName = (name: string): string[] =>
  wordsIn(name)
    .filter((word) => !isStopWord(word))
    .map(termOf);

const single = (names: readonly string[]): string[] => names.map(termsOfName).flatMap((terms) => (terms.length === 1 ? terms : []));

const byName = new Map<string, string[]>();
for (const [name, names] of [...sameThings.flatMap((group) => group.map((name) => [name, group] as const)), ...Object.entries(kindsOf)]) {
  const key = keyOf(termsOfName(name));
  byName.set(key, [...(byName.get(key) ?? []), ...single(names)]);
}

/** Terms that something is also called by, its own included; none where it has no other name. */
export const namesOfThing = (terms: readonly string[]): readonly string[] => byName.get(keyOf(terms)) ?? [];
