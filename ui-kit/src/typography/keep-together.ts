const noBreak = '\u00a0';
/** U+2060 forbids a line break without adding a space. */
const joiner = '\u2060';

const leading = 'а|без|в|во|для|до|за|и|из|или|изо|к|ко|на|над|не|ни|но|о|об|обо|от|по|под|при|про|с|со|у';
const trailing = 'бы|б|же|ж|ли|ль';
const codes = 'БИК|ИНН|КПП|ОГРН|ОГРНИП|ОКПО|№|§';
/** In a name such as «Slope 2 Suede» the number counts nothing; only Russian words and unit signs are counted. */
const countedPattern = '[а-яё%₽°]';

const rules: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?<![\\p{L}\\p{N}-])(${leading}) (?=\\S)`, 'giu'), `$1${noBreak}`],
  [new RegExp(` (?=(?:${trailing})(?![\\p{L}\\p{N}-]))`, 'gu'), noBreak],
  [new RegExp(`(?<![\\p{L}\\p{N}])(${codes}) (?=\\d)`, 'gu'), `$1${noBreak}`],
  [new RegExp(`(\\d) (?=${countedPattern}|\\d{3}(?!\\d))`, 'gu'), `$1${noBreak}`],
  [/ (?=[—–](?:\s|$))/g, noBreak],
  [/(\d–)(?=\d)/g, `$1${joiner}`],
];

/**
 * Prevents bad line breaks in Russian text: after a preposition or conjunction, between a number and its noun, before a dash, after №, and
 * inside a range. Only the kind of spaces changes, and applying it twice changes nothing more.
 */
export const keepTogether = (text: string): string =>
  rules.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
