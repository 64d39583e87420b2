const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,./";
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю.';
const latinShifted = '~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?';
const russianShifted = 'ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,';

const pairs = (from: string, to: string): [string, string][] => [...from].map((sign, at) => [sign, to[at] ?? sign]);

const toRussian = new Map([...pairs(latinKeys, russianKeys), ...pairs(latinShifted, russianShifted)]);
const toLatin = new Map([...pairs(russianKeys, latinKeys), ...pairs(russianShifted, latinShifted)]);

const typedOn = (layout: ReadonlyMap<string, string>, text: string): string => [...text].map((sign) => layout.get(sign) ?? sign).join('');

/** Returns the text as the same keys type it in the other keyboard layout: rhjccjdrb becomes кроссовки, Тщкв becomes Nord. */
export const inOtherLayout = (text: string): string => typedOn(/\p{Script=Cyrillic}/u.test(text) ? toLatin : toRussian, text);
