import { cacheByLocale } from '../internal/cache-by-locale.ts';
import { formatNumber } from '../internal/number-format.ts';
import { shopLocale } from '../locale/shop-locale.ts';
import { nounTexts } from './plural-texts.ts';

const getPluralRules = cacheByLocale(({ language }) => new Intl.PluralRules(language));

/** Plural forms of a noun by the categories of `Intl.PluralRules`: 1 цвет, 3 цвета, 5 цветов; 1 colour, 5 colours. */
export interface PluralForms {
  /** For 0 in some languages, such as Arabic. */
  zero?: string | undefined;
  /** For 1; in Russian also for 21, 31 and 101: товар. */
  one?: string | undefined;
  /** For 2 in some languages, such as Arabic. */
  two?: string | undefined;
  /** In Russian for 2 to 4, and for 22 to 24: товара. */
  few?: string | undefined;
  /** In Russian for 0, for 5 to 20, and for 25 to 30: товаров. */
  many?: string | undefined;
  /** For all other numbers: in English 0, and from 2 on; in Russian fractions. */
  other?: string | undefined;
}

/** Returns the form that matches a number: «цвета» for 3. A form that is missing is replaced by `other`, or by `many`. */
export function pluralForm(count: number, forms: PluralForms, locale = shopLocale): string {
  return forms[getPluralRules(locale).select(count)] ?? forms.other ?? forms.many ?? '';
}

/** Formats «3 цвета»: the number, a no-break space, and the matching form. */
export const plural = (count: number, forms: PluralForms, locale = shopLocale): string =>
  `${formatNumber(count, undefined, locale)}\u00a0${pluralForm(count, forms, locale)}`;

/** Plural forms of «товар». */
export const goodsForms = nounTexts.goods;

/** Plural forms of «отзыв». */
export const reviewForms = nounTexts.reviews;

/** Plural forms of «бонус». */
export const bonusForms = nounTexts.bonuses;
