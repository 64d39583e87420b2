import type { RouterContextProvider } from 'react-router';
import { isCarrierSilent } from '../../../delivery/price/silent-carrier.rules.ts';
import { askShop } from '../../../platform/graphql/ask-shop.server.ts';
import { type CheckoutQuoteFragment, CheckoutSumDocument } from '../../../platform/graphql/generated/graphql.ts';
import type { CheckoutValues } from '../form/checkout-form.rules.ts';
import { type QuoteAsked, quoteAsked } from './quote-asked.rules.ts';

/** A quote and what it was asked for. */
export interface AskedQuote {
  asked: QuoteAsked;
  quote: CheckoutQuoteFragment;
  /** Whether the delivery could not be computed, so that the sum is without it. */
  isDeliverySilent: boolean;
}

/** Asks for the sum of an order. If only the delivery cannot be computed, or its place is gone, the sum is without it. Null if the API does not answer. */
export async function askQuote(
  context: Readonly<RouterContextProvider>,
  ids: readonly string[],
  values: CheckoutValues,
): Promise<AskedQuote | null> {
  const asked = quoteAsked(ids, values);
  const { data, refused } = await askShop(context, CheckoutSumDocument, { dto: asked });
  if (data) return { asked, quote: data.quote, isDeliverySilent: false };
  const isDeliverySilent = refused !== null && isCarrierSilent(refused);
  // A pickup point may have closed, a saved address may have been removed, or the carrier does not go there.
  const isOfPlace = refused?.code === 'BAD_USER_INPUT' || refused?.code === 'DELIVERY_UNAVAILABLE';
  if (!isOfPlace || asked.delivery === null) return null;
  const without = await askShop(context, CheckoutSumDocument, { dto: { ...asked, delivery: null } });
  return without.data && { asked, quote: without.data.quote, isDeliverySilent };
}
