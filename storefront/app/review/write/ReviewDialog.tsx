import { Button } from '@meet/ui-kit/button';
import { Dialog } from '@meet/ui-kit/dialog';
import { Skeleton } from '@meet/ui-kit/skeleton';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { queryApi, toFailureMessage } from '../../platform/graphql/browser-api.ts';
import { type OwnReviewFragment, ReviewPageDocument } from '../../platform/graphql/generated/graphql.ts';
import { type ReviewedProduct, ReviewForm } from './ReviewForm.tsx';
import { ReviewRemoval } from './ReviewRemoval.tsx';

interface ReviewDialogProps {
  product: ReviewedProduct;
  /** URL of the page with the same form. */
  action: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type ViewerReviewResult = { accountId: string; viewerReview: OwnReviewFragment | null } | { failure: string };

/**
 * Loads the shopper's review again, because the shopper may have written it on another device, and the page's data may be that of a guest.
 */
function useViewerReview(productId: string, open: boolean) {
  const [result, setResult] = useState<ViewerReviewResult>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another press loads the review again
  useEffect(() => {
    if (!open) return;
    const controller = new AbortController();
    const { signal } = controller;
    setResult(undefined);
    queryApi(ReviewPageDocument, { variables: { productId }, signal }).then(
      ({ user, ownReview }) => setResult({ accountId: user?.id ?? '', viewerReview: ownReview }),
      (error) => signal.aborted || setResult({ failure: toFailureMessage(error) }),
    );
    return () => controller.abort();
  }, [productId, open, attempt]);
  return { result, retry: () => setAttempt((previous) => previous + 1) };
}

/** The form of a review on the product's page. */
export function ReviewDialog({ product, action, open, onOpenChange }: ReviewDialogProps) {
  const { revalidate } = useRevalidator();
  const { result, retry } = useViewerReview(product.id, open);
  const closeAndReload = () => {
    onOpenChange(false);
    void revalidate();
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Ваш отзыв" size="medium">
      {!result && <Skeleton height={480} />}
      {result && 'failure' in result && (
        <div role="alert">
          <p>{result.failure}</p>
          <Button variant="line" size="small" onClick={retry}>
            Повторить
          </Button>
        </div>
      )}
      {result && 'viewerReview' in result && (
        <>
          <ReviewForm
            accountId={result.accountId}
            product={product}
            action={action}
            savedReview={result.viewerReview}
            onDone={closeAndReload}
          />
          {result.viewerReview && <ReviewRemoval reviewId={result.viewerReview.id} action={action} onDone={closeAndReload} />}
        </>
      )}
    </Dialog>
  );
}
