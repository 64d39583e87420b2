/** Diminutive endings with the endings of their base words: «сумочка» comes from «сумка», «свитерок» from «свитер». */
const diminutiveEndings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(очк|ечк)(а|и|у|ой)$/, ['ка', 'а', 'ки', 'и', '']],
  [/(оньк|еньк|ушк|юшк|ишк|инк)(а|и|у|ой|о)$/, ['а', 'ы', 'о', 'ка', '']],
  [/(чик|ик)(и|а|ов)?$/, ['', 'ы', 'а', 'и']],
  [/(очек|ечек)$/, ['ок', 'ек', 'ка', 'ки']],
  [/(ок|ек)$/, ['', 'к']],
  [/(очки|ечки)$/, ['ки', 'ка', 'ы']],
  [/(ульк|уль|юшеньк)(а|и|я)$/, ['ка', 'а', '']],
];

const MIN_LENGTH = 5;

/** Returns candidates for the base word of a diminutive. Most of them are not words. */
export const dropDiminutive = (word: string): string[] =>
  word.length < MIN_LENGTH
    ? []
    : diminutiveEndings.flatMap(([ending, baseEndings]) => (ending.test(word) ? baseEndings.map((end) => word.replace(ending, end)) : []));
