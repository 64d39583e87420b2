const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const cyrillic = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
// The letters that the same keys type with Shift.
const latinShifted = '~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>';
const cyrillicShifted = cyrillic.toUpperCase();

function retype(text: string, from: string, to: string): string {
  return [...text].map((letter) => to[from.indexOf(letter)] ?? letter).join('');
}

/** Returns Russian text as typed with the English layout. */
export const typeOnEnglishLayout = (text: string): string => retype(text, cyrillic + cyrillicShifted, latin + latinShifted);

/** Returns Latin text as typed with the Russian layout. */
export const typeOnRussianLayout = (text: string): string => retype(text, latin + latinShifted, cyrillic + cyrillicShifted);
