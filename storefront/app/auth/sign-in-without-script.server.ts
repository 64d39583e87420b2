import type { AuthMethod } from '@meet/ui-kit/auth-form';
import { type ActionFunctionArgs, type RouterContextProvider, redirect } from 'react-router';
import { createRefusal, readForm } from '../platform/form/form.server.ts';
import { readFormText } from '../platform/form/form-text.ts';
import { type ExchangeResult, exchangeContext, formTimeoutMs } from '../platform/graphql/exchange.server.ts';
import {
  describeRefusal,
  disconnectedRefusal,
  isOutage,
  unsureIfCodeSentAdvice,
  unsureIfCodeUsedAdvice,
} from '../platform/graphql/failure-messages.ts';
import {
  AuthenticateDocument,
  SendEmailCodeDocument,
  SendSmsCodeDocument,
  type SentCodeFragment,
  type TypedDocumentString,
} from '../platform/graphql/generated/graphql.ts';
import { visitContext } from '../platform/visit.server.ts';
import type { AuthViewProps } from './AuthView.tsx';
import { formatPendingSignInDeletion, readPendingSignIn, serializePendingSignIn } from './code/pending-sign-in.server.ts';
import { findReturnPath } from './link/return-path.rules.ts';
import { buildSignInAddress, toMethod } from './link/sign-in-address.ts';
import { toSetCookieHeaders } from './session/cookies.server.ts';

type InitialForm = NonNullable<AuthViewProps['initial']>;

type ActionArgs = Pick<ActionFunctionArgs<Readonly<RouterContextProvider>>, 'request' | 'url' | 'context'>;

/**
 * Sends a request with the visitor's cookies. If the API does not respond, the result has neither data nor error, and the form stays with
 * its values.
 */
async function callAuthApi<Result, Variables>(
  { request, context }: ActionArgs,
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
): Promise<ExchangeResult<Result>> {
  try {
    return await context.get(exchangeContext)(document, {
      variables,
      cookies: request.headers.get('cookie') ?? '',
      timeoutMs: formTimeoutMs,
    });
  } catch (error) {
    context.get(visitContext).logger.error({ err: error }, 'the API did not answer a form submission');
    return { data: null, refused: null, setCookies: [] };
  }
}

function toRefusedForm({ refused, setCookies }: ExchangeResult<unknown>, initial: InitialForm) {
  const unknownOutcomeAdvice = initial.step === 'code' ? unsureIfCodeUsedAdvice : unsureIfCodeSentAdvice;
  const error = describeRefusal(refused ?? disconnectedRefusal, unknownOutcomeAdvice);
  return createRefusal({ initial: { ...initial, error } }, !refused || isOutage(refused), toSetCookieHeaders(setCookies));
}

interface Recipient {
  method: AuthMethod;
  recipient: string;
}

async function requestCode(
  actionArgs: ActionArgs,
  form: FormData,
  { method, recipient }: Recipient,
): Promise<ExchangeResult<SentCodeFragment>> {
  const botCheckFields = { website: readFormText(form, 'website'), pageLoadTime: Number(actionArgs.url.searchParams.get('at')) };
  if (method === 'phone') {
    const response = await callAuthApi(actionArgs, SendSmsCodeDocument, { dto: { ...botCheckFields, phone: recipient } });
    return { ...response, data: response.data?.sendSmsCode ?? null };
  }
  const response = await callAuthApi(actionArgs, SendEmailCodeDocument, { dto: { ...botCheckFields, email: recipient } });
  return { ...response, data: response.data?.sendEmailCode ?? null };
}

/** First step without JavaScript: sends a code and redirects to the code page. */
export async function sendCodeAction(actionArgs: ActionArgs) {
  return sendCode(actionArgs, await readForm(actionArgs.request));
}

async function sendCode(actionArgs: ActionArgs, form: FormData) {
  const method = toMethod(form.get('method'));
  const recipient = readFormText(form, method);
  const response = await requestCode(actionArgs, form, { method, recipient });
  if (!response.data) return toRefusedForm(response, { step: 'recipient', method, [method]: recipient });
  const pendingSignIn = { method, recipient, codeLength: response.data.codeLength === 6 ? 6 : 4 } as const;
  const setCookies = [...response.setCookies, serializePendingSignIn(pendingSignIn, actionArgs.context.get(visitContext))];
  const path = buildSignInAddress('/enter-code', { to: actionArgs.url.searchParams.get('to') });
  throw redirect(path, { status: 303, headers: toSetCookieHeaders(setCookies) });
}

/** Second step without JavaScript: checks the code and sets the session cookies. */
export async function enterCodeAction(actionArgs: ActionArgs) {
  const { request, url, context } = actionArgs;
  const pendingSignIn = readPendingSignIn(request);
  const form = await readForm(request);
  // The code page also has the form for a recipient, for visitors without a code.
  if (!pendingSignIn || !form.has('code')) return sendCode(actionArgs, form);
  const { recipient, codeLength } = pendingSignIn;
  const dto = { emailOrPhone: recipient, code: readFormText(form, 'code'), consent: true };
  const response = await callAuthApi(actionArgs, AuthenticateDocument, { dto });
  if (!response.data) return toRefusedForm(response, { step: 'code', sentTo: recipient, codeLength });
  const path = findReturnPath(url.searchParams.get('to'), context.get(visitContext).publicUrl);
  throw redirect(path, { status: 303, headers: toSetCookieHeaders([...response.setCookies, formatPendingSignInDeletion()]) });
}
