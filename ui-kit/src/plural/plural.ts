import { lazyValue } from '../internal/lazy-value.ts';
import { formatNumber } from '../internal/number-format.ts';

const rules = lazyValue(() => new Intl.PluralRules('ru-RU'));

/** Russian plural forms: 1 цвет, 3 цвета, 5 цветов. */
export interface PluralForms {
  one: string;
  few: string;
  many: string;
}

/** Returns the form that matches a number: «цвета» for 3. */
export function pluralForm(count: number, forms: PluralForms): string {
  const rule = rules().select(count);
  return rule === 'one' ? forms.one : rule === 'few' ? forms.few : forms.many;
}

/** Formats «3 цвета»: the number, a no-break space, and the matching form. */
export const plural = (count: number, forms: PluralForms): string => `${formatNumber(count)}\u00a0${pluralForm(count, forms)}`;

/** Forms of «товар». */
export const goodsForms = { one: 'товар', few: 'товара', many: 'товаров' };

/** Forms of «отзыв». */
export const reviewForms = { one: 'отзыв', few: 'отзыва', many: 'отзывов' };

/** Forms of «бонус». */
export const bonusForms = { one: 'бонус', few: 'бонуса', many: 'бонусов' };
