import { Heading } from '@meet/ui-kit/heading';
import { hidden } from '@meet/ui-kit/hidden';
import { Icon } from '@meet/ui-kit/icon';
import { goodsForms, plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import { observer } from 'mobx-react-lite';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router';
import { saveCity } from '../../delivery/city/choice/change-city.ts';
import { hydrateLater } from '../../platform/lazy/hydrate-later.tsx';
import { wrap } from '../../platform/theme/layout-style.ts';
import { CheckoutSum, isWithoutDelivery, labelTotal } from './CheckoutSum.tsx';
import type { CheckoutPage } from './checkout-page.server.ts';
import * as style from './checkout-style.ts';
import type { QuoteWithRequest } from './displayed-form.server.ts';
import { CheckoutForm } from './form/CheckoutForm.tsx';
import { Consent } from './form/Consent.tsx';
import type { CheckoutOutcome, Problem } from './placing/checkout-outcome.ts';
import { findMainButton, type MainButton, mayBePlaced } from './placing/main-button.rules.ts';
import { PlaceOrderButton } from './placing/PlaceOrderButton.tsx';
import { useExpectedSum } from './quote/use-sum.ts';
import { addExpectedDelivery } from './quote/visible-sum.rules.ts';
import { reductionNames } from './reduction/reduction.rules.ts';
import { type Checkout, useCheckout } from './use-checkout.ts';
import { useCurrentCart } from './use-current-cart.ts';

const CheckoutProblem = hydrateLater(async () => (await import('./problem/CheckoutProblem.tsx')).CheckoutProblem);
const PayBar = hydrateLater(async () => (await import('./placing/PayBar.tsx')).PayBar, { until: 'touched' });
const CheckoutReductions = hydrateLater(async () => (await import('./reduction/CheckoutReductions.tsx')).CheckoutReductions, {
  until: 'touched',
});

interface CheckoutHeadProps {
  quote: QuoteWithRequest['quote'];
  hasSumLink: boolean;
  /** Whether the total includes the delivery. */
  isPriced: boolean;
  /** Whether the page is one screen of a phone. */
  isOneScreen: boolean;
}

function CheckoutHead({ quote, hasSumLink, isPriced, isOneScreen }: CheckoutHeadProps) {
  const count = quote.lines.filter(({ problem }) => problem === null).length;
  return (
    <div css={style.head}>
      <Heading level={1} css={[style.title, isOneScreen && style.titleOfScreen]}>
        Оформление заказа
      </Heading>
      {hasSumLink && (
        <a css={style.sumLink} href="#sum">
          {count < quote.lines.length ? 'Остальное' : plural(count, goodsForms)}
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

/** The code that the shown sum was lowered by. Any other would be refused. */
const findAppliedCode = ({ promocode }: QuoteWithRequest['quote']) => (promocode?.problem === null ? promocode.code : '');

interface CheckoutViewProps {
  page: CheckoutPage;
  /** What has become of the form, if it placed nothing. */
  outcome: CheckoutOutcome | undefined;
}

interface ColumnProps extends CheckoutViewProps {
  checkout: Checkout;
  quote: QuoteWithRequest['quote'];
  /** Whether nothing of the order can be bought any more. */
  areAllUnavailable: boolean;
  /** Button that places the order; null if nothing can be ordered. */
  renderSubmit: (wide: boolean) => ReactNode;
  /** Called with the main button above the form. */
  setProblemButton: (button: HTMLElement | null) => void;
}

interface FormColumnProps extends ColumnProps {
  /** Why nothing was placed, or can be; false if nothing is wrong. */
  kind: Problem['kind'] | false;
  main: MainButton;
}

/** The form, below what has become of the last one. */
function FormColumn({ page, outcome, checkout, quote, areAllUnavailable, renderSubmit, setProblemButton, kind, main }: FormColumnProps) {
  const { revalidate } = useRevalidator();
  const { sum, chosenReductions } = checkout;
  // While the shown sum is outdated, what was chosen since is sent, and the API refuses the outdated total.
  const reductions = sum.state === 'ready' ? { promocode: findAppliedCode(quote), bonuses: quote.bonuses } : chosenReductions;
  const visibleSum = useExpectedSum(quote, { ids: checkout.ids, outcome });
  const [isFormOpen, setFormOpen] = useState(false);
  const isFormHidden = areAllUnavailable && !isFormOpen;
  const openForm = () => {
    flushSync(() => setFormOpen(true));
    const fields = [...(checkout.form.current?.querySelectorAll('input') ?? [])];
    fields.find((field) => field.checkVisibility())?.focus();
  };
  return (
    <div>
      {kind && (
        <CheckoutProblem
          {...{ quote, sum, outcome, main, setProblemButton }}
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

interface SumColumnProps extends ColumnProps {
  isReduced: boolean;
  isOneScreen: boolean;
  /** Whether the main button takes a replacement, above the form. */
  hasReplacement: boolean;
  /** Container of the main button. */
  actionRef: Ref<HTMLDivElement>;
}

function SumColumn({
  page,
  outcome,
  checkout,
  quote,
  areAllUnavailable,
  renderSubmit,
  setProblemButton: _,
  actionRef,
  ...sumProps
}: SumColumnProps) {
  const { form, sum, quoteRequest, chosenReductions, fieldErrors, destination, values, formVersion, saveDraft } = checkout;
  const saveConsent = () => {
    // The bar may have led here.
    const { consent: _, ...others } = checkout.missing;
    checkout.setMissing(others);
    saveDraft();
  };
  return (
    <div
      css={style.sum}
      id="sum"
      hidden={areAllUnavailable}
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
        isProblemExplained={outcome?.problem.kind === 'delivery'}
        quote={quote}
        chosenBonuses={chosenReductions.bonuses}
        {...sumProps}
        reductions={<CheckoutReductions quote={quote} quoteRequest={quoteRequest} chosenReductions={chosenReductions} outcome={outcome} />}
        consent={
          <Consent
            key={`${formVersion} ${values.consentVersion}`}
            {...{ form, values, fieldErrors }}
            earlierOrder={page.newest}
            onEdit={saveConsent}
          />
        }
        action={renderSubmit(true)}
        actionRef={actionRef}
      />
    </div>
  );
}

/** Whether a promo code or bonuses were chosen, or refused. */
function hasReductions({ chosenReductions: { promocode, bonuses } }: Checkout, outcome: CheckoutOutcome | undefined): boolean {
  const isRefused = (outcome?.errors.promocode ?? outcome?.errors.bonuses) !== undefined;
  return promocode !== '' || bonuses > 0 || isRefused || outcome?.problem.kind === 'requoted';
}

function Content(contentProps: Omit<ColumnProps, 'areAllUnavailable' | 'renderSubmit' | 'setProblemButton'>) {
  const { quote, checkout } = contentProps;
  const { isPlacing, sum } = checkout;
  const action = useRef<HTMLDivElement>(null);
  const [problemButton, setProblemButton] = useState<HTMLElement | null>(null);
  const total = formatMoney(quote.total);
  const availableCount = quote.lines.filter(({ problem }) => !problem).length;
  const hasUnavailableUnits = availableCount < quote.lines.length;
  const kind = contentProps.outcome?.problem.kind ?? ((hasUnavailableUnits || !availableCount) && 'sold');
  // After any other answer the form stays: the units may be in the very order that the answer is about.
  const areAllUnavailable = kind === 'sold' && !availableCount;
  const main = findMainButton(kind, quote.lines);
  const isPriced = !isWithoutDelivery(quote, sum.isDeliveryUnavailable);
  const restLabel = hasUnavailableUnits && `Заказать остальное${isPriced ? ` за\u00a0${total}` : ''}`;
  // Until the sum is known, there is nothing to agree to. An order that is repeated has been agreed to.
  const isCounting = !isPlacing && sum.state === 'stale' && kind !== 'unknown';
  const loading = isPlacing || isCounting;
  const orderLabel = kind === 'unknown' ? 'Отправить ещё\u00a0раз' : restLabel;
  const label = isCounting ? 'Считаем сумму' : orderLabel;
  const renderSubmit = (wide: boolean) =>
    areAllUnavailable ? null : (
      <PlaceOrderButton
        ref={wide ? undefined : setProblemButton}
        total={isPriced ? total : null}
        {...{ loading, wide, label }}
        isSecond={main !== (wide ? 'sum' : 'problem')}
      />
    );
  const columnProps = { ...contentProps, areAllUnavailable, renderSubmit, setProblemButton };
  const isReduced = hasReductions(checkout, contentProps.outcome);
  // The lines of a repeated order are so few that the sum is in sight soon. At its full price, it is on the first screen.
  const isRepeat = contentProps.page.newest !== null;
  const isOneScreen = isRepeat && !isReduced && !contentProps.outcome;
  return (
    <div css={[wrap, style.root, style.layout]}>
      {/* Enter in a field presses the form's first button, which must not be one that replaces a unit. */}
      <button type="submit" form="checkout" css={hidden} tabIndex={-1} aria-hidden="true" disabled={areAllUnavailable || isPlacing}>
        Оформить
      </button>
      <CheckoutHead
        quote={quote}
        hasSumLink={!isRepeat && !areAllUnavailable && main !== 'replacement'}
        isPriced={isPriced}
        isOneScreen={isOneScreen}
      />
      <div css={style.columns}>
        <FormColumn {...columnProps} {...{ kind, main }} />
        <SumColumn {...columnProps} {...{ isReduced, isOneScreen }} hasReplacement={main === 'replacement'} actionRef={action} />
      </div>
      {(!areAllUnavailable || main === 'replacement') && (
        <PayBar
          {...{ total, loading, isCounting, kind, main, hasUnavailableUnits, areAllUnavailable }}
          label={labelTotal(quote, sum.isDeliveryUnavailable)}
          isSumLoading={sum.state !== 'ready'}
          actionRef={action}
          problemButton={problemButton}
          values={checkout.values}
          earlierOrder={contentProps.page.newest}
          onMissingChange={checkout.setMissing}
        />
      )}
    </div>
  );
}

/** The checkout: one form, and the sum beside it. */
export const CheckoutView = observer(function CheckoutView(props: CheckoutViewProps) {
  const { page, outcome } = props;
  const checkout = useCheckout(page, outcome);
  // What was submitted is ordered, whatever another tab does meanwhile.
  useCurrentCart(page.ids, outcome !== undefined);
  const { sum, quoteRequest, deliveryOptions, destination } = checkout;
  if (!sum.quote) return null;
  // A place that the carrier does not go to has no price.
  const isDeliveryPending = !sum.isDeliveryUnavailable && (sum.state !== 'ready' || quoteRequest.delivery === null);
  const quote = isDeliveryPending ? addExpectedDelivery(sum.quote, deliveryOptions, destination.way) : sum.quote;
  return <Content {...props} checkout={checkout} quote={quote} />;
});
