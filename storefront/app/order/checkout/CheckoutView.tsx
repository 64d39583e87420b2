import { Heading } from '@meet/ui-kit/heading';
import { hidden } from '@meet/ui-kit/hidden';
import { Icon } from '@meet/ui-kit/icon';
import { goodsForms, plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef, useState } from 'react';
import { hydrateLater } from '../../platform/lazy/hydrate-later.tsx';
import { useHydrated } from '../../platform/lazy/use-hydrated.ts';
import { wrap } from '../../platform/theme/layout-style.ts';
import { isWithoutDelivery } from './CheckoutSum.tsx';
import type { CheckoutPage } from './checkout-page.server.ts';
import { type ColumnProps, FormColumn } from './FormColumn.tsx';
import * as style from './page-style.ts';
import { type CheckoutOutcome, mayBePlaced } from './placing/checkout-outcome.ts';
import { findMainButtonPosition, type MainButtonPosition } from './placing/main-button.rules.ts';
import { PlaceOrderButton } from './placing/PlaceOrderButton.tsx';
import { addExpectedPrice } from './quote/expected-delivery.rules.ts';
import type { QuoteWithRequest } from './quote/load-quote.server.ts';
import { useExpectedSum } from './quote/use-expected-sum.ts';
import { SumColumn } from './SumColumn.tsx';
import { useCartReload } from './use-cart-reload.ts';
import { type Checkout, useCheckout } from './use-checkout.ts';

const PayBar = hydrateLater(async () => (await import('./placing/PayBar.tsx')).PayBar, { until: 'interaction' });

interface CheckoutHeadingProps {
  quote: QuoteWithRequest['quote'];
  hasSumLink: boolean;
  /** Whether the total includes the delivery. */
  isPriced: boolean;
  /** Whether the page fits one screen of a phone. */
  isOneScreen: boolean;
  /** Whether the page is about units that were sold. */
  isAboutSold: boolean;
}

function CheckoutHeading({ quote, hasSumLink, isPriced, isOneScreen, isAboutSold }: CheckoutHeadingProps) {
  return (
    <div css={style.headingRow}>
      <Heading level={1} css={[style.title, isOneScreen && style.titleOfOneScreen, isAboutSold && style.titleOfProblem]}>
        Оформление заказа
      </Heading>
      {hasSumLink && (
        <a css={style.sumLink} href="#sum">
          {plural(quote.lines.filter(({ problem }) => !problem).length, goodsForms)}
          {isPriced ? ' ' : ', без\u00a0доставки '}
          <span>
            {formatMoney(quote.total)}
            <Icon name="down" size={18} />
          </span>
        </a>
      )}
    </div>
  );
}

interface CheckoutViewProps {
  page: CheckoutPage;
  /** Outcome of the submitted form, if no order was placed. */
  outcome: CheckoutOutcome | undefined;
}

/** Whether a promo code or bonuses were chosen, or refused. */
function hasReductions({ chosenReductions: { promocode, bonuses } }: Checkout, outcome: CheckoutOutcome | undefined): boolean {
  const isRefused = (outcome?.errors.promocode ?? outcome?.errors.bonuses) !== undefined;
  return promocode !== '' || bonuses > 0 || isRefused || outcome?.problem.kind === 'requoted';
}

/** Derives what is wrong with the order, and which parts of the page the shopper needs next. */
function useCheckoutState({ quote: { lines }, outcome }: Pick<ColumnProps, 'quote' | 'outcome'>) {
  const availableCount = lines.filter(({ problem }) => !problem).length;
  const hasUnavailableUnits = availableCount < lines.length;
  const kind = outcome?.problem.kind ?? ((hasUnavailableUnits || !availableCount) && 'sold');
  // If the problem is not that units were sold, the form stays: the units may be unavailable because this very order has reserved them.
  const areAllUnavailable = kind === 'sold' && !availableCount;
  const mainButtonPosition = findMainButtonPosition(outcome?.problem.kind, lines);
  const isHydrated = useHydrated();
  // Without JavaScript, the form stays as long as a unit can be ordered.
  const isFormReplaced = areAllUnavailable || (isHydrated && mainButtonPosition === 'replacement');
  // Number of available units if an order without the unavailable units is offered; null if no such order is offered.
  const remainingUnitCount = hasUnavailableUnits && availableCount && !mayBePlaced(kind) ? availableCount : null;
  return { kind, mainButtonPosition, remainingUnitCount, areAllUnavailable, isFormReplaced };
}

/** Emphasis of a button that places the order without a replacement: above the form, or with `wide` below the sum. */
const chooseVariant = (mainButtonPosition: MainButtonPosition, wide: boolean) =>
  mainButtonPosition === (wide ? 'sum' : 'problem') ? 'solid' : 'line';

function CheckoutContent(contentProps: Omit<ColumnProps, 'visibleSum' | 'isFormReplaced' | 'renderSubmit'>) {
  const { quote, checkout } = contentProps;
  const { isPlacing, sum } = checkout;
  const visibleSum = useExpectedSum(quote, { ids: checkout.ids, outcome: contentProps.outcome });
  const actionRef = useRef<HTMLDivElement>(null);
  const [problemButton, setProblemButton] = useState<HTMLElement | null>(null);
  const [orderRoot, setOrderRoot] = useState<HTMLElement | null>(null);
  const [replacementTotal, setReplacementTotal] = useState<number | null>();
  const { kind, mainButtonPosition, remainingUnitCount, areAllUnavailable, isFormReplaced } = useCheckoutState(contentProps);
  const hasReplacement = mainButtonPosition === 'replacement';
  const isPriced = !isWithoutDelivery(quote, sum.isDeliveryUnavailable);
  // Until the sum is known, the shopper cannot agree to it. A form that is sent again has a sum to which the shopper has already agreed.
  const isWaitingForSum = !isPlacing && sum.state === 'stale' && kind !== 'unknown';
  const loading = isPlacing || isWaitingForSum;
  // If it is unknown whether the order was placed, the button names no units: they may be unavailable because this very order has reserved
  // them.
  const sendAgainLabel = kind === 'unknown' && 'Отправить ещё\u00a0раз';
  const busyLabel = isWaitingForSum ? 'Считаем сумму' : sendAgainLabel;
  // An order that was placed already has no such button: SumStatus links to the order instead.
  const isPlaced = kind === 'placed';
  const renderSubmit = (label?: ReactNode, wide = false) =>
    areAllUnavailable || isPlaced ? null : (
      <PlaceOrderButton
        ref={wide || hasReplacement ? undefined : setProblemButton}
        total={isPriced ? formatMoney(quote.total) : null}
        {...{ loading, wide, remainingUnitCount }}
        label={busyLabel || label}
        variant={chooseVariant(mainButtonPosition, wide)}
      />
    );
  const columnProps = { ...contentProps, visibleSum, isFormReplaced, renderSubmit };
  const isReductionChosen = hasReductions(checkout, contentProps.outcome);
  // The form of a repeated order is so short that the sum is near the first screen. Without a promo code and bonuses, the sum fits on the
  // first screen.
  const isRepeat = contentProps.page.newestOrder !== null;
  const isOneScreen = isRepeat && !isReductionChosen && !contentProps.outcome;
  return (
    <div css={[wrap, style.root, style.layout]}>
      {/* Enter in a field presses the first submit button of the form. Without this button, that could be one that replaces a unit. */}
      <button
        type="submit"
        form="checkout"
        css={hidden}
        tabIndex={-1}
        aria-hidden="true"
        disabled={isFormReplaced || isPlacing || isPlaced}
      >
        Оформить
      </button>
      <CheckoutHeading {...{ quote, isPriced, isOneScreen }} isAboutSold={kind === 'sold'} hasSumLink={!isRepeat && kind !== 'sold'} />
      <div css={style.formAndSum}>
        <FormColumn {...columnProps} {...{ kind, mainButtonPosition, orderRoot, setProblemButton, setReplacementTotal }} />
        {hasReplacement && isFormReplaced && <div ref={setOrderRoot} css={style.sum} />}
        <SumColumn {...columnProps} {...{ isReductionChosen, isOneScreen }} actionRef={actionRef} />
      </div>
      {(!areAllUnavailable || hasReplacement) && (
        <PayBar
          {...{ quote, isPriced, loading, isWaitingForSum, kind, hasReplacement, replacementTotal, remainingUnitCount }}
          {...{ actionRef, problemButton }}
          isSumOutdated={sum.state !== 'ready'}
          values={checkout.values}
          earlierOrder={contentProps.page.newestOrder}
          onMissingChange={checkout.setMissing}
        />
      )}
    </div>
  );
}

/** The checkout: the form, and the sum beside it. */
export const CheckoutView = observer(function CheckoutView(props: CheckoutViewProps) {
  const { page, outcome } = props;
  const checkout = useCheckout(page, outcome);
  // The submitted units are ordered, whatever another tab changes in the cart meanwhile.
  useCartReload(page.ids, outcome !== undefined);
  const { sum, quoteRequest, deliveryOptions, destination } = checkout;
  if (!sum.quote) return null;
  // If the sum for the chosen destination has no delivery price, the carrier does not deliver there, so no price is to be expected.
  const isDeliveryPending = !sum.isDeliveryUnavailable && (sum.state !== 'ready' || quoteRequest.delivery === null);
  const quote = isDeliveryPending ? addExpectedPrice(sum.quote, deliveryOptions, destination.way) : sum.quote;
  return <CheckoutContent {...props} checkout={checkout} quote={quote} />;
});
