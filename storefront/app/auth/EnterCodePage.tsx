import { useEffect } from 'react';
import { redirect } from 'react-router';
import { buildPageMeta } from '../platform/head/page-meta.ts';
import { visitContext } from '../platform/visit.server.ts';
import type { Route } from './+types/EnterCodePage';
import { AuthView } from './AuthView.tsx';
import { readPendingSignIn } from './code/pending-sign-in.server.ts';
import { findReturnPath } from './link/return-path.rules.ts';
import { buildSignInAddress } from './link/sign-in-address.ts';
import { saveReturnPath } from './link/stored-return-path.ts';
import { userContext } from './session/session.server.ts';
import { enterCodeAction } from './sign-in-without-script.server.ts';

export function loader({ request, url, context }: Route.LoaderArgs) {
  const { publicUrl, startedAt } = context.get(visitContext);
  const requestedPath = url.searchParams.get('to');
  if (context.get(userContext)) throw redirect(findReturnPath(requestedPath, publicUrl));
  const returnPath = requestedPath && findReturnPath(requestedPath, publicUrl);
  const pendingSignIn = readPendingSignIn(request);
  return {
    returnPath,
    action: buildSignInAddress('/enter-code', { to: returnPath, at: startedAt }),
    backHref: buildSignInAddress('/auth', { to: returnPath, by: pendingSignIn?.method }),
    initial: pendingSignIn ? { step: 'code' as const, sentTo: pendingSignIn.recipient, codeLength: pendingSignIn.codeLength } : undefined,
    canonical: new URL('/enter-code', publicUrl).href,
  };
}

export const action = (args: Route.ActionArgs) => enterCodeAction(args);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? buildPageMeta(
        {
          title: 'Код для входа — Meet',
          description: 'Введите код из\u00a0письма или сообщения.',
          canonical: loaderData.canonical,
          noindex: true,
        },
        matches,
      )
    : [];

/** Without a pending sign-in, asks for an email address to send a code to. */
export default function EnterCodePage({ loaderData, actionData }: Route.ComponentProps) {
  const { returnPath, action: address, backHref, initial } = loaderData;
  useEffect(() => saveReturnPath(returnPath), [returnPath]);
  return <AuthView action={address} initial={actionData?.initial ?? initial} backHref={backHref} methods={['email']} />;
}
