import { toast } from '@meet/ui-kit/toaster';
import { type FormEvent, useState } from 'react';
import { uploadFailedText } from '../../platform/form/use-photo-uploads.ts';
import { queryApi, readRefusalDetails, toFailureMessage } from '../../platform/graphql/browser-api.ts';
import { unsureIfSavedAdvice } from '../../platform/graphql/failure-messages.ts';
import { CreateReviewDocument, EditReviewDocument } from '../../platform/graphql/generated/graphql.ts';
import { removeDraft } from './review-draft.ts';
import { findProblems, type ReviewResult, type ReviewValues, readErrors, toInput } from './review-form.rules.ts';

interface ReviewSubmission {
  productId: string;
  /** Id of the review that is changed; undefined for a new one. */
  reviewId: string | undefined;
  /** Reads the values of the form once all photos are uploaded, or null if one has failed. */
  collectValues: (form: HTMLFormElement) => Promise<ReviewValues | null>;
  onDone: () => void;
}

/** Sends a review without leaving the page. */
export function useReviewSubmission({ productId, reviewId, collectValues, onDone }: ReviewSubmission) {
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState<Omit<ReviewResult, 'values'>>();
  const save = async (values: ReviewValues) => {
    const errors = findProblems(values);
    if (Object.keys(errors).length > 0) return setResult({ errors, failureMessage: undefined });
    const input = toInput(values);
    if (reviewId) await queryApi(EditReviewDocument, { variables: { dto: { reviewId, ...input } } });
    else await queryApi(CreateReviewDocument, { variables: { dto: { productId, ...input } } });
    removeDraft();
    toast.success('Спасибо за\u00a0отзыв', { description: 'Покажем его после проверки, обычно в\u00a0течение дня.' });
    onDone();
  };
  const send = async (form: HTMLFormElement) => {
    setSending(true);
    try {
      const values = await collectValues(form);
      if (values) await save(values);
      else setResult({ errors: { photos: uploadFailedText }, failureMessage: undefined });
    } catch (error) {
      const message = toFailureMessage(error, unsureIfSavedAdvice);
      const errors = readErrors(readRefusalDetails(error), message);
      setResult({ errors, failureMessage: Object.keys(errors).length > 0 ? undefined : message });
    } finally {
      setSending(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) void send(event.currentTarget);
  };
  return { isSending, result, onSubmit };
}
