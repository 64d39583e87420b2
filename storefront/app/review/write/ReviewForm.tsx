import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { Picture } from '@meet/ui-kit/picture';
import { RatingInput, type Star } from '@meet/ui-kit/rating';
import { TextArea } from '@meet/ui-kit/text-area';
import { color, font, space } from '@meet/ui-kit/theme';
import { useState } from 'react';
import { joinBrandNames } from '../../platform/brand-names.ts';
import { useFieldErrors, useFocusOnProblem } from '../../platform/form/field-errors.ts';
import { PhotosField } from '../../platform/form/PhotosField.tsx';
import { usePhotos } from '../../platform/form/use-photo-uploads.ts';
import type { OwnReviewFragment, ReviewedProductQuery } from '../../platform/graphql/generated/graphql.ts';
import { useHydrated } from '../../platform/lazy/use-hydrated.ts';
import { fields } from '../../platform/theme/form-style.ts';
import { readDraft, writeDraft } from './review-draft.ts';
import {
  emptyReview,
  maxCharacters,
  type ReviewField,
  type ReviewPhoto,
  type ReviewResult,
  type ReviewValues,
  readValues,
  toValues,
} from './review-form.rules.ts';
import { useReviewSubmission } from './use-review-submission.ts';

export type ReviewedProduct = NonNullable<ReviewedProductQuery['product']>;

const productStyle = css({ display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr)', gap: space(4), alignItems: 'center' });
const brandStyle = css({ font: font(400, 14), color: color('muted') });
const errorBox = css({ padding: `${space(3)} ${space(4)}`, background: color('tile') });
const finePrint = css({ font: font(400, 14), color: color('muted') });
const noErrors = {};

export interface ReviewFormProps {
  accountId: string;
  product: ReviewedProduct;
  /** URL that accepts the form without JavaScript. */
  action: string;
  /** The shopper's review of the product; null for a new one. */
  savedReview: OwnReviewFragment | null;
  /** Result of the form that was sent without JavaScript. */
  result?: ReviewResult | undefined;
  /** Called when the review has been saved. */
  onDone: () => void;
}

/** The form of a review. The input is stored in this tab until it is sent. The form works without JavaScript, except for new photos. */
export function ReviewForm(props: ReviewFormProps) {
  const isHydrated = useHydrated();
  const { accountId, product, savedReview, result } = props;
  // The draft is read only once, because later input is in the fields.
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
    latestPhotos,
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
    saveDraft(form.current, latestPhotos.current);
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
          <p css={brandStyle}>{joinBrandNames(product.brands)}</p>
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
