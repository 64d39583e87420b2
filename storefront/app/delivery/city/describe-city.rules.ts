const vowel = /[аеёиоуыэюя]/i;

const endings: readonly [end: RegExp, accusative: string][] = [
  [/ая$/, 'ую'],
  [/а$/, 'у'],
  [/я$/, 'ю'],
];

function accusative(word: string): string {
  const ending = endings.find(([end]) => end.test(word));
  return ending ? word.replace(...ending) : word;
}

/** «во» before «в» or «ф» with another consonant. */
const isHard = (name: string) => /^[вф]/i.test(name) && !vowel.test(name.charAt(1));

/** A city as a destination: «в Казань», «во Владимир», «в Йошкар-Олу». Only feminine names in -а or -я are inflected. */
export const toCity = (title: string): string => `${isHard(title) ? 'во' : 'в'}\u00a0${title.replaceAll(/[^\s-]+(?=\s|$)/g, accusative)}`;
