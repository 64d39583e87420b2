const vowel = /[аеёиоуыэюя]/i;

const endingRules: readonly [ending: RegExp, accusative: string][] = [
  [/ая$/, 'ую'],
  [/а$/, 'у'],
  [/я$/, 'ю'],
];

function toAccusative(word: string): string {
  const rule = endingRules.find(([ending]) => ending.test(word));
  return rule ? word.replace(...rule) : word;
}

/** Whether «во» precedes the name: it begins with «в» or «ф» and another consonant. */
const startsWithCluster = (name: string) => /^[вф]/i.test(name) && !vowel.test(name.charAt(1));

/** A city as a destination: «в Казань», «во Владимир», «в Йошкар-Олу». Only feminine names in -а or -я are inflected. */
export const formatToCity = (title: string): string =>
  `${startsWithCluster(title) ? 'во' : 'в'}\u00a0${title.replaceAll(/[^\s-]+(?=\s|$)/g, toAccusative)}`;
