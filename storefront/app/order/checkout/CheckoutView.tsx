import { LinkButton } from '@meet/ui-kit/button';
import { Heading } from '@meet/ui-kit/heading';
import { hidden } from '@meet/ui-kit/hidden';
import { goodsForms, plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { keepCity } from '../../delivery/city/choice/change-city.ts';
import { wrap } from '../../platform/theme/layout-style.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { CheckoutSum } from './CheckoutSum.tsx';
import * as style from './checkout-style.ts';
import type { CheckoutResult } from './placing/checkout-result.ts';
import { CheckoutProblem, PlaceOrderButton, UnavailableNotice } from './problem/CheckoutProblem.tsx';
import type { RequestedQuote } from './quote/ask-quote.server.ts';
import { useAgreedSum } from './quote/use-agreed-sum.ts';
import { CheckoutReductions } from './reduction/CheckoutReductions.tsx';
import { type Checkout, type CheckoutFacts, useCheckout } from './use-checkout.ts';
import { useCurrentCart } from './use-current-cart.ts';

/** After a refusal the focus is on the first wrong field, or else on the explanation. */
function useFocusOnProblem(response: CheckoutResult | undefined) {
  const problem = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!response) return;
    const wrong = document.querySelector<HTMLElement>('#checkout [aria-invalid=true]');
    (wrong ?? problem.current)?.focus();
  }, [response]);
  return problem;
}

function Head({ quote }: { quote: RequestedQuote['quote'] }) {
  const count = quote.lines.filter(({ problem }) => problem === null).length;
  return (
    <div css={style.head}>
      <Heading level={1} css={style.title}>
        Оформление заказа
      </Heading>
      <a css={style.toSum} href="#sum">
        {plural(count, goodsForms)}, {formatMoney(quote.total)}
      </a>
    </div>
  );
}

/** The code that the shown sum was lowered by. Any other would be refused. */
const appliedIn = ({ promocode }: RequestedQuote['quote']) => (promocode?.problem === null ? promocode.code : '');

interface PartProps {
  facts: CheckoutFacts;
  checkout: Checkout;
  quote: RequestedQuote['quote'];
  /** Button that places the order; null if nothing can be ordered. */
  renderSubmit: (wide: boolean) => ReactNode;
}

/** The form, below what has become of the last one. */
function FormColumn({ facts, checkout, quote, renderSubmit }: PartProps) {
  const { result } = facts;
  const { revalidate } = useRevalidator();
  const { sum, chosen } = checkout;
  // While the shown sum is outdated, what was chosen since is sent, and the API refuses the outdated total.
  const lowered = sum.state === 'ready' ? { promocode: appliedIn(quote), bonuses: quote.bonuses } : chosen;
  const visibleSum = useAgreedSum(quote, { ids: checkout.ids, result });
  const problem = useFocusOnProblem(result);
  const hasUnavailable = quote.lines.some((line) => line.problem !== null);
  return (
    <div>
      {result && (
        <CheckoutProblem
          ref={problem}
          problem={result.problem}
          message={result.message}
          errors={result.errors}
          quote={quote}
          submit={renderSubmit(false)}
        />
      )}
      {!result && hasUnavailable && <UnavailableNotice quote={quote} submit={renderSubmit(false)} />}
      <CheckoutForm
        key={checkout.epoch}
        ref={checkout.form}
        values={checkout.values}
        errors={result?.errors ?? {}}
        destination={checkout.destination}
        saved={{
          cities: result?.cities ?? [],
          addresses: facts.addresses,
          points: result?.points ?? facts.points,
          mapsKey: facts.mapsKey,
        }}
        order={{
          accountId: facts.accountId,
          ids: checkout.ids,
          visibleSum,
          key: checkout.key,
          promocode: lowered.promocode,
          bonuses: lowered.bonuses,
        }}
        mayBeCalled={facts.mayBeCalled}
        isDeliveryUnavailable={sum.isDeliveryUnavailable}
        onDestination={checkout.setDestination}
        onCity={({ id }) => {
          keepCity(id);
          // The answer would go with the page's former data.
          if (!result) void revalidate();
        }}
        onEdit={checkout.keep}
      />
    </div>
  );
}

const SumColumn = ({ facts: { result }, checkout: { sum, quoteRequest, chosen, destination: to }, quote, renderSubmit }: PartProps) => (
  <div css={style.sum} id="sum">
    <CheckoutSum
      {...sum}
      isPickup={to.way === 'PICKUP'}
      hasDestination={quoteRequest.delivery !== null}
      quote={quote}
      chosenBonuses={chosen.bonuses}
      reductions={<CheckoutReductions quote={quote} quoteRequest={quoteRequest} chosen={chosen} result={result} />}
      action={renderSubmit(true)}
    />
  </div>
);

function Content(parts: Omit<PartProps, 'renderSubmit'>) {
  const { quote, checkout } = parts;
  const { isPlacing } = checkout;
  const areAllUnavailable = quote.lines.every((line) => line.problem !== null);
  const renderSubmit = (wide: boolean) =>
    areAllUnavailable ? null : <PlaceOrderButton total={formatMoney(quote.total)} loading={isPlacing} wide={wide} />;
  return (
    <div css={[wrap, style.root]}>
      {/* Enter in a field presses the form's first button, which must not be one that replaces a unit. */}
      <button type="submit" form="checkout" css={hidden} tabIndex={-1} aria-hidden="true" disabled={areAllUnavailable || isPlacing}>
        Оформить
      </button>
      <Head quote={quote} />
      <div css={style.columns}>
        <FormColumn {...parts} renderSubmit={renderSubmit} />
        <SumColumn {...parts} renderSubmit={renderSubmit} />
      </div>
    </div>
  );
}

/** A form was answered for which there is no sum at all. */
const WithoutSum = () => (
  <div css={[wrap, style.root]}>
    <Heading level={1} css={style.title}>
      Оформление заказа
    </Heading>
    <p role="alert">Не&nbsp;получилось посчитать сумму. Заказ мы&nbsp;не&nbsp;оформляли.</p>
    <div>
      <LinkButton href="/checkout">Открыть оформление заново</LinkButton>
    </div>
  </div>
);

/** The checkout: one form, and the sum beside it. */
export const CheckoutView = observer(function CheckoutView({ facts }: { facts: CheckoutFacts }) {
  const checkout = useCheckout(facts);
  // What was submitted is ordered, whatever another tab does meanwhile.
  useCurrentCart(facts.ids, facts.result !== undefined);
  const { quote } = checkout.sum;
  return quote ? <Content facts={facts} checkout={checkout} quote={quote} /> : <WithoutSum />;
});
