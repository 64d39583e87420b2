import { type ActionFunctionArgs, type RouterContextProvider, redirect } from 'react-router';
import { createServiceUnavailable } from '../../platform/error-response.ts';
import { exchangeContext, formTimeoutMs } from '../../platform/graphql/exchange.server.ts';
import { SignOutDocument } from '../../platform/graphql/generated/graphql.ts';
import { formCookieDeletions } from '../../platform/store/personal-form-data.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { toSetCookieHeaders } from './cookies.server.ts';

type SignOutArgs = Pick<ActionFunctionArgs<Readonly<RouterContextProvider>>, 'request' | 'context'>;

/** Signs out without JavaScript. If the API fails, throws an error page that offers a retry. */
export async function signOutAction({ request, context }: SignOutArgs, everywhere = false) {
  const { credentials, logger } = context.get(visitContext);
  // The request's own cookies may have expired and been refreshed for this visit.
  const cookies = credentials ?? request.headers.get('cookie') ?? '';
  const response = await context
    .get(exchangeContext)(SignOutDocument, { variables: { everywhere }, cookies, timeoutMs: formTimeoutMs })
    .catch((error: unknown) => {
      logger.error({ err: error }, 'the API did not sign out');
      throw createServiceUnavailable();
    });
  if (!response.data) throw createServiceUnavailable();
  throw redirect('/', { status: 303, headers: toSetCookieHeaders([...response.setCookies, ...formCookieDeletions]) });
}
