import type { Ref } from 'react';
import { hydrateLater } from '../../platform/lazy/hydrate-later.tsx';
import { CheckoutSum } from './CheckoutSum.tsx';
import type { ColumnProps } from './FormColumn.tsx';
import { Consent } from './form/Consent.tsx';
import * as style from './page-style.ts';
import { reductionNames } from './reduction/reduction.rules.ts';

const CheckoutReductions = hydrateLater(async () => (await import('./reduction/CheckoutReductions.tsx')).CheckoutReductions, {
  until: 'interaction',
});
// Hydrated late, because it displays messages only if units are unavailable or after the shopper has changed something.
const SumStatus = hydrateLater(async () => (await import('./SumStatus.tsx')).SumStatus, { until: 'interaction' });

interface SumColumnProps extends ColumnProps {
  isReductionChosen: boolean;
  isOneScreen: boolean;
  /** Container of the main button. While it is in view, the bottom bar is hidden. */
  actionRef: Ref<HTMLDivElement>;
}

/** The column beside the form: the units of the order and the sum. */
export function SumColumn({ page, outcome, checkout, quote, visibleSum, isFormReplaced, renderSubmit, ...sumProps }: SumColumnProps) {
  const { form, sum, quoteRequest, chosenReductions, fieldErrors, destination, values, formVersion, saveDraft } = checkout;
  const saveConsent = () => {
    // The bottom bar may have reported the consent as missing.
    const { consent: _, ...otherMissingFields } = checkout.missing;
    checkout.setMissing(otherMissingFields);
    saveDraft();
  };
  return (
    <div
      css={style.sum}
      id="sum"
      // The hidden consent, promo code and bonuses are still submitted with the form.
      hidden={isFormReplaced}
      onInput={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return;
        if (target.name === reductionNames.typed) fieldErrors.markCorrected('promocode');
        if (target.name === reductionNames.bonuses) fieldErrors.markCorrected('bonuses');
      }}
    >
      <CheckoutSum
        {...sum}
        method={destination.way}
        deliveryOptions={checkout.deliveryOptions}
        hasCity={quoteRequest.deliveryCityId !== null}
        hasDestination={quoteRequest.delivery !== null}
        quote={quote}
        {...sumProps}
        reductions={<CheckoutReductions quote={quote} quoteRequest={quoteRequest} chosenReductions={chosenReductions} outcome={outcome} />}
        status={<SumStatus {...sum} {...{ quote, visibleSum }} problem={outcome?.problem} chosenBonuses={chosenReductions.bonuses} />}
        consent={
          <Consent
            key={`${formVersion} ${values.consentVersion}`}
            {...{ form, values, fieldErrors }}
            earlierOrder={page.newestOrder}
            onEdit={saveConsent}
          />
        }
        action={renderSubmit(null, true)}
      />
    </div>
  );
}
