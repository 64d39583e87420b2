import { toast } from '@meet/ui-kit/toaster';
import { useState } from 'react';
import { readRefusalCode, readRefusalDetails, toFailureMessage } from '../../platform/graphql/browser-api.ts';
import type { PromoVerdictFragment } from '../../platform/graphql/generated/graphql.ts';
import type { AccountCart } from '../account/account-cart.ts';
import { explainPromoProblem } from './promo-problem.rules.ts';

export interface RefusedPromo {
  code: string;
  message: string;
}

export interface Promo {
  state: 'idle' | 'checking' | 'success' | 'error';
  code: string | null;
  message?: string | undefined;
  saving?: number | undefined;
  /** Undefined until the cart's script has loaded. Until then, the browser itself submits the form. */
  apply: ((code: string) => void) | undefined;
  clear: (() => void) | undefined;
}

/** The part of a quote that says whether the promo code applies. */
export type PromoQuote = PromoVerdictFragment;

type DisplayedPromo = Omit<Promo, 'apply' | 'clear'>;

/** State of the saved promo code according to the quote. It is `checking` until a quote with this code arrives. */
function toDisplayedPromo(code: string | null, quote: PromoQuote | undefined): DisplayedPromo {
  if (code === null) return { state: 'idle', code };
  const verdict = quote?.promocode;
  if (verdict?.code !== code) return { state: 'checking', code };
  const { problem: reason, leastSum, freeDelivery } = verdict;
  return reason === null
    ? { state: 'success', code, saving: quote?.promo, message: freeDelivery ? 'Доставка бесплатная' : undefined }
    : { state: 'error', code, message: explainPromoProblem({ reason, leastSum }) };
}

/** Error message of a refusal: a reason that the shopper can do something about, or the API's message, such as for too many attempts. */
const describeFailure = (error: unknown) =>
  readRefusalCode(error) === 'PROMO_NOT_FOUND'
    ? explainPromoProblem(readRefusalDetails(error))
    : toFailureMessage(error, 'Попробуйте ещё\u00a0раз.');

interface PromoInput {
  /** Promo code that is saved with the cart. */
  code: string | null;
  quote: PromoQuote | undefined;
  /** Promo code that was refused when the form was submitted without JavaScript. */
  refused?: RefusedPromo | undefined;
}

const toVisibleRefusal = (refusedPromo: RefusedPromo | undefined): DisplayedPromo | null =>
  refusedPromo ? { state: 'error', code: refusedPromo.code, message: refusedPromo.message } : null;

/** Changes the promo code that is saved with the cart. */
type PromoStorage = Pick<AccountCart, 'applyPromocode' | 'removePromocode'>;

/** The promo code of the cart. The server stores it, and each quote checks it again. */
export function usePromo({ accountCart }: { accountCart: PromoStorage | null }, { code, quote, refused }: PromoInput): Promo {
  const [attempt, setAttempt] = useState(toVisibleRefusal(refused));
  const [previousRefusal, setPreviousRefusal] = useState(refused);
  if (previousRefusal !== refused) {
    setPreviousRefusal(refused);
    setAttempt(toVisibleRefusal(refused));
  }
  const [previousCode, setPreviousCode] = useState(code);
  if (previousCode !== code) {
    setPreviousCode(code);
    // The promo code was changed by another part of the page, or by an attempt whose response was lost, so the displayed error is outdated.
    if (attempt?.state === 'error' && attempt.code !== refused?.code) setAttempt(null);
  }
  const apply = (cart: PromoStorage) => (typedText: string) => {
    setAttempt({ state: 'checking', code: typedText });
    cart.applyPromocode(typedText).then(
      () => setAttempt(null),
      (error: unknown) => setAttempt({ state: 'error', code: typedText, message: describeFailure(error) }),
    );
  };
  const clear = (cart: PromoStorage) => () => {
    setAttempt(null);
    if (code !== null) cart.removePromocode().catch((error: unknown) => toast.error(toFailureMessage(error)));
  };
  // The cart may contain the submitted promo code before the response to the submission arrives.
  const isStored = attempt?.state === 'checking' && attempt.code === code;
  return {
    ...(attempt && !isStored ? attempt : toDisplayedPromo(code, quote)),
    apply: accountCart ? apply(accountCart) : undefined,
    clear: accountCart ? clear(accountCart) : undefined,
  };
}
