import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router';
import { saveCity } from '../../delivery/city/choice/change-city.ts';
import { hydrateLater } from '../../platform/lazy/hydrate-later.tsx';
import type { CheckoutPage } from './checkout-page.server.ts';
import type { QuoteWithRequest } from './displayed-form.server.ts';
import { CheckoutForm } from './form/CheckoutForm.tsx';
import type { CheckoutOutcome, Problem } from './placing/checkout-outcome.ts';
import { type MainButton, mayBePlaced } from './placing/main-button.rules.ts';
import { useExpectedSum } from './quote/use-sum.ts';
import type { Checkout } from './use-checkout.ts';

const CheckoutProblem = hydrateLater(async () => (await import('./problem/CheckoutProblem.tsx')).CheckoutProblem);

/** The code that the shown sum was lowered by. Any other would be refused. */
const findAppliedCode = ({ promocode }: QuoteWithRequest['quote']) => (promocode?.problem === null ? promocode.code : '');

/** What both columns of the checkout show. */
export interface ColumnProps {
  page: CheckoutPage;
  /** What has become of the form, if it placed nothing. */
  outcome: CheckoutOutcome | undefined;
  checkout: Checkout;
  quote: QuoteWithRequest['quote'];
  /** Whether the form and its sum are hidden: nothing remains to order, or an order with a replacement comes first. */
  isFormReplaced: boolean;
  /** Button that places the order; null if nothing can be ordered. */
  renderSubmit: (wide: boolean) => ReactNode;
}

interface FormColumnProps extends ColumnProps {
  /** Element of the order with a replacement, in the place of the sum; null if there is none. */
  orderRoot: HTMLElement | null;
  /** Called with the main button above the form. */
  setProblemButton: (button: HTMLElement | null) => void;
  /** Called with the total of the order with a replacement. */
  setReplacementTotal: (total: number | null) => void;
  /** Why nothing was placed, or can be; false if nothing is wrong. */
  kind: Problem['kind'] | false;
  main: MainButton;
}

/** The form, below what has become of the last one. */
export function FormColumn({ page, outcome, checkout, quote, isFormReplaced, renderSubmit, kind, main, ...order }: FormColumnProps) {
  const { revalidate } = useRevalidator();
  const { sum, chosenReductions } = checkout;
  // While the shown sum is outdated, what was chosen since is sent, and the API refuses the outdated total.
  const reductions = sum.state === 'ready' ? { promocode: findAppliedCode(quote), bonuses: quote.bonuses } : chosenReductions;
  const visibleSum = useExpectedSum(quote, { ids: checkout.ids, outcome });
  const [isFormOpen, setFormOpen] = useState(false);
  const isFormHidden = isFormReplaced && !isFormOpen;
  const openForm = () => {
    flushSync(() => setFormOpen(true));
    const fields = [...(checkout.form.current?.querySelectorAll('input') ?? [])];
    fields.find((field) => field.checkVisibility())?.focus();
  };
  return (
    <div>
      {kind && (
        <CheckoutProblem
          {...{ quote, sum, outcome, main, isFormReplaced, ...order }}
          addresses={page.addresses}
          isFormHidden={isFormHidden}
          onEditForm={openForm}
          mayBePlaced={mayBePlaced(kind)}
          remainingErrors={checkout.fieldErrors.remaining}
          missing={checkout.missing}
          onMissingChange={checkout.setMissing}
          quoteRequest={checkout.quoteRequest}
          renderSubmit={() => renderSubmit(false)}
        />
      )}
      <CheckoutForm
        key={checkout.formVersion}
        ref={checkout.form}
        // What was typed is sent with a replacement.
        hidden={isFormHidden}
        values={checkout.values}
        errors={outcome?.errors ?? {}}
        fieldErrors={checkout.fieldErrors}
        destination={checkout.destination}
        deliveryOptions={sum.isDeliveryUnavailable ? [] : checkout.deliveryOptions}
        saved={{
          cities: outcome?.cities ?? [],
          addresses: page.addresses,
          points: outcome?.points ?? page.points,
          quotedPoint: quote.pickupPoint,
          mapsKey: page.mapsKey,
        }}
        order={{
          accountId: page.accountId,
          ids: checkout.ids,
          visibleSum,
          key: checkout.key,
          promocode: reductions.promocode,
          bonuses: reductions.bonuses,
        }}
        isRepeat={page.newest !== null}
        mayBeCalled={page.mayBeCalled}
        isCallLimitReached={outcome?.problem.kind === 'callLimit'}
        isDeliveryUnavailable={sum.isDeliveryUnavailable}
        onDestinationChange={checkout.setDestination}
        onCityChange={({ id }) => {
          saveCity(id);
          // The answer would go with the page's former data.
          if (!outcome) void revalidate();
        }}
        onEdit={checkout.saveDraft}
      />
    </div>
  );
}
