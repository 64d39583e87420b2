import { Heading } from '@meet/ui-kit/heading';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { hydrateLater } from '../../../platform/lazy/hydrate-later.tsx';
import { useHydrated } from '../../../platform/lazy/use-hydrated.ts';
import { type CheckoutOutcome, mayBePlaced, type Problem, type ProblemMessage } from '../placing/checkout-outcome.ts';
import type { SimilarPrices } from '../unavailable/SimilarGoodsLink.tsx';
import type { Checkout } from '../use-checkout.ts';
import { completeMessage } from './browser-problems.rules.ts';
import { ProblemActions } from './ProblemActions.tsx';
import * as style from './problem-style.ts';
import { composeTitle, hasUnavailableUnits, ProblemText, type UnavailableProblemProps, UnavailableUnits } from './UnavailableProblem.tsx';
import { useMissingFields } from './use-missing-fields.ts';
import { isEdited, listErrors, removeUndefined, titleRemainingErrors, WrongFieldHeading, WrongFieldList } from './WrongFields.tsx';

const PriceTable = hydrateLater(async () => (await import('./PriceTable.tsx')).PriceTable);

type OwnState = 'problem' | 'similarPrices' | 'onSimilarPrice';

interface CheckoutProblemProps extends Omit<UnavailableProblemProps, OwnState> {
  checkout: UnavailableProblemProps['checkout'] & Pick<Checkout, 'sum' | 'fieldErrors' | 'missing' | 'setMissing'>;
  /**
   * Outcome of a submitted form that placed no order. The focus moves whenever it changes. Undefined if units were sold before the page was
   * opened or while it was open.
   */
  outcome: CheckoutOutcome | undefined;
  /** Why no order was placed or can be placed; false if nothing is wrong. */
  kind: Problem['kind'] | false;
}

/**
 * What has changed, and the available replacements. They are outside the alert, because every part that loads would make screen readers
 * announce the whole alert again.
 */
function ChangesAndReplacements({ kind, ...props }: UnavailableProblemProps & Pick<CheckoutProblemProps, 'kind'>) {
  const { problem } = props;
  const changes = problem.kind === 'price' && problem.changes;
  // If the order may have been placed, the units may be unavailable because this very order has reserved them.
  const areUnitsUnavailable = hasUnavailableUnits(props.quote) && !mayBePlaced(kind);
  return changes || areUnitsUnavailable ? (
    <div css={[style.content, areUnitsUnavailable && style.unavailableUnits]} aria-live="off">
      {changes && <PriceTable changes={changes} quote={props.quote} />}
      {areUnitsUnavailable && <UnavailableUnits {...props} />}
    </div>
  ) : null;
}

type DisplayedProblem = Pick<CheckoutOutcome, 'problem' | 'message'>;

/** Displayed if units were sold before the page was opened or while it was open. */
const unavailableProblem: DisplayedProblem = { problem: { kind: 'sold' }, message: { title: '', text: '' } };

const deliveryComputedMessage: ProblemMessage = { title: 'Доставка посчиталась', text: 'Проверьте сумму. Теперь можно оплатить онлайн.' };

interface FocusCauses extends Pick<CheckoutProblemProps, 'outcome' | 'isFormHidden'> {
  isSolved: boolean;
}

const isFocusLost = () => document.activeElement === document.body || document.activeElement?.closest('[hidden]');

/**
 * After a refusal, moves the focus to the first invalid field or, without one, to the explanation. Moves it to the explanation too once the
 * problem is solved, and when a new sum hides the form that had the focus.
 */
function useFocus({ outcome, isSolved, isFormHidden }: FocusCauses) {
  const explanation = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();
  const [wasServedHidden] = useState(isFormHidden && !isHydrated);
  // The button or field that had the focus has been removed or hidden.
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
      // The link to a field that is a group of radio buttons leads to the group, which cannot get the focus, so its first button gets it.
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
  const { checkout, renderSubmit, outcome, isFormHidden, quote } = props;
  const { sum, missing, setMissing } = checkout;
  const remainingErrors = checkout.fieldErrors.remaining;
  const { problem, message: response } = outcome ?? unavailableProblem;
  const isSolved = problem.kind === 'delivery' && sum.state === 'ready' && !sum.isDeliveryUnavailable;
  const message = isSolved ? deliveryComputedMessage : completeMessage(problem, response);
  const [similarPrices, setSimilarPrices] = useState<SimilarPrices>({});
  const onSimilarPrice = useCallback((unitId: string, price: number) => setSimilarPrices((prices) => ({ ...prices, [unitId]: price })), []);
  const id = useId();
  const ref = useFocus({ outcome, isSolved, isFormHidden });
  useLinksWithinPage();
  useMissingFields(missing, problem.kind === 'fields', setMissing);
  const remaining = { ...missing, ...removeUndefined(remainingErrors) };
  const errorCount = listErrors(remaining).length;
  const isFieldProblem = problem.kind === 'fields';
  const wasEdited = isEdited(outcome?.errors ?? {}, remainingErrors, errorCount);
  const fieldTitle = wasEdited ? titleRemainingErrors(errorCount) : message.title;
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
            {isFieldProblem ? <WrongFieldHeading errors={remaining} title={fieldTitle} /> : composeTitle(problem, message, quote)}
          </Heading>
        </div>
        <ProblemText {...{ ...props, problem, similarPrices }} text={message.text} />
        {errorCount > 1 && <WrongFieldList errors={remaining} />}
        <ChangesAndReplacements {...{ ...props, problem, similarPrices, onSimilarPrice }} />
        <ProblemActions {...{ problem, sum, renderSubmit }} isSolved={isSolved} />
      </div>
    </section>
  );
}
