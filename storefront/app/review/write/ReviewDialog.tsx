import { Button } from '@meet/ui-kit/button';
import { Dialog } from '@meet/ui-kit/dialog';
import { Skeleton } from '@meet/ui-kit/skeleton';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { askApi, toFailureMessage } from '../../platform/graphql/browser-api.ts';
import { type OwnReviewFragment, ReviewPageDocument } from '../../platform/graphql/generated/graphql.ts';
import { type ReviewedProduct, ReviewForm } from './ReviewForm.tsx';
import { ReviewRemoval } from './ReviewRemoval.tsx';

interface ReviewDialogProps {
  product: ReviewedProduct;
  /** Address of the page with the same form. */
  action: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type Found = { accountId: string; viewerReview: OwnReviewFragment | null } | { failure: string };

/** Loads the shopper's review again, because another device may have written one, and the page's data may be that of a guest. */
function useViewerReview(productId: string, open: boolean) {
  const [found, setFound] = useState<Found>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another press asks again
  useEffect(() => {
    if (!open) return;
    const controller = new AbortController();
    const { signal } = controller;
    setFound(undefined);
    askApi(ReviewPageDocument, { variables: { productId }, signal }).then(
      ({ user, ownReview }) => setFound({ accountId: user?.id ?? '', viewerReview: ownReview }),
      (error) => signal.aborted || setFound({ failure: toFailureMessage(error) }),
    );
    return () => controller.abort();
  }, [productId, open, attempt]);
  return { found, again: () => setAttempt((previous) => previous + 1) };
}

/** The form of a review on the product's page. */
export function ReviewDialog({ product, action, open, onOpenChange }: ReviewDialogProps) {
  const { revalidate } = useRevalidator();
  const { found, again } = useViewerReview(product.id, open);
  const end = () => {
    onOpenChange(false);
    void revalidate();
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Ваш отзыв" size="medium">
      {!found && <Skeleton height={480} />}
      {found && 'failure' in found && (
        <div role="alert">
          <p>{found.failure}</p>
          <Button variant="line" size="small" onClick={again}>
            Повторить
          </Button>
        </div>
      )}
      {found && 'viewerReview' in found && (
        <>
          <ReviewForm accountId={found.accountId} product={product} action={action} saved={found.viewerReview} onDone={end} />
          {found.viewerReview && <ReviewRemoval reviewId={found.viewerReview.id} action={action} onDone={end} />}
        </>
      )}
    </Dialog>
  );
}
