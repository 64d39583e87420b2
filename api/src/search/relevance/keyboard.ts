const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const cyrillic = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
// What Shift makes of the same keys.
const latinShifted = '~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>';
const cyrillicShifted = cyrillic.toUpperCase();

function typed(text: string, from: string, to: string): string {
  return [...text].map((letter) => to[from.indexOf(letter)] ?? letter).join('');
}

/** What appears when somebody types Russian while the keyboard is English. */
export const onEnglishKeys = (text: string): string => typed(text, cyrillic + cyrillicShifted, latin + latinShifted);

/** What appears when somebody types Latin letters while the keyboard is Russian. */
export const onRussianKeys = (text: string): string => typed(text, latin + latinShifted, cyrillic + cyrillicShifted);
