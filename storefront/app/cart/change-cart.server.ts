import { type ActionFunctionArgs, href, type RouterContextProvider, redirect } from 'react-router';
import { toSetCookieHeaders } from '../auth/session/cookies.server.ts';
import { requireUser } from '../auth/session/session.server.ts';
import { createServiceUnavailable } from '../platform/error-response.ts';
import { createRefusal, readForm } from '../platform/form/form.server.ts';
import { readFormText } from '../platform/form/form-text.ts';
import { type ExchangeResult, exchangeContext, formTimeoutMs } from '../platform/graphql/exchange.server.ts';
import { isOutage } from '../platform/graphql/failure-messages.ts';
import {
  AddToCartDocument,
  ApplyPromocodeDocument,
  RemoveFromCartDocument,
  RemovePromocodeDocument,
  ReplaceInCartDocument,
  SaveForLaterDocument,
  type TypedDocumentString,
} from '../platform/graphql/generated/graphql.ts';
import { visitContext } from '../platform/visit.server.ts';
import { explainPromoProblem } from './reduction/promo-problem.rules.ts';

export type CartActionArgs = Pick<ActionFunctionArgs<Readonly<RouterContextProvider>>, 'request' | 'url' | 'context'>;

/** Sends a change with the visitor's cookies. Throws an error page that offers a retry if the API does not respond. */
export async function sendChange<Result, Variables>(
  { request, context }: CartActionArgs,
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
): Promise<ExchangeResult<Result>> {
  const { credentials, logger } = context.get(visitContext);
  // The request's own cookies may have expired and been refreshed for this visit.
  const cookies = credentials ?? request.headers.get('cookie') ?? '';
  const response = await context
    .get(exchangeContext)(document, { variables, cookies, timeoutMs: formTimeoutMs })
    .catch((error: unknown) => {
      logger.error({ err: error }, 'the API did not answer a change of the cart');
      throw createServiceUnavailable();
    });
  if (response.refused && isOutage(response.refused)) throw createServiceUnavailable();
  return response;
}

function toRefusedPromo(code: string, { refused, setCookies }: ExchangeResult<unknown>) {
  const isPromoUnknown = refused?.code === 'PROMO_NOT_FOUND';
  const message = isPromoUnknown ? explainPromoProblem(refused.details) : (refused?.message ?? '');
  return createRefusal({ refused: { code, message } }, false, toSetCookieHeaders(setCookies));
}

const lineMutationByField = { remove: RemoveFromCartDocument, save: SaveForLaterDocument, check: AddToCartDocument } as const;

/**
 * Sends the change that the form names. If the API rejects a change of a line, the rejection is ignored, because the cart displays its
 * current lines.
 */
async function applyChange(actionArgs: CartActionArgs, form: FormData): Promise<ExchangeResult<unknown> | null> {
  for (const [name, document] of Object.entries(lineMutationByField)) {
    const id = readFormText(form, name);
    if (id) return { ...(await sendChange<unknown, { ids: string[] }>(actionArgs, document, { ids: [id] })), refused: null };
  }
  const [id = '', replacementId = ''] = readFormText(form, 'replace').split(':');
  if (id && replacementId) return { ...(await sendChange(actionArgs, ReplaceInCartDocument, { id, by: replacementId })), refused: null };
  const intent = readFormText(form, 'intent');
  if (intent === 'remove') return { ...(await sendChange(actionArgs, RemovePromocodeDocument, {})), refused: null };
  const code = readFormText(form, 'promocode');
  return intent === 'apply' && code ? sendChange(actionArgs, ApplyPromocodeDocument, { code }) : null;
}

/**
 * Removes a line, saves it for later, checks it again or replaces its unit, or applies or removes a promo code, without JavaScript. The
 * server rejects forms of other origins.
 */
export async function changeCart(actionArgs: CartActionArgs) {
  requireUser(actionArgs.context, href('/cart'));
  const form = await readForm(actionArgs.request);
  const response = await applyChange(actionArgs, form);
  if (response?.refused) return toRefusedPromo(readFormText(form, 'promocode'), response);
  throw redirect(href('/cart'), { status: 303, headers: toSetCookieHeaders(response?.setCookies ?? []) });
}
