const noBreak = '\u00a0';
/** Joins what stands beside it, without a space. */
const joiner = '\u2060';

const leading = 'а|без|в|во|для|до|за|и|из|или|изо|к|ко|на|над|не|ни|но|о|об|обо|от|по|под|при|про|с|со|у';
const trailing = 'бы|б|же|ж|ли|ль';
const codes = 'БИК|ИНН|КПП|ОГРН|ОГРНИП|ОКПО|№|§';
/** A number in a name, «Slope 2 Suede», counts nothing: only Russian words and signs of units do. */
const counted = '[а-яё%₽°]';

const rules: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?<![\\p{L}\\p{N}-])(${leading}) (?=\\S)`, 'giu'), `$1${noBreak}`],
  [new RegExp(` (?=(?:${trailing})(?![\\p{L}\\p{N}-]))`, 'gu'), noBreak],
  [new RegExp(`(?<![\\p{L}\\p{N}])(${codes}) (?=\\d)`, 'gu'), `$1${noBreak}`],
  [new RegExp(`(\\d) (?=${counted}|\\d{3}(?!\\d))`, 'gu'), `$1${noBreak}`],
  [/ (?=[—–](?:\s|$))/g, noBreak],
  [/(\d–)(?=\d)/g, `$1${joiner}`],
];

/**
 * A Russian text whose lines break where a typesetter would let them: not after a preposition or a conjunction, between a number and
 * what it counts, before a dash, after № or within a range. Spaces only change their kind; done twice it is the same.
 */
export const keepTogether = (text: string): string => rules.reduce((done, [what, how]) => done.replace(what, how), text);
