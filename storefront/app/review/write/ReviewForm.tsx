import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { Picture } from '@meet/ui-kit/picture';
import { RatingInput, type Star } from '@meet/ui-kit/rating';
import { TextArea } from '@meet/ui-kit/text-area';
import { color, font, space } from '@meet/ui-kit/theme';
import { toast } from '@meet/ui-kit/toaster';
import { type FormEvent, useState } from 'react';
import { joinBrandNames } from '../../platform/brand-names.ts';
import { useFieldErrors, useFocusOnProblem } from '../../platform/form/field-errors.ts';
import { PhotosField } from '../../platform/form/PhotosField.tsx';
import { uploadFailedText, usePhotos } from '../../platform/form/use-photo-uploads.ts';
import { queryApi, readRefusalDetails, toFailureMessage } from '../../platform/graphql/browser-api.ts';
import { unsureIfSavedAdvice } from '../../platform/graphql/failure-messages.ts';
import {
  CreateReviewDocument,
  EditReviewDocument,
  type OwnReviewFragment,
  type ReviewedProductQuery,
} from '../../platform/graphql/generated/graphql.ts';
import { useHydrated } from '../../platform/lazy/use-hydrated.ts';
import { fields } from '../../platform/theme/form-style.ts';
import { readDraft, removeDraft, writeDraft } from './review-draft.ts';
import {
  emptyReview,
  findProblems,
  maxCharacters,
  type ReviewField,
  type ReviewPhoto,
  type ReviewResult,
  type ReviewValues,
  readErrors,
  readValues,
  toInput,
  toValues,
} from './review-form.rules.ts';

export type ReviewedProduct = NonNullable<ReviewedProductQuery['product']>;

const productStyle = css({ display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr)', gap: space(4), alignItems: 'center' });
const brand = css({ font: font(400, 14), color: color('muted') });
const errorBox = css({ padding: `${space(3)} ${space(4)}`, background: color('tile') });
const finePrint = css({ font: font(400, 14), color: color('muted') });
const noErrors = {};

export interface ReviewFormProps {
  /** Account of the shopper. */
  accountId: string;
  product: ReviewedProduct;
  /** Address that accepts the form without JavaScript. */
  action: string;
  /** The shopper's review of the product; null for a new one. */
  savedReview: OwnReviewFragment | null;
  /** Result of the form that was sent without JavaScript. */
  result?: ReviewResult | undefined;
  /** Called when the review has been saved. */
  onDone: () => void;
}

/** The form of a review. The input is stored in this tab until it is sent. It works without JavaScript, except for new photos. */
export function ReviewForm(props: ReviewFormProps) {
  const isHydrated = useHydrated();
  const { accountId, product, savedReview, result } = props;
  // Read once: later input is in the fields.
  const [draftValues, setDraftValues] = useState<ReviewValues | null>();
  if (isHydrated && draftValues === undefined) setDraftValues(result ? null : readDraft({ accountId, productId: product.id }));
  const draft = draftValues ?? null;
  const values = result?.values ?? draft ?? (savedReview ? toValues(savedReview) : emptyReview);
  return <ReviewFields key={draft ? 'draft' : 'saved'} {...props} values={values} />;
}

function ReviewFields({
  accountId,
  product,
  action,
  savedReview,
  result: serverResult,
  onDone,
  values,
}: ReviewFormProps & { values: ReviewValues }) {
  const saveDraft = (form: HTMLFormElement | null, visiblePhotos: readonly ReviewPhoto[]) => {
    if (form) writeDraft({ accountId, productId: product.id, values: { ...readValues(new FormData(form), []), photos: visiblePhotos } });
  };
  const {
    photos,
    latest,
    uploads,
    remove,
    collectUploaded: collectPhotos,
  } = usePhotos(values.photos, (visiblePhotos) => saveDraft(form.current, visiblePhotos));
  const collectValues = async (submittedForm: HTMLFormElement) => {
    const uploadedPhotos = await collectPhotos();
    return uploadedPhotos && { ...readValues(new FormData(submittedForm), []), photos: uploadedPhotos };
  };
  const {
    isSending,
    result = serverResult,
    onSubmit,
  } = useReviewSubmission({ productId: product.id, reviewId: savedReview?.id, collectValues, onDone });
  const form = useFocusOnProblem(result);
  const { getError: getFieldError, markCorrected } = useFieldErrors<ReviewField>(result?.errors ?? noErrors);
  const buildTextProps = (name: 'advantages' | 'disadvantages' | 'text') => ({
    id: `review-${name}`,
    name,
    defaultValue: values[name],
    error: getFieldError(name),
    maxLength: maxCharacters,
    optional: true,
  });
  const handleTyping = (name: string) => {
    markCorrected(name);
    saveDraft(form.current, latest.current);
  };
  return (
    <form
      ref={form}
      css={fields}
      action={action}
      method="post"
      noValidate
      aria-label="Ваш отзыв"
      onSubmit={onSubmit}
      onInput={({ target }) => 'name' in target && handleTyping(String(target.name))}
    >
      <input type="hidden" name="account" value={accountId} />
      <div css={productStyle}>
        <Picture imageKey={product.images[0]?.key ?? ''} alt="" sizes="64px" />
        <div>
          <p css={brand}>{joinBrandNames(product.brands)}</p>
          <p>{product.name}</p>
        </div>
      </div>
      {result?.failureMessage && (
        <p css={errorBox} role="alert" tabIndex={-1}>
          {result.failureMessage}
        </p>
      )}
      <RatingInput label="Оценка" name="rating" required defaultValue={values.rating as Star | null} error={getFieldError('rating')} />
      <TextArea {...buildTextProps('advantages')} label="Что понравилось" />
      <TextArea {...buildTextProps('disadvantages')} label="Что не понравилось" />
      <TextArea {...buildTextProps('text')} label="Впечатления" hint="Как сидит, что удивило" />
      <PhotosField label="Фото" name="photo" photos={photos} onRemove={remove} uploads={uploads} error={getFieldError('photos')} />
      <div>
        <Button type="submit" name="intent" value="save" loading={isSending}>
          Отправить отзыв
        </Button>
      </div>
      <p css={finePrint}>Покажем после проверки, обычно в&nbsp;течение дня. Отзыв можно изменить.</p>
    </form>
  );
}

interface ReviewSubmission {
  productId: string;
  /** Id of the review that is changed; undefined for a new one. */
  reviewId: string | undefined;
  /** Reads the values of the form once all photos are uploaded, or null if one has failed. */
  collectValues: (form: HTMLFormElement) => Promise<ReviewValues | null>;
  onDone: () => void;
}

/** Sends a review from the page, without loading another one. */
function useReviewSubmission({ productId, reviewId, collectValues, onDone }: ReviewSubmission) {
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
