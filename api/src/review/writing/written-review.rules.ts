import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { InputForm, wrongFields } from '../../platform/input/input-form.js';
import { isRating, reviewPhotosAtMost, reviewTextAtMost } from '../review.rules.js';
import type { CreateReviewInput } from './writing.input.js';

/** A review in a request, normalised for storage. */
export interface WrittenReview {
  content: { rating: number; advantages: string; disadvantages: string; text: string };
  /** Ids of photos and uploads in display order. */
  photoIds: string[];
}

/** Throws an error with the invalid fields. */
export function toWrittenReview({ rating, photos, ...texts }: Omit<CreateReviewInput, 'productId'>): WrittenReview {
  const form = new InputForm();
  if (!isRating(rating)) form.refuse('rating', 'Поставьте оценку от\u00a01 до\u00a05.');
  const most = reviewTextAtMost;
  const content = {
    rating,
    advantages: form.text('advantages', texts.advantages, { label: 'Достоинства', most }),
    disadvantages: form.text('disadvantages', texts.disadvantages, { label: 'Недостатки', most }),
    text: form.text('text', texts.text, { label: 'Отзыв', most }),
  };
  const photoIds = readPhotos(form, photos ?? []);
  if (form.wrong.length > 0) throw wrongFields(form.wrong);
  return { content, photoIds };
}

function readPhotos(form: InputForm, photos: readonly string[]): string[] {
  const ids = photos.map((id) => id.toLowerCase());
  if (ids.length > reviewPhotosAtMost)
    form.refuse('photos', `К\u00a0отзыву можно приложить не\u00a0больше ${reviewPhotosAtMost}\u00a0фото.`);
  else if (new Set(ids).size < ids.length) form.refuse('photos', 'Одно и\u00a0то\u00a0же фото приложено дважды.');
  return ids;
}

/** Refusal of a second review of the same product. */
export const reviewExists = (reviewId: string): DomainError =>
  new DomainError(ErrorCode.CONFLICT, 'Вы уже написали отзыв на\u00a0этот товар. Его можно изменить.', { reviewId });
