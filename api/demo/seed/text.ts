const latinLetters: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** Transliterates a name to a slug: «Тёплый пар» becomes teplyy-par. */
export function toSlug(text: string): string {
  return [...text.toLowerCase()]
    .map((letter) => latinLetters[letter] ?? letter)
    .join('')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Replaces the spaces after short words and before dashes by no-break spaces. */
export function typeset(text: string): string {
  return text.replace(/(?<=^|[\s(«])([а-яё]{1,2}) /gi, '$1\u00A0').replace(/ —/g, '\u00A0—');
}
