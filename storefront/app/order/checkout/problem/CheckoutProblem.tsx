import { Heading } from '@meet/ui-kit/heading';
import { Icon } from '@meet/ui-kit/icon';
import { Link } from '@meet/ui-kit/link';
import { type PluralForms, plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import { useEffect, useId, useRef, useState } from 'react';
import type { CheckoutAddressFragment, CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import { hydrateLater } from '../../../platform/lazy/hydrate-later.tsx';
import { useHydrated } from '../../../platform/lazy/use-hydrated.ts';
import { buildFieldId } from '../form/CheckoutSection.tsx';
import type { FieldErrors, FieldName } from '../form/checkout-form.rules.ts';
import type { CheckoutOutcome, Problem, ProblemMessage } from '../placing/checkout-outcome.ts';
import type { MainButtonPosition } from '../placing/main-button.rules.ts';
import type { QuoteRequest } from '../quote/quote-request.rules.ts';
import type { UnavailableLinesProps } from '../unavailable/UnavailableLines.tsx';
import { composeUnavailableTitle, describeEqualUnits, describeRest, nameUnavailableUnits } from '../unavailable/unavailable.rules.ts';
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
  /** Errors of the fields that the shopper has not edited since. */
  remainingErrors: FieldErrors;
  /** Errors of the fields that are empty now. */
  missing: FieldErrors;
  onMissingChange: (missing: FieldErrors) => void;
  /**
   * Outcome of a submitted form that placed no order. The focus moves whenever it changes. Undefined if units were sold before the page was
   * opened or while it was open.
   */
  outcome: CheckoutOutcome | undefined;
  /** Saved addresses, one of which may be chosen in the form. */
  addresses: readonly CheckoutAddressFragment[];
  /** Whether the order with a replacement, if there is one, is displayed instead of the form and its sum. */
  isFormReplaced: boolean;
  /** Element that displays the order with a replacement. */
  orderRoot: HTMLElement | null;
  isFormHidden: boolean;
  onEditForm: () => void;
  /** Whether the order may have been placed. The units may then be unavailable because this very order has reserved them. */
  mayBePlaced: boolean;
  main: MainButtonPosition;
  /** Called with the button of the replacement, if it is the main button. */
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

/** The remaining step for each field that is not a text field. */
const remainingStepTexts: Partial<Record<FieldName, string>> = {
  way: 'выбрать способ получения',
  point: 'выбрать пункт выдачи',
  consent: 'отметить согласие',
};

const linkToField = (name: FieldName) => `#${buildFieldId(name)}`;

/** Whether a wrong field was edited, or an edit has caused another error. */
const isEdited = ({ outcome, remainingErrors }: CheckoutProblemProps, remainingCount: number) =>
  [outcome?.errors ?? {}, remainingErrors].some((fields) => listErrors(fields).length !== remainingCount);

/**
 * Heading of the field errors. A single error is displayed in the heading as a link to its field. Once all are corrected, the heading says
 * what to do next.
 */
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

/** Links to the invalid fields, if there are several. */
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

/** Whether some units cannot be bought, or all units have been deleted. */
const hasUnavailableUnits = ({ lines }: CheckoutQuoteFragment) => lines.length === 0 || lines.some(({ problem }) => problem !== null);

interface LatePartsProps
  extends Omit<UnavailableLinesProps, 'mainButtonRef' | 'earlierSum' | 'onTotalChange' | 'restButton'>,
    Pick<CheckoutProblemProps, 'mayBePlaced' | 'main' | 'isFormHidden' | 'setProblemButton' | 'setReplacementTotal' | 'renderSubmit'> {
  problem: CheckoutOutcome['problem'];
}

/**
 * What has changed, and the available replacements. They are outside the alert, because every part that loads would make screen readers
 * announce the whole alert again.
 */
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

/**
 * Returns a title that says which units cannot be bought. If only some of several units cannot be bought, returns the title of the problem.
 */
function composeTitle({ kind }: Problem, { title }: ProblemMessage, { quote }: CheckoutProblemProps): string {
  const unavailableTitle = kind === 'sold' ? composeUnavailableTitle(quote.lines) : null;
  return unavailableTitle ?? title;
}

/** The text of a problem. If a second button orders the units without a replacement, links to this button. */
function ProblemText({ problem, text, outcome, main, quote }: CheckoutProblemProps & { problem: Problem; text: string }) {
  const replaceable = problem.kind === 'sold' && describeEqualUnits(quote.lines);
  const explanation = [outcome ? text : describeRest(quote), replaceable].filter(Boolean).join(' ');
  if (!explanation) return null;
  return (
    <p>
      {explanation}
      {main === 'replacement' && quote.lines.some((line) => line.problem === null) && (
        <>
          {' '}
          Остальное ещё&nbsp;в&nbsp;наличии: можно{' '}
          <Link href="#rest" variant="underlined">
            заказать без&nbsp;{nameUnavailableUnits(quote.lines)}
            {quote.delivery !== null && ` за\u00a0${formatMoney(quote.total)}`}
          </Link>
          .
        </>
      )}
    </p>
  );
}

type DisplayedProblem = Pick<CheckoutOutcome, 'problem' | 'message'>;

/** Displayed if units were sold before the page was opened or while it was open. */
const unavailableProblem: DisplayedProblem = { problem: { kind: 'sold' }, message: { title: '', text: '' } };

const countedMessage: ProblemMessage = { title: 'Доставка посчиталась', text: 'Проверьте сумму. Теперь можно оплатить онлайн.' };

interface FocusCauses extends Pick<CheckoutProblemProps, 'outcome' | 'isFormHidden'> {
  isSolved: boolean;
}

const isFocusLost = () => document.activeElement === document.body || document.activeElement?.closest('[hidden]');

/**
 * After a refusal, moves the focus to the first invalid field or, without one, to the explanation. Does the same once the problem is
 * solved, and when a new sum hides the form that had the focus.
 */
function useFocus({ outcome, isSolved, isFormHidden }: FocusCauses) {
  const explanation = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();
  const [wasServedHidden] = useState(isFormHidden && !isHydrated);
  // The button that had the focus no longer exists.
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

/** Follows links to parts of the page without the router, because a navigation would discard the outcome of the form. */
function useLinksWithinPage() {
  useEffect(() => {
    const controller = new AbortController();
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('main a[href*="#"]');
      const target = link && document.getElementById(link.hash.slice(1));
      if (!target) return;
      event.preventDefault();
      target.scrollIntoView();
      // A group of radio buttons has the name of the field, but its first radio button gets the focus.
      (target.matches('fieldset') ? target.querySelector('input') : target)?.focus({ preventScroll: true });
    };
    document.addEventListener('click', follow, { capture: true, signal: controller.signal });
    return () => controller.abort();
  }, []);
}

/**
 * Explains above the form why no order was placed and what the shopper can do. It gets the focus unless a field gets it. The alert is
 * inside the focused element, because some screen readers announce an alert twice if it has the focus itself.
 */
export function CheckoutProblem(props: CheckoutProblemProps) {
  const { remainingErrors, renderSubmit, sum, outcome, isFormHidden } = props;
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
        problem.kind === 'sold' && style.soldUnits,
        isFormHidden && style.onlyContent,
        errorCount > 0 && style.wrongField,
        isFieldProblem && errorCount === 0 && style.correctedFrame,
      ]}
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
    >
      <div css={style.content} role={isFieldProblem ? undefined : 'alert'}>
        {/* Announces only the number of errors: each field describes its own. Corrections are not announced, to avoid interruptions. */}
        <div role={isFieldProblem && !wasEdited ? 'alert' : undefined}>
          <Heading level={2} size="small" id={id}>
            {isFieldProblem ? <WrongFieldHeading errors={remaining} title={fieldTitle} /> : composeTitle(problem, message, props)}
          </Heading>
        </div>
        <ProblemText {...props} problem={problem} text={message.text} />
        {errorCount > 1 && <WrongFieldList errors={remaining} />}
        <LateParts {...props} problem={problem} />
        <ProblemActions {...{ problem, sum, renderSubmit }} isSolved={isSolved} />
      </div>
    </section>
  );
}
