import { useEffect } from 'react';
import { redirect } from 'react-router';
import { buildPageMeta } from '../platform/head/page-meta.ts';
import { visitContext } from '../platform/visit.server.ts';
import type { Route } from './+types/AuthPage';
import { AuthView } from './AuthView.tsx';
import { readPendingSignIn } from './code/pending-sign-in.server.ts';
import { findReturnPath } from './link/return-path.rules.ts';
import { buildSignInAddress, type SignInReason, toMethod, toReason } from './link/sign-in-address.ts';
import { saveReturnPath } from './link/stored-return-path.ts';
import { userContext } from './session/session.server.ts';
import { sendCodeAction } from './sign-in-without-script.server.ts';

const reasonTexts: Record<SignInReason, string> = {
  cart: 'Без JavaScript корзина хранится в\u00a0аккаунте. Войдите, и\u00a0вы\u00a0вернётесь к\u00a0товару с\u00a0выбранным размером.',
};

export function loader({ request, url, context }: Route.LoaderArgs) {
  const { publicUrl, startedAt } = context.get(visitContext);
  const requestedPath = url.searchParams.get('to');
  if (context.get(userContext)) throw redirect(findReturnPath(requestedPath, publicUrl));
  const returnPath = requestedPath && findReturnPath(requestedPath, publicUrl);
  const by = url.searchParams.get('by');
  const pendingSignIn = readPendingSignIn(request);
  const reason = toReason(url.searchParams.get('reason'));
  return {
    returnPath,
    reason: reason && reasonTexts[reason],
    action: buildSignInAddress('/auth', { to: returnPath, reason, at: startedAt }),
    methodHrefs: {
      email: buildSignInAddress('/auth', { to: returnPath, reason, by: 'email' }),
      phone: buildSignInAddress('/auth', { to: returnPath, reason, by: 'phone' }),
    },
    method: toMethod(by),
    // Keeps the recipient for shoppers who return from the code page to correct it.
    recipient: pendingSignIn && pendingSignIn.method === by ? pendingSignIn.recipient : undefined,
    canonical: new URL('/auth', publicUrl).href,
  };
}

export const action = (args: Route.ActionArgs) => sendCodeAction(args);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? buildPageMeta(
        {
          title: 'Вход и\u00a0регистрация — Meet',
          description: 'Войдите по\u00a0одноразовому коду из\u00a0письма или сообщения.',
          canonical: loaderData.canonical,
          noindex: true,
        },
        matches,
      )
    : [];

export default function AuthPage({ loaderData, actionData }: Route.ComponentProps) {
  const { returnPath, reason, action: address, methodHrefs, method, recipient } = loaderData;
  useEffect(() => saveReturnPath(returnPath), [returnPath]);
  const initial = actionData?.initial ?? { step: 'recipient', method, [method]: recipient };
  return <AuthView action={address} initial={initial} methodHrefs={methodHrefs} reason={reason} />;
}
