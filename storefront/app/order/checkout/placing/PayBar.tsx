import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { goodsForms, plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import { asBottomBar, breakpoints, color, font } from '@meet/ui-kit/theme';
import { type MouseEvent, type RefObject, useEffect, useState } from 'react';
import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import { onDemand } from '../../../platform/lazy/on-demand.ts';
import { useInView } from '../../../platform/lazy/use-in-view.ts';
import { bottomBar, hiddenBottomBar } from '../../../platform/theme/bottom-bar-style.ts';
import type { CheckoutValues, FieldErrors, FieldName } from '../form/checkout-form.rules.ts';
import { findMissingFields } from '../form/missing-fields.rules.ts';
import { moveToNextFieldOnEnter } from '../form/next-field.ts';
import { useMissingFields } from '../problem/use-missing-fields.ts';
import type { Problem } from './checkout-outcome.ts';
import { useKeyboardOpen } from './use-keyboard-open.ts';

/** If the script fails to load in advance, the page is not reloaded, because the page loads the script again to explain a problem. */
const preloadProblem = onDemand(() => import('../problem/CheckoutProblem.tsx'), { hasSubstitute: true });

/** Tablets, which display the bar too, because their single column is as long as that of a phone. */
const tablets = `@media (min-width: ${breakpoints.tablet}px) and (max-width: ${breakpoints.desktop - 0.02}px) and (min-height: 401px) and (scripting: enabled)`;

const root = css({
  // If the page has two columns, the bar sticks along all of their rows.
  [tablets]: { display: 'flex', gridArea: '1 / 1 / -1 / -1', alignSelf: 'end', ...asBottomBar('65px') },
  // The bar overlaps the end of the page. There the main button is visible, and the bar is hidden.
  marginTop: 'calc(-65px - env(safe-area-inset-bottom, 0px))',
  marginInline: 'calc(-1 * var(--meet-gutter))',
  '& > p': { display: 'grid', margin: 0, font: font(400, 12), color: color('muted') },
  '& b': { font: font(600, 18), color: color('ink'), whiteSpace: 'nowrap' },
});
/** The bar appears without sliding as soon as the keyboard closes, because the link to the sum disappears at that moment. */
const behindKeyboard = css({ visibility: 'hidden', ...asBottomBar('0px') });
const stale = css({ '&&': { color: color('muted') } });

/** Button text for each missing field: the next step. */
const stepLabels: Partial<Record<FieldName, string>> = {
  name: 'Указать имя',
  surname: 'Указать фамилию',
  phone: 'Указать телефон',
  email: 'Указать email',
  city: 'Указать город',
  way: 'К\u00a0доставке',
  // The pickup points may not have loaded yet, so this text names the whole section.
  point: 'К\u00a0доставке',
  street: 'Указать улицу',
  house: 'Указать дом',
  consent: 'Осталось согласие',
};

function scrollToAndFocus(element: HTMLElement) {
  element.scrollIntoView({ block: 'center' });
  element.focus({ preventScroll: true });
}

/**
 * Moves to the first missing field, because the bar may be far from it. Returns the name of the field, or undefined if the page does not
 * have this field at the moment.
 */
function moveToFirstMissing({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>, missing: FieldErrors) {
  const fields = [...(form?.elements ?? [])].filter((element) => element instanceof HTMLInputElement);
  // If the pickup points have not loaded, moves to the delivery method, because the points will appear below it.
  const isMethodOfPoint = ({ name, checked }: HTMLInputElement) => name === 'way' && checked && 'point' in missing;
  const field =
    fields.find(({ name, type }) => name in missing && type !== 'hidden' && !(name === 'consent' && 'point' in missing)) ??
    fields.find(isMethodOfPoint) ??
    fields.find(({ name }) => name in missing);
  if (!field) return undefined;
  scrollToAndFocus(field);
  return field.name;
}

interface PayBarProps {
  /** Values with which the page opened the form or the server returned it. */
  values: CheckoutValues;
  /** The newest order, with the recipient who has consented; null before the first order. */
  earlierOrder: { recipientKey: string } | null;
  quote: Pick<CheckoutQuoteFragment, 'total' | 'lines'>;
  /** Whether the total includes the delivery. */
  isPriced: boolean;
  /**
   * Number of units in an order that leaves out units that cannot be bought; null if it contains all. The bar of such an order leads to the
   * main button, where the shopper sees what remains.
   */
  remainingUnitCount: number | null;
  /** Whether the displayed total is out of date, because a newer one is loading or has failed to load. */
  isSumOutdated: boolean;
  /** Whether the button is busy: the order is being placed, or `isWaitingForSum`. */
  loading: boolean;
  /** Whether the button waits for the sum. It then says so, because waiting must not look like a payment. */
  isWaitingForSum: boolean;
  /** Why no order was placed or can be placed; false if nothing is wrong. */
  kind: Problem['kind'] | false;
  /** Whether the main button accepts a replacement. The bar then leads to this button and places no order. */
  hasReplacement: boolean;
  /** Total of the order with the replacement: null while it is unknown, undefined if no such order is displayed. */
  replacementTotal: number | null | undefined;
  /** Container of the main button. While it is in view, the bar is hidden. */
  actionRef: RefObject<HTMLElement | null>;
  /** Main button above the form; null if there is none. While it is in view, the bar is hidden too. */
  problemButton: HTMLElement | null;
  /** Called with the error of the missing consent when the button of the bar leads to the consent. */
  onMissingChange: (missing: FieldErrors) => void;
}

type DisplayedOrder = Pick<PayBarProps, 'hasReplacement' | 'replacementTotal' | 'quote' | 'isPriced' | 'remainingUnitCount'>;

const describeRemainingCount = (count: number, all: number): string => `${plural(count, goodsForms)} из\u00a0${all}`;

/** Says what an order with a replacement contains: «3 товара, с заменой», «2 товара из 3, с заменой», «1 товар из 2». */
function describeOrderWithReplacement(count: number, countBefore: number): string {
  if (count === 1 && countBefore > 1) return describeRemainingCount(count, countBefore);
  return `${count < countBefore ? describeRemainingCount(count, countBefore) : plural(count, goodsForms)}, с\u00a0заменой`;
}

/** Texts of the bar: they name the order that is displayed. If several units can be replaced, no order with a replacement is displayed. */
function describeOrder({ hasReplacement, replacementTotal, quote, isPriced, remainingUnitCount }: DisplayedOrder) {
  const { lines, total } = quote;
  if (!hasReplacement) {
    const totalLabel = isPriced ? 'Итого' : 'Без\u00a0доставки';
    const label = remainingUnitCount === null ? totalLabel : describeRemainingCount(remainingUnitCount, lines.length);
    return { label, amount: formatMoney(total), action: 'Проверить заказ' };
  }
  if (replacementTotal === undefined) return { label: 'Ваш заказ', amount: 'Есть замена', action: 'Выбрать замену' };
  // The replacement and the units that remain, which are none if `remainingUnitCount` is null.
  const count = 1 + (remainingUnitCount ?? 0);
  return {
    label: describeOrderWithReplacement(count, lines.length),
    amount: replacementTotal === null ? 'Ваш заказ' : formatMoney(replacementTotal),
    action: 'Проверить заказ',
  };
}

/** Whether the bar leads to the order, which differs from what the shopper chose, instead of placing it. Missing fields come first. */
const leadsToOrder = (
  { hasReplacement, remainingUnitCount }: Pick<PayBarProps, 'hasReplacement' | 'remainingUnitCount'>,
  hasMissing: boolean,
) => hasReplacement || (remainingUnitCount !== null && !hasMissing);

/** Moves to the button that accepts the replacement or, without a replacement, to the button below the sum. */
function moveToMainButton({
  hasReplacement,
  problemButton,
  actionRef,
}: Pick<PayBarProps, 'hasReplacement' | 'problemButton' | 'actionRef'>) {
  const button = hasReplacement ? problemButton : actionRef.current?.querySelector('button');
  if (button) scrollToAndFocus(button);
}

/** Bar of an order that was not placed yet. */
function OrderBar({ isSumOutdated, loading, kind, actionRef, problemButton, onMissingChange, ...props }: PayBarProps) {
  const [missing, setMissing] = useState(() => findMissingFields({ ...props.values, consentFor: props.earlierOrder?.recipientKey ?? '' }));
  useMissingFields(missing, true, setMissing);
  useEffect(() => {
    const controller = new AbortController();
    moveToNextFieldOnEnter('checkout', controller.signal);
    // Loaded in advance, because it is needed when the connection fails.
    preloadProblem().catch(() => undefined);
    return () => controller.abort();
  }, []);
  const [step] = Object.keys(missing) as FieldName[];
  // The pickup points load together with the sum, so while the sum loads, a missing point is not reported.
  const hasMissing = step !== undefined && !(step === 'point' && props.isWaitingForSum);
  const sendAgainText = kind === 'unknown' && 'Отправить';
  const buttonText = props.isWaitingForSum ? 'Считаем' : sendAgainText;
  const isActionInView = useInView(actionRef);
  const isProblemButtonInView = useInView(problemButton);
  const isKeyboardOpen = useKeyboardOpen();
  const isButtonInView = isActionInView || isProblemButtonInView;
  const orderTexts = describeOrder(props);
  return (
    <section css={[bottomBar, root, isKeyboardOpen && behindKeyboard, isButtonInView && hiddenBottomBar]} aria-label="К оплате">
      <p>
        {orderTexts.label}
        <b css={isSumOutdated && stale} data-price="">
          {orderTexts.amount}
        </b>
      </p>
      {leadsToOrder(props, hasMissing) ? (
        <Button onClick={() => moveToMainButton({ ...props, problemButton, actionRef })}>{orderTexts.action}</Button>
      ) : (
        <Button
          type="submit"
          form="checkout"
          loading={loading && !hasMissing}
          onClick={(event) => {
            const name = moveToFirstMissing(event, missing);
            if (name) event.preventDefault();
            if (name === 'consent') onMissingChange(missing);
          }}
        >
          {hasMissing
            ? stepLabels[step]
            : buttonText || (
                <>
                  <span className="online">Оплатить</span>
                  <span className="by-call">Оформить</span>
                </>
              )}
        </Button>
      )}
    </section>
  );
}

/**
 * Bottom bar of phones and tablets with the total and a second main button, because the main button is out of view along a long form. While
 * fields are missing, the button leads to the next missing field. The bar makes way for an on-screen keyboard and makes its Enter key move
 * to the next field. The script for both loads when the shopper begins to use the page. An order that was placed already needs no bar.
 */
export const PayBar = (props: PayBarProps) => (props.kind === 'placed' ? null : <OrderBar {...props} />);
