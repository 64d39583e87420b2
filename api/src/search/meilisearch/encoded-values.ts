/**
 * Maximum length of a value in characters. The limit of Meilisearch is in bytes; after `encodeValue` a character takes at most two.
 */
const MAX_VALUE_LENGTH = 230;

/**
 * Escapes a value for Meilisearch, whose filters ignore case and treat equivalent Unicode characters as equal. Slugs need no escaping and
 * stay unchanged.
 */
export const encodeValue = (value: string): string => value.replaceAll(/[^a-z0-9а-икл-я-]/gu, escapeCharacter).slice(0, MAX_VALUE_LENGTH);

const escapeCharacter = (character: string): string => {
  if (character === ' ') return '_';
  const lowerCase = character.toLowerCase();
  return /^[a-zа-икл-я]$/.test(lowerCase) && lowerCase.toUpperCase() === character
    ? `^${lowerCase}`
    : `^${(character.codePointAt(0) ?? 0).toString(16)};`;
};

/** Reverses `encodeValue`. */
export const decodeValue = (value: string): string =>
  value.replaceAll(/_|\^([0-9a-f]+);|\^(.)/gu, (_escape, code: string | undefined, lowerCase: string | undefined) =>
    code === undefined ? (lowerCase?.toUpperCase() ?? ' ') : String.fromCodePoint(Number.parseInt(code, 16)),
  );

/** Prefixes a term with its tier, so that filters can select by tier. */
export const toTieredTerm = (tier: number, term: string): string => `${tier}${term}`;
