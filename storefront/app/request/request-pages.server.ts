import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { userContext } from '../auth/session/session.server.ts';
import { notFound } from '../platform/error-response.ts';
import { createRefusal, readForm } from '../platform/form/form.server.ts';
import { callApi } from '../platform/graphql/call-api.server.ts';
import { RequestContactsDocument, RequestedProductDocument } from '../platform/graphql/generated/graphql.ts';
import { loadOptional } from '../platform/lazy/load-optional.ts';
import { apiContext, visitContext } from '../platform/visit.server.ts';
import { createValues, type RequestFormKind, type RequestResult, readSubmittedRequest } from './request-form.rules.ts';
import { sendRequest } from './send-request.ts';

interface FormPost {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Accepts a form without JavaScript. The page then shows the input with its errors, or that the form was accepted. */
export async function handleRequestForm(
  { request, context }: FormPost,
  form: RequestFormKind,
): Promise<RequestResult | ReturnType<typeof createRefusal<RequestResult>>> {
  const submittedForm = readSubmittedRequest(await readForm(request));
  const { isUnavailable, ...result } = await sendRequest(
    (document, variables) => callApi(context, document, variables),
    form,
    submittedForm,
  );
  return result.acceptedTexts ? result : createRefusal(result, isUnavailable);
}

/** Loads the initial values of an information page's form. For a guest it sends no request to the API. */
export async function loadInfoForm(context: Readonly<RouterContextProvider>) {
  const visit = context.get(visitContext);
  const isSignedIn = Boolean(context.get(userContext));
  const contacts = isSignedIn ? await loadOptional(context.get(apiContext).query(RequestContactsDocument), { visit }) : null;
  return { values: createValues(contacts?.user), pageTime: visit.startedAt.getTime() };
}

type PageArgs = Pick<LoaderFunctionArgs<Readonly<RouterContextProvider>>, 'url' | 'context'>;

/** Loads the data of a form about a product. Throws a 404 for an unknown product. */
export async function loadProductForm({ url, context }: PageArgs, slug: string) {
  const { product, user } = await context.get(apiContext).query(RequestedProductDocument, { slug });
  if (!product) throw notFound(url);
  const { publicUrl, startedAt } = context.get(visitContext);
  return { product, user: user ?? null, pageTime: startedAt.getTime(), canonical: new URL(`/product/${product.slug}`, publicUrl).href };
}
