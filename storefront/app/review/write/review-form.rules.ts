import { listRefusedFields } from '../../platform/form/field-errors.ts';
import { readFormText } from '../../platform/form/form-text.ts';
import type { UploadedPicture } from '../../platform/form/upload-picture.ts';
import type { OwnReviewFragment } from '../../platform/graphql/generated/graphql.ts';

/** Maximum length of each of the three texts. */
export const maxCharacters = 2000;

const textNames = ['advantages', 'disadvantages', 'text'] as const;

/** A photo that has been uploaded or belongs to the saved review. */
export type ReviewPhoto = UploadedPicture;

export interface ReviewValues {
  /** From 1 to 5; null before one is chosen. */
  rating: number | null;
  advantages: string;
  disadvantages: string;
  text: string;
  photos: readonly ReviewPhoto[];
}

export type ReviewField = 'rating' | (typeof textNames)[number] | 'photos';
export type ReviewErrors = Partial<Record<ReviewField, string>>;

/** What the form displays after a review could not be saved: the input, the errors and a message. */
export interface ReviewResult {
  values: ReviewValues;
  errors: ReviewErrors;
  /** Error message if nothing was saved although no field is invalid. */
  failureMessage: string | undefined;
}

export const emptyReview: ReviewValues = { rating: null, advantages: '', disadvantages: '', text: '', photos: [] };

export const toValues = ({ rating, advantages, disadvantages, text, photos }: OwnReviewFragment): ReviewValues => ({
  rating,
  advantages,
  disadvantages,
  text,
  photos,
});

/** Reads the values of a form. Of `photos`, which the page displayed, only those remain whose ids the form contains. */
export function readValues(form: FormData, photos: readonly ReviewPhoto[]): ReviewValues {
  const submittedIds = form.getAll('photo');
  const rating = Number(readFormText(form, 'rating'));
  return {
    rating: Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : null,
    advantages: readFormText(form, 'advantages'),
    disadvantages: readFormText(form, 'disadvantages'),
    text: readFormText(form, 'text'),
    photos: photos.filter(({ id }) => submittedIds.includes(id)),
  };
}

/** Finds the problems that the browser can find without the API. */
export function findProblems(values: ReviewValues): ReviewErrors {
  const tooLongNames = textNames.filter((name) => values[name].length > maxCharacters);
  return {
    ...(values.rating === null && { rating: 'Поставьте оценку' }),
    ...Object.fromEntries(tooLongNames.map((name) => [name, `Не\u00a0больше ${maxCharacters} знаков`])),
  };
}

/** Converts the form's values to the API's input, in which photos are only ids. */
export const toInput = ({ photos, rating, ...texts }: ReviewValues) => ({
  ...texts,
  rating: rating ?? 0,
  photos: photos.map(({ id }) => id),
});

const isReviewField = (name: unknown): name is ReviewField => ['rating', ...textNames, 'photos'].some((fieldName) => fieldName === name);

/** Returns the field errors that an API error contains. Errors of fields that the form does not have are left out. */
export const readErrors = (details: Record<string, unknown>, message: string): ReviewErrors =>
  Object.fromEntries(listRefusedFields(details, message).filter(([field]) => isReviewField(field)));

const isText = (value: unknown): value is string => typeof value === 'string';

const isPhoto = (value: unknown): value is ReviewPhoto =>
  typeof value === 'object' && value !== null && 'id' in value && isText(value.id) && 'url' in value && isText(value.url);

export function isReviewValues(value: unknown): value is ReviewValues {
  if (typeof value !== 'object' || value === null) return false;
  const { rating, photos, ...texts } = value as Record<string, unknown>;
  const isRatingValid = rating === null || typeof rating === 'number';
  return isRatingValid && textNames.every((name) => isText(texts[name])) && Array.isArray(photos) && photos.every(isPhoto);
}

/** A form that a shopper has sent after the session had ended. */
interface StoredReviewForm {
  /** Id of the author. Another shopper in the same browser must not get the form. */
  accountId: string;
  slug: string;
  /** Ids of the saved review's photos that the shopper has not removed in the form. */
  photos: readonly string[];
  values: ReviewValues;
}

export function isStoredReviewForm(value: unknown): value is StoredReviewForm {
  if (typeof value !== 'object' || value === null) return false;
  const { accountId, slug, photos, values }: Partial<Record<keyof StoredReviewForm, unknown>> = value;
  return isText(accountId) && isText(slug) && Array.isArray(photos) && photos.every(isText) && isReviewValues(values);
}
