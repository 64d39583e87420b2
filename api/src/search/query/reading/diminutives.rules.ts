/** Endings of pet names with those of the words they are made from: «сумочка» from «сумка», «свитерок» from «свитер». */
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

/** Words that a pet name may be made from; most of them are none. */
export const withoutDiminutive = (word: string): string[] =>
  word.length < SHORTEST
    ? []
    : endings.flatMap(([ending, instead]) => (ending.test(word) ? instead.map((end) => word.replace(ending, end)) : []));
