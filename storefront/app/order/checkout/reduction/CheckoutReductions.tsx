import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { formatNumber } from '@meet/ui-kit/plural';
import { PromoField } from '@meet/ui-kit/promo-field';
import { TextField } from '@meet/ui-kit/text-field';
import { media, space } from '@meet/ui-kit/theme';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { type Promo, usePromo } from '../../../cart/reduction/use-promo.ts';
import { useCheckoutCart } from '../../../cart/use-checkout-cart.ts';
import { BonusChoice } from '../../../cart/view/BonusChoice.tsx';
import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import { buildFieldId } from '../form/field-props.ts';
import type { CheckoutOutcome } from '../placing/checkout-outcome.ts';
import type { QuoteRequest } from '../quote/quote-request.rules.ts';
import { CodeFold } from './CodeFold.tsx';
import { describeInapplicableCode } from './inapplicable-code.rules.ts';
import { describePromoSaving } from './promo-saving.rules.ts';
import { bonusIntent, reductionNames } from './reduction.rules.ts';
import type { ChosenReductions } from './use-chosen-reductions.ts';

const root = css({
  display: 'grid',
  gap: space(4),
  // The promo code and the bonuses take little height, so that the total stays on the first screen.
  [media.desktop]: { paddingBottom: space(2), '& button[aria-haspopup]': { minHeight: 52, paddingBlock: space(1) } },
});

interface BonusesFieldProps {
  max: number;
  /** Number of bonuses in the field, as text. */
  value: string;
  error: string | undefined;
}

/** The field in which the number of bonuses is typed without JavaScript. */
const BonusesField = ({ max, value, error }: BonusesFieldProps) => (
  <noscript>
    <TextField
      id={buildFieldId('bonuses')}
      label="Списать Meet-бонусы"
      hint={`Можно списать до\u00a0${formatNumber(max)}`}
      error={error}
      name={reductionNames.bonuses}
      form="checkout"
      defaultValue={value}
      inputMode="numeric"
      autoComplete="off"
      action={
        <Button type="submit" form="checkout" name={reductionNames.intent} value={bonusIntent}>
          Пересчитать
        </Button>
      }
    />
  </noscript>
);

/** The promo code of the checkout. Reads stores, so call it from an observer. */
function useCheckoutPromo(code: string, quote: CheckoutQuoteFragment, outcome: CheckoutOutcome | undefined): Promo {
  const cart = useCheckoutCart();
  const { refresh } = cart;
  useEffect(() => {
    // The server has changed the promo code, and the cart store of this tab does not know it yet.
    if (outcome?.problem.kind === 'requoted') refresh();
  }, [outcome, refresh]);
  return usePromo(cart, { code: code || null, quote, refused: outcome?.refusedPromo });
}

interface CheckoutReductionsProps {
  quote: CheckoutQuoteFragment;
  quoteRequest: QuoteRequest;
  chosenReductions: ChosenReductions;
  outcome: CheckoutOutcome | undefined;
}

/** Promo code and bonuses of the order. Their fields belong to the checkout form, so that nothing typed is lost without JavaScript. */
export const CheckoutReductions = observer(function CheckoutReductions({
  quote,
  quoteRequest,
  chosenReductions,
  outcome,
}: CheckoutReductionsProps) {
  const { apply, clear, ...promo } = useCheckoutPromo(chosenReductions.promocode, quote, outcome);
  const { bonusBalance, mostBonuses: max, bonuses, promocode } = quote;
  // The goods have changed since the promo code was applied, which is not the shopper's mistake. The code stays in the cart for other
  // goods.
  const isInapplicable = promo.state === 'error' && promo.code === promocode?.code && !outcome?.refusedPromo;
  // If the order is placed while a promo code is being checked, the server applies that code.
  const displayedCode = promo.state === 'checking' || isInapplicable ? '' : (promo.code ?? '');
  const bonusesError = outcome?.errors.bonuses;
  return (
    <div css={root} id={buildFieldId('promocode')}>
      <input type="hidden" form="checkout" name={reductionNames.displayed} value={displayedCode} />
      <CodeFold code={promo.code} reason={isInapplicable ? describeInapplicableCode(quote, promo.message) : null}>
        <PromoField
          {...(isInapplicable ? { state: 'idle' } : promo)}
          {...(promo.state === 'success' && { message: describePromoSaving(quote) ?? promo.message })}
          saving={undefined}
          form="checkout"
          name={reductionNames.typed}
          onApply={apply}
          onClear={clear}
        />
      </CodeFold>
      <BonusChoice
        bonusBalance={bonusBalance}
        max={max}
        chosen={bonuses}
        isWithoutBonuses={promocode?.withBonuses === false}
        wasChoiceReset={chosenReductions.areBonusesReset}
        choose={chosenReductions.chooseBonuses}
        quoteInput={quoteRequest}
      />
      {max > 0 && <BonusesField max={max} value={bonusesError ? outcome.values.bonuses : String(bonuses || '')} error={bonusesError} />}
    </div>
  );
});
