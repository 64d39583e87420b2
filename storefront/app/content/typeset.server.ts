import { keepTogether } from '@meet/ui-kit/typography';

/**
 * Word joiner: prevents a line break. Unlike a no-break hyphen it does not replace the hyphen, so the browser's page search still finds the
 * word.
 */
const wordJoiner = '\u2060';

const joinPatterns: readonly RegExp[] = [
  // A hyphen after at most four letters: «всё-таки», «Meet-бонусы», «из-за». Not within a URL.
  /(?<![\p{L}\p{N}/@.:_=&?#-])(\p{L}{1,4}-)(?=[а-яё])/giu,
  // A hyphen before a particle or an ending: «кто-то», «15-й».
  /([а-яё]-)(?=(?:то|ка|таки|либо|нибудь)(?!\p{L}))/giu,
  /(\d-)(?=[а-яё]{1,3}(?!\p{L}))/giu,
  // A dash between words: «две–три».
  /(\p{L}–)(?=\p{L})/gu,
];

/** Prevents bad line breaks: applies the kit's rules and keeps short compounds together. */
export const typeset = (text: string): string =>
  keepTogether(joinPatterns.reduce((result, pattern) => result.replace(pattern, `$1${wordJoiner}`), text));

const opaqueTags = 'code|kbd|pre|samp|script|style|textarea';
const inlineTags = 'a|abbr|b|bdi|cite|del|em|i|ins|mark|q|s|small|span|strong|sub|sup|time|u|var';
const attributesPattern = `(?:"[^"]*"|'[^']*'|[^'">])*`;
const markupPattern = new RegExp(`(<(${opaqueTags})\\b${attributesPattern}>.*?</\\2\\s*>|<!--.*?-->|</?[a-z]${attributesPattern}>)`, 'gis');
const inlineTagPattern = new RegExp(`^</?(?:${inlineTags})\\b`, 'i');
const opaqueTagPattern = new RegExp(`^<(?:${opaqueTags})\\b`, 'i');

const entityReplacements: readonly (readonly [RegExp, string])[] = [
  [/&nbsp;|&#(?:160|xa0);/gi, '\u00a0'],
  [/&mdash;/g, '—'],
  [/&ndash;/g, '–'],
  [/[ \t\r\n]+/g, ' '],
];
const decodeEntities = (text: string) =>
  entityReplacements.reduce((result, [pattern, character]) => result.replace(pattern, character), text);

/**
 * Returns the text that replaces a tag while the rules run: nothing for an inline tag, an object replacement character for code, otherwise
 * a line break.
 */
function toPlaceholder(markup: string): string {
  if (opaqueTagPattern.test(markup)) return '\ufffc';
  return inlineTagPattern.test(markup) ? '' : '\n';
}

interface TextPart {
  text: string;
  /** The markup for which `text` stands. Absent for plain text. */
  markup?: string;
}

function splitParts(html: string): TextPart[] {
  const parts: TextPart[] = [];
  let markupEnd = 0;
  for (const { 0: markup, index } of html.matchAll(markupPattern)) {
    parts.push({ text: decodeEntities(html.slice(markupEnd, index)) }, { text: toPlaceholder(markup), markup });
    markupEnd = index + markup.length;
  }
  return [...parts, { text: decodeEntities(html.slice(markupEnd)) }];
}

/** Like `typeset`, for HTML. Text is processed across links and bold type; tags, attributes and code stay unchanged. */
export function typesetHtml(html: string): string {
  const parts = splitParts(html);
  const typesetText = typeset(parts.map(({ text }) => text).join(''));
  let position = 0;
  return parts
    .map(({ text, markup }) => {
      const start = position;
      // Typesetting inserts joiners and replaces spaces by no-break spaces. It never removes or moves characters.
      for (const character of text) {
        if (character !== wordJoiner && typesetText[position] === wordJoiner) position += 1;
        position += character.length;
      }
      return markup ?? typesetText.slice(start, position);
    })
    .join('');
}
