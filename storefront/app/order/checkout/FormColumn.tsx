import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router';
import { saveCity } from '../../delivery/city/choice/change-city.ts';
import { hydrateLater } from '../../platform/lazy/hydrate-later.tsx';
import type { CheckoutPage } from './checkout-page.server.ts';
import { CheckoutForm } from './form/CheckoutForm.tsx';
import type { CheckoutOutcome, Problem } from './placing/checkout-outcome.ts';
import type { MainButtonPosition } from './placing/main-button.rules.ts';
import type { QuoteWithRequest } from './quote/load-quote.server.ts';
import type { VisibleSum } from './quote/visible-sum.rules.ts';
import type { Checkout } from './use-checkout.ts';

const CheckoutProblem = hydrateLater(async () => (await import('./problem/CheckoutProblem.tsx')).CheckoutProblem);

/** Promo code that reduces the visible sum. The API would refuse the order with any other promo code. */
const findAppliedCode = ({ promocode }: QuoteWithRequest['quote']) => (promocode?.problem === null ? promocode.code : '');

/** Props that the column of the form and the column of the sum have in common. */
export interface ColumnProps {
  page: CheckoutPage;
  /** Outcome of the submitted form, if no order was placed. */
  outcome: CheckoutOutcome | undefined;
  checkout: Checkout;
  quote: QuoteWithRequest['quote'];
  /** The visible sum, which the form submits. The API refuses any other total. */
  visibleSum: VisibleSum;
  /** Whether the form and its sum are hidden: nothing remains to order, or the order with a replacement is displayed instead. */
  isFormReplaced: boolean;
  /** Button that places the order, below the sum if it is `wide`; null if nothing can be ordered. */
  renderSubmit: (label?: ReactNode, wide?: boolean) => ReactNode;
}

interface FormColumnProps extends ColumnProps {
  /** Element that displays the order with a replacement instead of the sum; null while the sum is displayed. */
  orderRoot: HTMLElement | null;
  /** Called with the element of the main button above the form. */
  setProblemButton: (button: HTMLElement | null) => void;
  /** Called with the total of the order with a replacement: null while it is unknown, undefined if no such order is displayed. */
  setReplacementTotal: (total: number | null | undefined) => void;
  /** Why no order was placed or can be placed; false if nothing is wrong. */
  kind: Problem['kind'] | false;
  mainButtonPosition: MainButtonPosition;
}

/** The form, below the explanation why the last submission placed no order. */
export function FormColumn(props: FormColumnProps) {
  const { page, outcome, checkout, quote } = props;
  const { revalidate } = useRevalidator();
  const { sum, chosenReductions } = checkout;
  // While the visible sum is outdated, the form submits the newly chosen reductions, and the API refuses the outdated total.
  const reductions = sum.state === 'ready' ? { promocode: findAppliedCode(quote), bonuses: quote.bonuses } : chosenReductions;
  const [isFormOpen, setFormOpen] = useState(false);
  const isFormHidden = props.isFormReplaced && !isFormOpen;
  const openForm = () => {
    flushSync(() => setFormOpen(true));
    const controls = [...(checkout.form.current?.querySelectorAll<HTMLElement>('input, summary') ?? [])];
    controls.find((control) => control.checkVisibility())?.focus();
  };
  return (
    <div>
      {props.kind && <CheckoutProblem {...props} {...{ isFormHidden, openForm }} />}
      <CheckoutForm
        key={checkout.formVersion}
        ref={checkout.form}
        // The hidden form is still submitted together with a replacement.
        hidden={isFormHidden}
        values={checkout.values}
        errors={outcome?.errors ?? {}}
        fieldErrors={checkout.fieldErrors}
        destination={checkout.destination}
        deliveryOptions={sum.isDeliveryUnavailable ? [] : checkout.deliveryOptions}
        destinationOptions={{
          cities: outcome?.cities ?? [],
          addresses: page.addresses,
          points: outcome?.points ?? page.points,
          quotedPoint: quote.pickupPoint,
          mapsKey: page.mapsKey,
        }}
        hiddenValues={{
          accountId: page.accountId,
          ids: checkout.ids,
          visibleSum: props.visibleSum,
          key: checkout.key,
          promocode: reductions.promocode,
          bonuses: reductions.bonuses,
        }}
        isRepeat={page.newestOrder !== null}
        // A form that was replaced is opened only to be changed, so none of it is folded then. Nor is a restored draft, because the page
        // would jump.
        isBelowUnavailable={props.kind === 'sold' && !props.isFormReplaced && checkout.formVersion === 0}
        mayBeCalled={page.mayBeCalled}
        isCallLimitReached={outcome?.problem.kind === 'callLimit'}
        isDeliveryUnavailable={sum.isDeliveryUnavailable}
        onDestinationChange={checkout.setDestination}
        onCityChange={({ id }) => {
          saveCity(id);
          // A revalidation would discard the outcome together with the page's earlier data.
          if (!outcome) void revalidate();
        }}
        onEdit={checkout.saveDraft}
      />
    </div>
  );
}
