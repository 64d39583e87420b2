import { reviewDraftKey } from '../../platform/session/personal-entry.ts';
import { oneOf, StorageEntry } from '../../platform/store/browser-storage.ts';
import { isReviewValues, type ReviewValues } from './review-form.rules.ts';

interface ReviewDraft {
  productId: string;
  values: ReviewValues;
}

function isDraft(value: unknown): value is ReviewDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { productId, values }: Partial<Record<keyof ReviewDraft, unknown>> = value;
  return typeof productId === 'string' && isReviewValues(values);
}

/** For this tab only, because it is personal. The end of the session forgets it. */
const entry = new StorageEntry(reviewDraftKey, oneOf(isDraft), () => sessionStorage);

/** Returns what was typed into the review of a product but not sent, or null. */
export function readDraft(productId: string): ReviewValues | null {
  const draft = entry.read();
  return draft?.productId === productId ? draft.values : null;
}

export const keepDraft = (productId: string, values: ReviewValues) => entry.write({ productId, values });

export const forgetDraft = () => entry.remove();
