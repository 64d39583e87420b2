import { callServer } from '../../platform/form/call-server.ts';
import { buildPageMeta } from '../../platform/head/page-meta.ts';
import { hydrateLater } from '../../platform/lazy/hydrate-later.tsx';
import { visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/CheckoutPage';
import { CheckoutView } from './CheckoutView.tsx';
import { loadCheckout } from './checkout-page.server.ts';
import { removeDraft } from './draft/checkout-draft.ts';
import { readInput } from './form/checkout-form.rules.ts';
import { type CheckoutOutcome, toDisconnectedOutcome } from './placing/checkout-outcome.ts';
import { submitCheckout } from './placing/place-order.server.ts';

const CheckoutWithoutForm = hydrateLater(async () => (await import('./CheckoutWithoutForm.tsx')).CheckoutWithoutForm);

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = await loadCheckout({ request, context });
  return { ...page, canonical: new URL('/checkout', context.get(visitContext).publicUrl).href };
}

export const action = (args: Route.ActionArgs) => submitCheckout(args);

const isRedirectToOrder = (error: unknown) => error instanceof Response && (error.headers.get('location') ?? '').startsWith('/orders/');

/**
 * If the server's response is lost, the form stays as it is. A form that places an order is then sent again with the same idempotency key.
 */
export async function clientAction(args: Route.ClientActionArgs) {
  try {
    return await callServer<CheckoutOutcome>(args, (form) => toDisconnectedOutcome(readInput(form)));
  } catch (error) {
    if (isRedirectToOrder(error)) removeDraft();
    throw error;
  }
}

export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? buildPageMeta(
        {
          title: 'Оформление заказа — Meet',
          description: 'Получатель, доставка и\u00a0оплата.',
          canonical: loaderData.canonical,
          noindex: true,
        },
        matches,
      )
    : [];

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  // The response to a form that was submitted without JavaScript may have no quote. Without a submitted form, the cart may be empty.
  const hasNoForm = actionData ? !loaderData.quote : loaderData.ids.length === 0;
  return hasNoForm ? (
    <CheckoutWithoutForm orders={loaderData.orders} problem={actionData?.message} />
  ) : (
    <CheckoutView page={loaderData} outcome={actionData} />
  );
}
