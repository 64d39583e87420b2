const noBreakSpace = '\u00a0';
/** U+2060 forbids a line break without adding a space. */
const wordJoiner = '\u2060';

/** Prepositions, conjunctions and particles that stay with the word after them. */
const leadingWords = 'а|без|в|во|для|до|за|и|из|или|изо|к|ко|на|над|не|ни|но|о|об|обо|от|по|под|при|про|с|со|у';
/** Particles that stay with the word before them. */
const trailingWords = 'бы|б|же|ж|ли|ль';
const numberLabels = 'БИК|ИНН|КПП|ОГРН|ОГРНИП|ОКПО|№|§';
/**
 * First character of what a number counts: a Russian letter or the sign of a unit. In a name such as «Slope 2 Suede» the number counts
 * nothing.
 */
const countedPattern = '[а-яё%₽°]';

const rules: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [new RegExp(`(?<![\\p{L}\\p{N}-])(${leadingWords}) (?=\\S)`, 'giu'), `$1${noBreakSpace}`],
  [new RegExp(` (?=(?:${trailingWords})(?![\\p{L}\\p{N}-]))`, 'gu'), noBreakSpace],
  [new RegExp(`(?<![\\p{L}\\p{N}])(${numberLabels}) (?=\\d)`, 'gu'), `$1${noBreakSpace}`],
  [new RegExp(`(\\d) (?=${countedPattern}|\\d{3}(?!\\d))`, 'gu'), `$1${noBreakSpace}`],
  [/ (?=[—–](?:\s|$))/g, noBreakSpace],
  [/(\d–)(?=\d)/g, `$1${wordJoiner}`],
];

/**
 * Prevents bad line breaks in Russian text: after a preposition or conjunction, before a particle, between a number and its noun, before a
 * dash, after №, and inside a range. Spaces become no-break spaces, and a range gets a word joiner. Applying the function twice changes
 * nothing more.
 */
export const keepTogether = (text: string): string =>
  rules.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
