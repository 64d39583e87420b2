import { Heading } from '@meet/ui-kit/heading';
import { Icon } from '@meet/ui-kit/icon';
import { Link } from '@meet/ui-kit/link';
import { type PluralForms, plural } from '@meet/ui-kit/plural';
import { useEffect, useId, useRef, useState } from 'react';
import type { CheckoutAddressFragment, CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import { hydrateLater } from '../../../platform/lazy/hydrate-later.tsx';
import { useHydrated } from '../../../platform/lazy/use-hydrated.ts';
import { buildFieldId } from '../form/CheckoutSection.tsx';
import type { FieldErrors, FieldName } from '../form/checkout-form.rules.ts';
import type { CheckoutOutcome, Problem, ProblemMessage } from '../placing/checkout-outcome.ts';
import type { MainButton } from '../placing/main-button.rules.ts';
import type { QuoteRequest } from '../quote/quote-request.rules.ts';
import type { UnavailableLinesProps } from '../unavailable/UnavailableLines.tsx';
import { composeUnavailableTitle } from '../unavailable/unavailable.rules.ts';
import { completeMessage } from './browser-problems.rules.ts';
import { ProblemActions, type ProblemActionsProps } from './ProblemActions.tsx';
import * as style from './problem-style.ts';
import { useMissingFields } from './use-missing-fields.ts';

const PriceTable = hydrateLater(async () => (await import('./PriceTable.tsx')).PriceTable);
const UnavailableLines = hydrateLater(async () => (await import('../unavailable/UnavailableLines.tsx')).UnavailableLines);

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

interface CheckoutProblemProps extends Omit<ProblemActionsProps, 'problem' | 'isSolved'> {
  quote: CheckoutQuoteFragment;
  /** Input of the quote. */
  quoteRequest: QuoteRequest;
  /** The errors of the fields that were not edited since. */
  remainingErrors: FieldErrors;
  /** Fields that are empty now. */
  missing: FieldErrors;
  onMissingChange: (missing: FieldErrors) => void;
  /** What placed nothing. Whenever it changes, the focus moves. Undefined if units were sold before the page was opened or since. */
  outcome: CheckoutOutcome | undefined;
  /** Saved addresses, of which the form may have chosen one. */
  addresses: readonly CheckoutAddressFragment[];
  /** Whether an order with a replacement, if there is one, takes the place of the form and its sum. */
  isFormReplaced: boolean;
  /** Element of that order. */
  orderRoot: HTMLElement | null;
  /** Whether the form is hidden. */
  isFormHidden: boolean;
  /** Opens the hidden form. */
  onEditForm: () => void;
  /** Whether the order may exist, so that its own reservation makes the units unavailable. */
  mayBePlaced: boolean;
  main: MainButton;
  /** Called with the button of the replacement, if it is the main one. */
  setProblemButton: (button: HTMLElement | null) => void;
  /** Called with the total of the order with the replacement. */
  setReplacementTotal: (total: number | null) => void;
}

const fieldForms: PluralForms = { one: 'поле', few: 'поля', many: 'полей' };

const listErrors = (errors: FieldErrors) =>
  [...new Set([...Object.keys(fieldLabels), ...Object.keys(errors)])].flatMap((name) => {
    const text = errors[name as FieldName];
    return text === undefined ? [] : [[name as FieldName, text] as const];
  });

const removeUndefined = (errors: FieldErrors): FieldErrors => Object.fromEntries(listErrors(errors));

/** What is still to be done if it is not a text to type. */
const remainingStepTexts: Partial<Record<FieldName, string>> = {
  way: 'выбрать способ получения',
  point: 'выбрать пункт выдачи',
  consent: 'отметить согласие',
};

const linkToField = (name: FieldName) => `#${buildFieldId(name)}`;

/** Whether a wrong field was edited, or an edit has made another one wrong. */
const isEdited = ({ outcome, remainingErrors }: CheckoutProblemProps, remainingCount: number) =>
  [outcome?.errors ?? {}, remainingErrors].some((fields) => listErrors(fields).length !== remainingCount);

/** Heading of wrong fields. A single one is named there, as a link to it. When all are corrected, it says what follows. */
function WrongFieldHeading({ errors, title }: { errors: FieldErrors; title: string }) {
  const [first, ...others] = listErrors(errors);
  if (!first)
    return (
      <span css={style.corrected}>
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
    <Link href={linkToField(name)} variant="underlined" css={style.fieldLink}>
      {step ? `Осталось ${step}` : `Проверьте поле «${fieldLabels[name] ?? text}»`}
    </Link>
  );
}

/** Links to the wrong fields, if they are several. */
const WrongFieldList = ({ errors }: { errors: FieldErrors }) => (
  <ul css={style.list}>
    {listErrors(errors).map(([name, text]) => (
      <li key={name}>
        <Link href={linkToField(name)} variant="underlined">
          {fieldLabels[name] ?? text}
        </Link>
      </li>
    ))}
  </ul>
);

/** Whether some units cannot be bought, or none exist any more. */
const hasUnavailableUnits = ({ lines }: CheckoutQuoteFragment) => lines.length === 0 || lines.some(({ problem }) => problem !== null);

interface LatePartsProps
  extends Omit<UnavailableLinesProps, 'mainButtonRef' | 'earlierSum' | 'onTotalChange' | 'restButton'>,
    Pick<CheckoutProblemProps, 'mayBePlaced' | 'main' | 'isFormHidden' | 'setProblemButton' | 'setReplacementTotal' | 'renderSubmit'> {
  problem: CheckoutOutcome['problem'];
}

/** What changed, and what can be bought instead. Each part that loads would have the whole alert announced again. */
function LateParts({ problem, mayBePlaced, main, setProblemButton, setReplacementTotal, quote, ...rest }: LatePartsProps) {
  const { quoteRequest, addresses, isFormReplaced, isFormHidden, onEditForm, orderRoot, renderSubmit } = rest;
  const changes = problem.kind === 'price' && problem.changes;
  const areUnitsUnavailable = hasUnavailableUnits(quote) && !mayBePlaced;
  return changes || areUnitsUnavailable ? (
    <div css={style.content} aria-live="off">
      {changes && <PriceTable {...{ changes, quote }} />}
      {areUnitsUnavailable && (
        <UnavailableLines
          {...{ quote, quoteRequest, addresses, isFormReplaced, orderRoot }}
          restButton={main === 'replacement' && renderSubmit()}
          onEditForm={isFormHidden ? onEditForm : undefined}
          earlierSum={problem.kind === 'sold' ? problem.visibleSum : undefined}
          onTotalChange={setReplacementTotal}
          mainButtonRef={main === 'replacement' ? setProblemButton : undefined}
        />
      )}
    </div>
  ) : null;
}

/** Says which units cannot be bought, unless they are some of several. */
function composeTitle({ kind }: Problem, { title }: ProblemMessage, { quote, outcome }: CheckoutProblemProps): string {
  const unavailableTitle = kind === 'sold' ? composeUnavailableTitle(quote.lines, outcome !== undefined) : null;
  return unavailableTitle ?? title;
}

type DisplayedProblem = Pick<CheckoutOutcome, 'problem' | 'message'>;

/** Units were sold before the page was opened, or while it was. */
const unavailableProblem: DisplayedProblem = { problem: { kind: 'sold' }, message: { title: '', text: '' } };

const countedMessage: ProblemMessage = { title: 'Доставка посчиталась', text: 'Проверьте сумму. Теперь можно оплатить онлайн.' };

interface FocusCauses extends Pick<CheckoutProblemProps, 'outcome' | 'isFormHidden'> {
  isSolved: boolean;
}

const isFocusLost = () => document.activeElement === document.body || document.activeElement?.closest('[hidden]');

/**
 * After a refusal the focus is on the first wrong field, or else on the explanation; also once the problem is solved, and when a new sum
 * hides the form that had the focus.
 */
function useFocus({ outcome, isSolved, isFormHidden }: FocusCauses) {
  const explanation = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();
  const [wasServedHidden] = useState(isFormHidden && !isHydrated);
  // The button that had the focus is not there any more.
  useEffect(() => {
    if (isSolved || (isFormHidden && !wasServedHidden && isFocusLost())) explanation.current?.focus();
  }, [isSolved, isFormHidden, wasServedHidden]);
  useEffect(() => {
    if (!outcome) return;
    const wrongField = document.querySelector<HTMLElement>(':is(#checkout, #sum) [aria-invalid=true]:not(details:not([open]) *)');
    wrongField?.scrollIntoView({ block: 'center' });
    (wrongField ?? explanation.current)?.focus({ preventScroll: wrongField !== null });
  }, [outcome]);
  return explanation;
}

/** Follows the links to parts of the page without the router, which would forget what has become of the form. */
function useLinksWithinPage() {
  useEffect(() => {
    const controller = new AbortController();
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('main a[href*="#"]');
      const target = link && document.getElementById(link.hash.slice(1));
      if (!target) return;
      event.preventDefault();
      target.scrollIntoView();
      // A choice has the name, and its first option the focus.
      (target.matches('fieldset') ? target.querySelector('input') : target)?.focus({ preventScroll: true });
    };
    document.addEventListener('click', follow, { capture: true, signal: controller.signal });
    return () => controller.abort();
  }, []);
}

/**
 * Says why nothing was placed and what can be done, above the form. It takes the focus, unless a field does. The alert is within what takes
 * the focus, because some screen readers say an alert twice that has it.
 */
export function CheckoutProblem(props: CheckoutProblemProps) {
  const { remainingErrors, renderSubmit, sum, outcome, isFormReplaced, isFormHidden } = props;
  const { problem, message: response } = outcome ?? unavailableProblem;
  const isSolved = problem.kind === 'delivery' && sum.state === 'ready' && !sum.isDeliveryUnavailable;
  const message = isSolved ? countedMessage : completeMessage(problem, response);
  const id = useId();
  const ref = useFocus({ outcome, isSolved, isFormHidden });
  useLinksWithinPage();
  useMissingFields(props.missing, problem.kind === 'fields', props.onMissingChange);
  const remaining = { ...props.missing, ...removeUndefined(remainingErrors) };
  const errorCount = listErrors(remaining).length;
  const isFieldProblem = problem.kind === 'fields';
  const wasEdited = isEdited(props, errorCount);
  const fieldTitle = wasEdited ? `Осталось проверить ${plural(errorCount, fieldForms)}` : message.title;
  return (
    <section
      css={[
        style.root,
        isFormReplaced && style.withoutForm,
        isFormHidden && style.onlyContent,
        errorCount > 0 && style.wrongField,
        isFieldProblem && errorCount === 0 && style.correctedFrame,
      ]}
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
    >
      <div css={style.content} role={isFieldProblem ? undefined : 'alert'}>
        {/* Of wrong fields, only the number: each says what is wrong with it. What is corrected is not announced, which would interrupt. */}
        <div role={isFieldProblem && !wasEdited ? 'alert' : undefined}>
          <Heading level={2} size="small" id={id}>
            {isFieldProblem ? <WrongFieldHeading errors={remaining} title={fieldTitle} /> : composeTitle(problem, message, props)}
          </Heading>
        </div>
        {outcome && message.text && <p>{message.text}</p>}
        {errorCount > 1 && <WrongFieldList errors={remaining} />}
        <LateParts {...props} problem={problem} />
        <ProblemActions {...{ problem, sum, renderSubmit }} isSolved={isSolved} />
      </div>
    </section>
  );
}
