import { data, type RouterContextProvider } from 'react-router';
import { requireUser } from '../../auth/session/session.server.ts';
import { signOutAction } from '../../auth/session/sign-out.server.ts';
import { createRefusal, readForm } from '../../platform/form/form.server.ts';
import { readFormText } from '../../platform/form/form-text.ts';
import { callApi } from '../../platform/graphql/call-api.server.ts';
import { describeRefusal, isOutage, unsureIfSavedAdvice } from '../../platform/graphql/failure-messages.ts';
import { EndOtherSessionsDocument, EndSessionDocument } from '../../platform/graphql/generated/graphql.ts';

interface FormArgs {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

export interface DevicesResult {
  message: string;
  isFailure: boolean;
}

const createResult = (message: string): DevicesResult => ({ message, isFailure: false });

/** Ends one session, all others or all, as the form's `intent` says. Works without JavaScript. */
export async function endSessions({ request, url, context }: FormArgs) {
  requireUser(context, url.pathname + url.search);
  const form = await readForm(request);
  const intent = readFormText(form, 'intent');
  if (intent === 'everywhere') return signOutAction({ request, context }, true);
  const isSingleSession = intent === 'end';
  if (!isSingleSession && intent !== 'others') throw data({ message: 'Unknown intent' }, { status: 400 });
  const outcome = isSingleSession
    ? await callApi(context, EndSessionDocument, { id: readFormText(form, 'id') })
    : await callApi(context, EndOtherSessionsDocument, {});
  if (outcome.refused)
    return createRefusal<DevicesResult>(
      { message: describeRefusal(outcome.refused, unsureIfSavedAdvice), isFailure: true },
      isOutage(outcome.refused),
    );
  return createResult(isSingleSession ? 'Вы\u00a0вышли на\u00a0том устройстве.' : 'Вы\u00a0вышли на\u00a0всех остальных устройствах.');
}
