import type { ShopResponse } from '../platform/graphql/ask-shop.server.ts';
import { describeRefusal, isOutage, unsureIfSavedAdvice } from '../platform/graphql/failure-messages.ts';
import {
  SendCooperationDocument,
  SendMadeToOrderDocument,
  SendNoticeDocument,
  SendPriceMatchDocument,
  type TypedDocumentString,
} from '../platform/graphql/generated/graphql.ts';
import {
  type AcceptedTexts,
  describeAcceptedNotice,
  parsePrice,
  type RequestForm,
  type RequestResult,
  readErrors,
  type SubmittedRequest,
  toAcceptedRequest,
} from './request-form.rules.ts';

/** Sends a mutation and returns its rejection instead of throwing it. */
export type Ask = <Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
) => Promise<ShopResponse<Result>>;

interface Sent {
  accepted?: AcceptedTexts | undefined;
  refused: ShopResponse<unknown>['refused'];
}

type Send = (ask: Ask, submitted: SubmittedRequest) => Promise<Sent>;

const pickCommonFields = ({ website, pageLoadTime }: SubmittedRequest) => ({ website, pageLoadTime });

const senders: Record<RequestForm, Send> = {
  cooperation: async (ask, submitted) => {
    const { companyName, companyType, inn, fullName, email, phone, description } = submitted.values;
    const dto = { ...pickCommonFields(submitted), companyName, companyType, inn, fullName, email, phone, description };
    const { data, refused } = await ask(SendCooperationDocument, { dto });
    return { accepted: data ? toAcceptedRequest('cooperation', data.sent) : undefined, refused };
  },
  priceMatch: async (ask, submitted) => {
    const { productId, uploadIds } = submitted;
    const { link, text, email, phone } = submitted.values;
    const dto = { ...pickCommonFields(submitted), productId, uploadIds, link, text, email, phone };
    const { data, refused } = await ask(SendPriceMatchDocument, { dto });
    return { accepted: data ? toAcceptedRequest('priceMatch', data.sent) : undefined, refused };
  },
  madeToOrder: async (ask, submitted) => {
    const { text, size, priceUpTo, email, phone } = submitted.values;
    const dto = { ...pickCommonFields(submitted), text, size, priceUpTo: parsePrice(priceUpTo) ?? null, email, phone };
    const { data, refused } = await ask(SendMadeToOrderDocument, { dto });
    return { accepted: data ? toAcceptedRequest('madeToOrder', data.sent) : undefined, refused };
  },
  notice: async (ask, submitted) => {
    const { sizeId, email } = submitted.values;
    const { data, refused } = await ask(SendNoticeDocument, {
      dto: { ...pickCommonFields(submitted), productId: submitted.productId, sizeId, email },
    });
    return { accepted: data ? describeAcceptedNotice(data.sent) : undefined, refused };
  },
};

const unsent = { errors: {}, failed: undefined, accepted: undefined };

/** Returns the errors that can be found without a request to the API. */
function isTooEarly(form: RequestForm, { values }: SubmittedRequest): RequestResult | undefined {
  if (parsePrice(values.priceUpTo) === undefined)
    return { ...unsent, values, errors: { priceUpTo: 'Напишите цену числом, например 20\u00a0000' } };
  if (form === 'notice' && values.sizeId === '') return { ...unsent, values, errors: { sizeId: 'Выберите размер' } };
  return undefined;
}

/** Sends a form, from the browser or from the server on behalf of one. */
export async function sendRequest(
  ask: Ask,
  form: RequestForm,
  submitted: SubmittedRequest,
): Promise<RequestResult & { isUnavailable: boolean }> {
  const earlyResult = isTooEarly(form, submitted);
  if (earlyResult) return { ...earlyResult, isUnavailable: false };
  const { values } = submitted;
  const { accepted, refused } = await senders[form](ask, submitted);
  if (accepted || !refused) return { ...unsent, values, accepted, isUnavailable: false };
  const errors = readErrors(refused.details, refused.message);
  const failed = Object.keys(errors).length > 0 ? undefined : describeRefusal(refused, unsureIfSavedAdvice);
  return { ...unsent, values, errors, failed, isUnavailable: isOutage(refused) };
}
