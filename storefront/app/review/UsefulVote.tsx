import { Button } from '@meet/ui-kit/button';
import { toast } from '@meet/ui-kit/toaster';
import { type FormEvent, useState } from 'react';
import { SignInStore } from '../auth/session/sign-in.store.ts';
import { queryApi, toFailureMessage } from '../platform/graphql/browser-api.ts';
import { VoteForReviewDocument } from '../platform/graphql/generated/graphql.ts';
import { useStore } from '../platform/store/root-store.tsx';
import type { Review } from './reviews.rules.ts';

interface UsefulVoteProps {
  review: Pick<Review, 'id' | 'usefulCount' | 'isUseful'>;
  /** URL that accepts the vote without JavaScript. */
  action: string;
}

/** Marks a review as useful, or withdraws the mark; a guest signs in first. */
export function UsefulVote({ review: { id: reviewId, ...initialVote }, action }: UsefulVoteProps) {
  const signIn = useStore(SignInStore);
  const [{ usefulCount, isUseful }, setVote] = useState(initialVote);
  const [previousIsUseful, setPreviousIsUseful] = useState(initialVote.isUseful);
  // The page of a guest does not contain the shopper's vote. After the sign-in the data is loaded again and contains it.
  if (previousIsUseful !== initialVote.isUseful) {
    setPreviousIsUseful(initialVote.isUseful);
    setVote(initialVote);
  }
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      setVote((await queryApi(VoteForReviewDocument, { variables: { reviewId, isUseful: !isUseful } })).voteForReview);
    } catch (error) {
      toast.error(toFailureMessage(error));
    } finally {
      setSending(false);
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    signIn.runSignedIn(send);
  };
  return (
    <form action={action} method="post" onSubmit={handleSubmit}>
      <input type="hidden" name="review" value={reviewId} />
      <input type="hidden" name="isUseful" value={isUseful ? '' : '1'} />
      <Button type="submit" variant="text" size="small" name="intent" value="vote" aria-pressed={isUseful ?? false} loading={isSending}>
        Полезно{usefulCount > 0 && ` · ${usefulCount}`}
      </Button>
    </form>
  );
}
