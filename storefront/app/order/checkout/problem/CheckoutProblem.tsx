import { css } from '@emotion/react';
import { Heading } from '@meet/ui-kit/heading';
import { Link } from '@meet/ui-kit/link';
import { type PluralForms, plural } from '@meet/ui-kit/plural';
import { color, font, space } from '@meet/ui-kit/theme';
import { useEffect, useId, useRef } from 'react';
import { hydrateLater } from '../../../platform/lazy/hydrate-later.tsx';
import { phones } from '../../../platform/theme/layout-style.ts';
import { buildFieldId } from '../form/CheckoutSection.tsx';
import type { FieldErrors, FieldName } from '../form/checkout-form.rules.ts';
import type { ProblemMessage } from '../placing/checkout-outcome.ts';
import { completeMessage } from './browser-problems.rules.ts';
import { ProblemActions, type ProblemActionsProps } from './ProblemActions.tsx';
import { composeUnavailableTitle } from './unavailable.rules.ts';
import { useMissingFields } from './use-missing-fields.ts';

const PriceTable = hydrateLater(async () => (await import('./PriceTable.tsx')).PriceTable);
const UnavailableLines = hydrateLater(async () => (await import('./UnavailableLines.tsx')).UnavailableLines);

const root = css({
  paddingBlock: space(6),
  borderBlock: `2px solid ${color('ink')}`,
  outline: 0,
  [phones]: { paddingBlock: space(4) },
});
const content = css({ display: 'grid', gap: space(4), [phones]: { gap: space(3) } });
const wrongField = css({ borderColor: color('accent') });
const corrected = css({ font: font(400, 14) });
/** Good news need no frame. The space of the rules stays, so that the form does not move. */
const correctedFrame = css({ borderColor: 'transparent' });
const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(5),
  // The links are as tall as a finger, which is more than a line.
  margin: '-8px 0 -12px',
  padding: 0,
  listStyle: 'none',
  font: font(400, 14),
  '& a': { lineHeight: 'var(--meet-target)' },
});

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

interface CheckoutProblemProps extends Omit<ProblemActionsProps, 'isSolved'> {
  message: ProblemMessage;
  errors: FieldErrors;
  /** The errors of the fields that were not edited since. */
  remainingErrors: FieldErrors;
  /** Fields that are empty now. */
  missing: FieldErrors;
  onMissingChange: (missing: FieldErrors) => void;
  /** What placed nothing. Whenever it changes, the focus moves. Undefined if the page was opened like this. */
  outcome: object | undefined;
}

const fieldForms: PluralForms = { one: 'поле', few: 'поля', many: 'полей' };

const listErrors = (errors: FieldErrors) =>
  [...new Set([...Object.keys(fieldLabels), ...Object.keys(errors)])].flatMap((name) => {
    const text = errors[name as FieldName];
    return text === undefined ? [] : [[name, text] as const];
  });

const removeUndefined = (errors: FieldErrors): FieldErrors => Object.fromEntries(listErrors(errors));

/** What is still to be done at a field that is not typed into. */
const remainingStepTexts: Partial<Record<string, string>> = {
  way: 'выбрать способ получения',
  point: 'выбрать пункт выдачи',
  consent: 'отметить согласие',
};

/** Returns the heading once wrong fields were edited; null before. */
function describeRemainingErrors({ problem, errors, remainingErrors }: CheckoutProblemProps, remaining: FieldErrors) {
  const fieldNames = listErrors(remaining).map(([name]) => name);
  const [first = '', ...others] = fieldNames;
  const count = listErrors(errors).length;
  if (problem.kind !== 'fields' || (listErrors(remainingErrors).length === count && fieldNames.length === count)) return null;
  if (first === '') return 'Всё исправлено';
  if (others.length > 0) return `Осталось проверить ${plural(fieldNames.length, fieldForms)}`;
  return `Осталось ${remainingStepTexts[first] ?? 'проверить одно поле'}`;
}

/** The wrong fields. When all are corrected, the line stays and says what follows, so that the form does not jump. */
function WrongFieldList({ errors }: { errors: FieldErrors }) {
  const wrongFields = listErrors(errors);
  if (wrongFields.length === 0) return <p css={corrected}>Теперь можно оформить заказ</p>;
  return (
    <ul css={list}>
      {wrongFields.map(([name, text]) => (
        <li key={name}>
          <Link href={`#${buildFieldId(name as FieldName)}`} variant="underlined">
            {fieldLabels[name as FieldName] ?? text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const countedMessage: ProblemMessage = { title: 'Доставка посчиталась', text: 'Проверьте сумму. Теперь можно оплатить онлайн.' };

/** After a refusal the focus is on the first wrong field, or else on the explanation; also once the problem is solved. */
function useFocusAfterRefusal(outcome: object | undefined, isSolved: boolean) {
  const explanation = useRef<HTMLElement>(null);
  // The button that had the focus is not there any more.
  useEffect(() => {
    if (isSolved) explanation.current?.focus();
  }, [isSolved]);
  useEffect(() => {
    if (!outcome) return;
    const wrongField = document.querySelector<HTMLElement>(':is(#checkout, #sum) [aria-invalid=true]:not(details:not([open]) *)');
    wrongField?.scrollIntoView({ block: 'center' });
    (wrongField ?? explanation.current)?.focus({ preventScroll: wrongField !== null });
  }, [outcome]);
  return explanation;
}

/**
 * Says why nothing was placed and what can be done, above the form. It takes the focus, unless a field does. The alert is within what takes
 * the focus, because some screen readers say an alert twice that has it.
 */
export function CheckoutProblem(props: CheckoutProblemProps) {
  const { problem, remainingErrors, quote, renderSubmit, sum, outcome } = props;
  const isSolved = problem.kind === 'delivery' && sum.state === 'ready' && !sum.isDeliveryUnavailable;
  const message = isSolved ? countedMessage : completeMessage(problem, props.message);
  const id = useId();
  const ref = useFocusAfterRefusal(outcome, isSolved);
  const unavailableLines = quote?.lines.filter((line) => line.problem !== null) ?? [];
  useMissingFields(props.missing, problem.kind === 'fields', props.onMissingChange);
  const remaining = { ...props.missing, ...removeUndefined(remainingErrors) };
  const remainingTitle = describeRemainingErrors(props, remaining);
  const unavailableTitle = problem.kind === 'gone' ? composeUnavailableTitle(unavailableLines, outcome !== undefined) : null;
  const hasErrors = listErrors(remaining).length > 0;
  const isFieldProblem = problem.kind === 'fields';
  return (
    <section
      css={[root, hasErrors && wrongField, isFieldProblem && !hasErrors && correctedFrame]}
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
    >
      <div css={content} role={isFieldProblem ? undefined : 'alert'}>
        {/* Of wrong fields, only the number: each says what is wrong with it. What is corrected is not announced, which would interrupt. */}
        <div role={isFieldProblem && remainingTitle === null ? 'alert' : undefined}>
          <Heading level={2} size="small" id={id}>
            {remainingTitle ?? (unavailableTitle || message.title)}
          </Heading>
        </div>
        {message.text && <p>{message.text}</p>}
        {isFieldProblem && <WrongFieldList errors={remaining} />}
        {problem.kind === 'price' && quote && <PriceTable changes={problem.changes} quote={quote} />}
        {unavailableLines.length > 0 && <UnavailableLines lines={unavailableLines} isNamedInHeading={Boolean(unavailableTitle)} />}
        <ProblemActions {...{ problem, quote, sum, renderSubmit }} isSolved={isSolved} />
      </div>
    </section>
  );
}
