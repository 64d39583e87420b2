import { toast } from '@meet/ui-kit/toaster';
import { type FormEvent, useState } from 'react';
import { askApi, detailsOfRefusal, toFailureMessage } from '../../platform/graphql/browser-api.ts';
import { mayBeSaved } from '../../platform/graphql/failure-messages.ts';
import { CreateReviewDocument, EditReviewDocument } from '../../platform/graphql/generated/graphql.ts';
import { photoFailed } from '../../platform/upload/use-photo-uploads.ts';
import { forgetDraft } from './review-draft.ts';
import { errorsIn, findProblems, type ReviewResult, type ReviewValues, toInput } from './review-form.rules.ts';

interface Sending {
  productId: string;
  /** Id of the review that is changed; undefined for a new one. */
  reviewId: string | undefined;
  /** Reads the values of the form once all photos are uploaded, or null if one has failed. */
  collect: (form: HTMLFormElement) => Promise<ReviewValues | null>;
  onDone: () => void;
}

/** Sends a review from the page, without loading another one. */
export function useReviewSending({ productId, reviewId, collect, onDone }: Sending) {
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState<Omit<ReviewResult, 'values'>>();
  const save = async (values: ReviewValues) => {
    const errors = findProblems(values);
    if (Object.keys(errors).length > 0) return setResult({ errors, failed: undefined });
    const input = toInput(values);
    if (reviewId) await askApi(EditReviewDocument, { variables: { dto: { reviewId, ...input } } });
    else await askApi(CreateReviewDocument, { variables: { dto: { productId, ...input } } });
    forgetDraft();
    toast.success('Спасибо за\u00a0отзыв', { description: 'Покажем его после проверки, обычно в\u00a0течение дня.' });
    onDone();
  };
  const send = async (form: HTMLFormElement) => {
    setSending(true);
    try {
      const values = await collect(form);
      if (values) await save(values);
      else setResult({ errors: { photos: photoFailed }, failed: undefined });
    } catch (error) {
      const message = toFailureMessage(error, mayBeSaved);
      const errors = errorsIn(detailsOfRefusal(error), message);
      setResult({ errors, failed: Object.keys(errors).length > 0 ? undefined : message });
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
