import { keepTogether } from '@meet/ui-kit/typography';

/**
 * Word joiner: prevents a line break. Unlike a no-break hyphen it does not replace the hyphen, so the browser's page search still finds the
 * word.
 */
const joiner = '\u2060';

const joins: readonly RegExp[] = [
  // «всё-таки», «Meet-бонусы», «из-за»; not within a URL.
  /(?<![\p{L}\p{N}/@.:_=&?#-])(\p{L}{1,4}-)(?=[а-яё])/giu,
  // «кто-то», «15-й»
  /([а-яё]-)(?=(?:то|ка|таки|либо|нибудь)(?!\p{L}))/giu,
  /(\d-)(?=[а-яё]{1,3}(?!\p{L}))/giu,
  // «две–три»
  /(\p{L}–)(?=\p{L})/gu,
];

/** Prevents bad line breaks: applies the kit's rules and keeps short compounds together. */
export const typeset = (text: string): string => keepTogether(joins.reduce((done, what) => done.replace(what, `$1${joiner}`), text));

const untouched = 'code|kbd|pre|samp|script|style|textarea';
const within = 'a|abbr|b|bdi|cite|del|em|i|ins|mark|q|s|small|span|strong|sub|sup|time|u|var';
const attributes = `(?:"[^"]*"|'[^']*'|[^'">])*`;
const markupPattern = new RegExp(`(<(${untouched})\\b${attributes}>.*?</\\2\\s*>|<!--.*?-->|</?[a-z]${attributes}>)`, 'gis');
const inline = new RegExp(`^</?(?:${within})\\b`, 'i');
const opaque = new RegExp(`^<(?:${untouched})\\b`, 'i');

const signs: readonly (readonly [RegExp, string])[] = [
  [/&nbsp;|&#(?:160|xa0);/gi, '\u00a0'],
  [/&mdash;/g, '—'],
  [/&ndash;/g, '–'],
  [/[ \t\r\n]+/g, ' '],
];
const replaceSigns = (text: string) => signs.reduce((done, [written, sign]) => done.replace(written, sign), text);

/**
 * Returns the text that replaces a tag while the rules run: nothing for an inline tag, an object replacement character for code, otherwise
 * a line break.
 */
function readVisibleText(markup: string): string {
  if (opaque.test(markup)) return '\ufffc';
  return inline.test(markup) ? '' : '\n';
}

interface TextPart {
  text: string;
  /** The markup that `text` replaces. Absent for text. */
  markup?: string;
}

function splitParts(html: string): TextPart[] {
  const found: TextPart[] = [];
  let end = 0;
  for (const { 0: markup, index } of html.matchAll(markupPattern)) {
    found.push({ text: replaceSigns(html.slice(end, index)) }, { text: readVisibleText(markup), markup });
    end = index + markup.length;
  }
  return [...found, { text: replaceSigns(html.slice(end)) }];
}

/** Like `typeset`, for HTML. Text is processed across links and bold type; tags, attributes and code stay unchanged. */
export function typesetHtml(html: string): string {
  const parts = splitParts(html);
  const set = typeset(parts.map(({ text }) => text).join(''));
  let at = 0;
  return parts
    .map(({ text, markup }) => {
      const start = at;
      // Typesetting only inserts joiners. It never removes or moves characters.
      for (const sign of text) {
        if (sign !== joiner && set[at] === joiner) at += 1;
        at += sign.length;
      }
      return markup ?? set.slice(start, at);
    })
    .join('');
}
