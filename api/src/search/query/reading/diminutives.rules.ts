/** Diminutive endings with the endings of their base words: «сумочка» comes from «сумка», «свитерок» from «свитер». */
const endings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(очк|ечк)(а|и|у|ой)$/, ['ка', 'а', 'ки', 'и', '']],
  [/(оньк|еньк|ушк|юшк|ишк|инк)(а|и|у|ой|о)$/, ['а', 'ы', 'о', 'ка', '']],
  [/(чик|ик)(и|а|ов)?$/, ['', 'ы', 'а', 'и']],
  [/(очек|ечек)$/, ['ок', 'ек', 'ка', 'ки']],
  [/(ок|ек)$/, ['', 'к']],
  [/(очки|ечки)$/, ['ки', 'ка', 'ы']],
  [/(ульк|уль|юшеньк)(а|и|я)$/, ['ка', 'а', '']],
];

const SHORTEST = 5;

/** Returns candidates for the base word of a diminutive. Most of them are not words. */
export const withoutDiminutive = (word: string): string[] =>
  word.length < SHORTEST
    ? []
    : endings.flatMap(([ending, instead]) => (ending.test(word) ? instead.map((end) => word.replace(ending, end)) : []));
