const wordJoiner = '\u2060';

/** Keeps numbers whole and on the line of their unit or noun, on narrow screens too: «17 990 ₽», «16 px», «1–4 дня». */
export const joinNumbers = (text: string): string =>
  text.replaceAll(/(?<=\d) (?=\d{3}(?!\d)|[₽€%]|px\b|[а-яё])/g, '\u00a0').replaceAll(/(?<=\d)–(?=\d)/g, `–${wordJoiner}`);
