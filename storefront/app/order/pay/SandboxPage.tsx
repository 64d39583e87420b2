import { data, redirect } from 'react-router';
import { createServiceUnavailable, notFound } from '../../platform/error-response.ts';
import { callServer } from '../../platform/form/call-server.ts';
import { readForm } from '../../platform/form/form.server.ts';
import { callApi } from '../../platform/graphql/call-api.server.ts';
import { describeRefusal, isOutage, unsureIfSavedAdvice } from '../../platform/graphql/failure-messages.ts';
import {
  DecideSandboxPaymentDocument,
  type SandboxDecision,
  SandboxOrderDocument,
  SandboxPaymentDocument,
} from '../../platform/graphql/generated/graphql.ts';
import { buildPageMeta } from '../../platform/head/page-meta.ts';
import { parseShopUrl } from '../../platform/shop-url.rules.ts';
import { visitContext } from '../../platform/visit.server.ts';
import type { Route } from './+types/SandboxPage';
import { SandboxView } from './SandboxView.tsx';
import { type FailedDecision, findNextPage, findOrderId, type SandboxOrder, toFailedDecision } from './sandbox.rules.ts';

const decisions: readonly SandboxDecision[] = ['PAY', 'DECLINE', 'PAY_LATE'];

/**
 * Loads the order to pay; null if it is unknown. Only the buyer also gets the delivery address, the prices and whether a confirmation by
 * phone is possible.
 */
async function loadOrder(context: Route.LoaderArgs['context'], id: string): Promise<SandboxOrder | null> {
  const isSignedIn = context.get(visitContext).visitor === 'known';
  const { data: payload } = await callApi(context, SandboxOrderDocument, { id, mayBeOwn: isSignedIn });
  if (!payload?.publicOrder) return null;
  const ownOrder = payload.getOrderByUUID;
  return { ...payload.publicOrder, ownDetails: ownOrder?.isOwn ? ownOrder : null, mayBeCalled: Boolean(payload.user?.phone) };
}

const createUnknownOutcome = (): FailedDecision => ({
  failureMessage: describeRefusal({ code: 'OUTCOME_UNKNOWN', message: '' }, unsureIfSavedAdvice),
});

/** The page exists only where the API offers the sandbox. In production, the API lacks the query or refuses it. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { publicUrl, startedAt } = context.get(visitContext);
  const { data: payload, refused } = await callApi(context, SandboxPaymentDocument, { id: params.id });
  if (refused && isOutage(refused)) throw createServiceUnavailable();
  const payment = payload?.sandboxPayment;
  if (!payment) throw notFound(url);
  const shopUrl = parseShopUrl(payment.returnUrl, publicUrl);
  const orderId = shopUrl && findOrderId(shopUrl);
  const order = orderId ? await loadOrder(context, orderId) : null;
  const returnUrl = shopUrl ? null : payment.returnUrl;
  return { payment, order, returnUrl, now: startedAt.getTime(), canonical: new URL(`/pay/${payment.id}`, publicUrl).href };
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const decision = decisions.find((option) => option === form.get('decision'));
  if (!decision) throw notFound(url);
  const { data: payload, refused } = await callApi(context, DecideSandboxPaymentDocument, { id: params.id, decision });
  if (!payload) return data(refused ? toFailedDecision(refused) : createUnknownOutcome(), { status: 422 });
  const { returnUrl } = payload.decideSandboxPayment;
  throw redirect(findNextPage({ id: params.id, returnUrl }, context.get(visitContext).publicUrl), { status: 303 });
}

/** Without a connection the page stays as it is. A payment is decided only once, however often the form is sent. */
export const clientAction = (args: Route.ClientActionArgs) => callServer<FailedDecision>(args, createUnknownOutcome);

export const headers = () => ({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? buildPageMeta(
        { title: 'Учебная оплата — Meet', description: 'Деньги не\u00a0списываются.', canonical: loaderData.canonical, noindex: true },
        matches,
      )
    : [];

export default function SandboxPage({ loaderData, actionData }: Route.ComponentProps) {
  const { canonical: _, ...viewProps } = loaderData;
  return <SandboxView {...viewProps} {...actionData} />;
}
