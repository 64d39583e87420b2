import type { ApiResponse } from '../platform/graphql/call-api.server.ts';
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
  describeAcceptedRequest,
  findFormProblems,
  parsePrice,
  type RequestFormKind,
  type RequestResult,
  readErrors,
  type SubmittedRequest,
} from './request-form.rules.ts';

/** Sends a mutation and returns its rejection instead of throwing it. */
export type SendMutation = <Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
) => Promise<ApiResponse<Result>>;

interface SendingOutcome {
  acceptedTexts?: AcceptedTexts | undefined;
  refused: ApiResponse<unknown>['refused'];
}

type SendForm = (sendMutation: SendMutation, submittedForm: SubmittedRequest) => Promise<SendingOutcome>;

const pickCommonFields = ({ website, pageLoadTime }: SubmittedRequest) => ({ website, pageLoadTime });

const formSenders: Record<RequestFormKind, SendForm> = {
  cooperation: async (sendMutation, submittedForm) => {
    const { companyName, companyType, inn, fullName, email, phone, description } = submittedForm.values;
    const dto = { ...pickCommonFields(submittedForm), companyName, companyType, inn, fullName, email, phone, description };
    const { data, refused } = await sendMutation(SendCooperationDocument, { dto });
    return { acceptedTexts: data ? describeAcceptedRequest('cooperation', data.sent) : undefined, refused };
  },
  priceMatch: async (sendMutation, submittedForm) => {
    const { productId, uploadIds } = submittedForm;
    const { link, text, email, phone } = submittedForm.values;
    const dto = { ...pickCommonFields(submittedForm), productId, uploadIds, link, text, email, phone };
    const { data, refused } = await sendMutation(SendPriceMatchDocument, { dto });
    return { acceptedTexts: data ? describeAcceptedRequest('priceMatch', data.sent) : undefined, refused };
  },
  madeToOrder: async (sendMutation, submittedForm) => {
    const { text, size, priceUpTo, email, phone } = submittedForm.values;
    const dto = { ...pickCommonFields(submittedForm), text, size, priceUpTo: parsePrice(priceUpTo) ?? null, email, phone };
    const { data, refused } = await sendMutation(SendMadeToOrderDocument, { dto });
    return { acceptedTexts: data ? describeAcceptedRequest('madeToOrder', data.sent) : undefined, refused };
  },
  notice: async (sendMutation, submittedForm) => {
    const { sizeId, email } = submittedForm.values;
    const { data, refused } = await sendMutation(SendNoticeDocument, {
      dto: { ...pickCommonFields(submittedForm), productId: submittedForm.productId, sizeId, email },
    });
    return { acceptedTexts: data ? describeAcceptedNotice(data.sent) : undefined, refused };
  },
};

const emptyResult = { errors: {}, failureMessage: undefined, acceptedTexts: undefined };

/** Sends a form. Runs in the browser, or on the server if the browser has no JavaScript. */
export async function sendRequest(
  sendMutation: SendMutation,
  form: RequestFormKind,
  submittedForm: SubmittedRequest,
): Promise<RequestResult & { isUnavailable: boolean }> {
  const { values } = submittedForm;
  const problems = findFormProblems(form, values);
  if (problems) return { ...emptyResult, values, errors: problems, isUnavailable: false };
  const { acceptedTexts, refused } = await formSenders[form](sendMutation, submittedForm);
  if (acceptedTexts || !refused) return { ...emptyResult, values, acceptedTexts, isUnavailable: false };
  const errors = readErrors(refused.details, refused.message);
  const failureMessage = Object.keys(errors).length > 0 ? undefined : describeRefusal(refused, unsureIfSavedAdvice);
  return { ...emptyResult, values, errors, failureMessage, isUnavailable: isOutage(refused) };
}
