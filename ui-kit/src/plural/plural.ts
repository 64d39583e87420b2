import { atNeed } from '../internal/at-need.ts';
import { formatNumber } from '../internal/number-format.ts';

const rules = atNeed(() => new Intl.PluralRules('ru-RU'));

/** Russian forms: 1 цвет, 3 цвета, 5 цветов. */
export interface PluralForms {
  one: string;
  few: string;
  many: string;
}

/** «3 цвета»: the number, a no-break space, the form that agrees with it. */
export function plural(count: number, forms: PluralForms): string {
  const rule = rules().select(count);
  const form = rule === 'one' ? forms.one : rule === 'few' ? forms.few : forms.many;
  return `${formatNumber(count)}\u00a0${form}`;
}
