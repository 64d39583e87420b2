import { callServer } from '../../platform/form/call-server.ts';
import { pageMeta } from '../../platform/head/page-meta.ts';
import { onlyWhenVisible } from '../../platform/lazy/served-part.tsx';
import { visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/CheckoutPage';
import { CheckoutView } from './CheckoutView.tsx';
import { loadCheckout } from './checkout-page.server.ts';
import { forgetDraft } from './draft/checkout-draft.ts';
import { readFilled } from './form/checkout-form.rules.ts';
import { type CheckoutResult, toDisconnectedResult } from './placing/checkout-result.ts';
import { placeOrderAction } from './placing/place-order.server.ts';

const CheckoutEmpty = onlyWhenVisible(async () => (await import('./CheckoutEmpty.tsx')).CheckoutEmpty);

export async function loader({ request, context }: Route.LoaderArgs) {
  const facts = await loadCheckout({ request, context });
  return { ...facts, canonical: new URL('/checkout', context.get(visitContext).publicUrl).href };
}

export const action = (args: Route.ActionArgs) => placeOrderAction(args);

const isPlaced = (error: unknown) => error instanceof Response && (error.headers.get('location') ?? '').startsWith('/orders/');

/** If the server's answer is lost, the form stays as it is. One that places an order is sent again with the same key. */
export async function clientAction(sent: Route.ClientActionArgs) {
  try {
    return await callServer<CheckoutResult>(sent, (form) => toDisconnectedResult(readFilled(form)));
  } catch (error) {
    if (isPlaced(error)) forgetDraft();
    throw error;
  }
}

export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(
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
  const { key: formKey, orders, ...facts } = loaderData;
  if (facts.ids.length === 0 && !actionData) return <CheckoutEmpty orders={orders} />;
  return <CheckoutView facts={{ ...facts, formKey, result: actionData }} />;
}
