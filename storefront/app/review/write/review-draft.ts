import { createValueParser, StorageEntry } from '../../platform/store/browser-storage.ts';
import { reviewDraftKey } from '../../platform/store/personal-form-data.ts';
import { isReviewValues, type ReviewValues } from './review-form.rules.ts';

/** Author and product of a review. */
interface ReviewKey {
  /** Id of the author. Another shopper in the same tab must not get the draft. */
  accountId: string;
  productId: string;
}

interface ReviewDraft extends ReviewKey {
  values: ReviewValues;
}

function isDraft(value: unknown): value is ReviewDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { accountId, productId, values }: Partial<Record<keyof ReviewDraft, unknown>> = value;
  return typeof accountId === 'string' && typeof productId === 'string' && isReviewValues(values);
}

/**
 * The draft is stored for this tab only, because it is personal. It is deleted when a guest opens any page but those of products and of the
 * sign-in.
 */
const draftEntry = new StorageEntry(reviewDraftKey, createValueParser(isDraft), () => sessionStorage);

/** Returns the input of a review that was not sent, or null. */
export function readDraft({ accountId, productId }: ReviewKey): ReviewValues | null {
  const draft = draftEntry.read();
  return draft?.accountId === accountId && draft.productId === productId ? draft.values : null;
}

export const writeDraft = (draft: ReviewDraft) => draftEntry.write(draft);

export const removeDraft = () => draftEntry.remove();
