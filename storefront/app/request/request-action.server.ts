import type { RouterContextProvider } from 'react-router';
import { readForm, refusal } from '../platform/form/form.server.ts';
import { askShop } from '../platform/graphql/ask-shop.server.ts';
import { type RequestForm, type RequestResult, submittedIn } from './request-form.rules.ts';
import { sendRequest } from './send-request.ts';

interface Submitted {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Accepts a form without JavaScript. The page then shows the input with its errors, or that the form was accepted. */
export async function takeRequest(
  { request, context }: Submitted,
  form: RequestForm,
): Promise<RequestResult | ReturnType<typeof refusal<RequestResult>>> {
  const submitted = submittedIn(await readForm(request));
  const { isUnavailable, ...result } = await sendRequest((document, variables) => askShop(context, document, variables), form, submitted);
  return result.accepted ? result : refusal(result, isUnavailable);
}
