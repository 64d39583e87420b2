import { css } from '@emotion/react';
import { Icon } from '@meet/ui-kit/icon';
import { Link } from '@meet/ui-kit/link';
import { type PluralForms, plural } from '@meet/ui-kit/plural';
import { color, font, space } from '@meet/ui-kit/theme';
import type { FieldErrors, FieldName } from '../form/checkout-form.rules.ts';
import { buildFieldId } from '../form/field-props.ts';

/** A link with the height of a touch target. */
const fieldLink = css({ font: 'inherit', paddingBlock: space(3) });
const correctedText = css({ display: 'flex', alignItems: 'center', gap: space(2), font: font(500, 16), color: color('positive') });
const linkList = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(5),
  // The touch targets of the links are taller than a line. Negative margins make up for that.
  margin: '-8px 0 -12px',
  padding: 0,
  listStyle: 'none',
  font: font(400, 14),
  '& a': { lineHeight: 'var(--meet-target)' },
});

const fieldForms: PluralForms = { one: 'поле', few: 'поля', many: 'полей' };

/** Labels of the fields for the summary of errors. */
const fieldLabels: Partial<Record<FieldName, string>> = {
  name: 'Имя',
  surname: 'Фамилия',
  phone: 'Телефон',
  email: 'Email',
  address: 'Адрес',
  city: 'Город',
  way: 'Способ получения',
  point: 'Пункт выдачи',
  street: 'Улица',
  house: 'Дом',
  building: 'Корпус',
  apartment: 'Квартира',
  index: 'Индекс',
  payment: 'Оплата',
  comment: 'Комментарий',
  promocode: 'Промокод',
  bonuses: 'Meet-бонусы',
  consent: 'Согласие',
};

/** Lists the errors in the order of their fields on the page. */
export const listErrors = (errors: FieldErrors) =>
  [...new Set([...Object.keys(fieldLabels), ...Object.keys(errors)])].flatMap((name) => {
    const text = errors[name as FieldName];
    return text === undefined ? [] : [[name as FieldName, text] as const];
  });

export const removeUndefined = (errors: FieldErrors): FieldErrors => Object.fromEntries(listErrors(errors));

/** Whether a wrong field was edited, or an edit has caused another error. `submitted` are the errors of the submitted form. */
export const isEdited = (submitted: FieldErrors, remaining: FieldErrors, remainingCount: number): boolean =>
  [submitted, remaining].some((errors) => listErrors(errors).length !== remainingCount);

/** Title of the field errors after an edit: «Осталось проверить 2 поля». */
export const titleRemainingErrors = (count: number): string => `Осталось проверить ${plural(count, fieldForms)}`;

/** What remains to be done, after «Осталось», for each field that is not a text field. */
const remainingStepTexts: Partial<Record<FieldName, string>> = {
  way: 'выбрать способ получения',
  point: 'выбрать пункт выдачи',
  consent: 'отметить согласие',
};

const linkToField = (name: FieldName) => `#${buildFieldId(name)}`;

/**
 * Heading of the field errors. A single error is displayed in the heading as a link to its field. Once all are corrected, the heading says
 * what to do next.
 */
export function WrongFieldHeading({ errors, title }: { errors: FieldErrors; title: string }) {
  const [first, ...others] = listErrors(errors);
  if (!first)
    return (
      <span css={correctedText}>
        <Icon name="check" />
        <span>
          Всё исправлено, можно <span className="online">оплатить</span>
          <span className="by-call">оформить</span>
        </span>
      </span>
    );
  if (others.length > 0) return title;
  const [name, text] = first;
  const step = remainingStepTexts[name];
  return (
    <Link href={linkToField(name)} variant="underlined" css={fieldLink}>
      {step ? `Осталось ${step}` : `Проверьте поле «${fieldLabels[name] ?? text}»`}
    </Link>
  );
}

/** Links to the invalid fields, if there are several. */
export const WrongFieldList = ({ errors }: { errors: FieldErrors }) => (
  <ul css={linkList}>
    {listErrors(errors).map(([name, text]) => (
      <li key={name}>
        <Link href={linkToField(name)} variant="underlined">
          {fieldLabels[name] ?? text}
        </Link>
      </li>
    ))}
  </ul>
);
