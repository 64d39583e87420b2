import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { Link } from '@meet/ui-kit/link';
import { LoadMore } from '@meet/ui-kit/load-more';
import { reviewForms } from '@meet/ui-kit/plural';
import { ReviewCard } from '@meet/ui-kit/review-card';
import { color, media, space } from '@meet/ui-kit/theme';
import { toast } from '@meet/ui-kit/toaster';
import { type FormEvent, useRef, useState } from 'react';
import { href } from 'react-router';
import { SignInStore } from '../auth/session/sign-in.store.ts';
import { queryApi, toFailureMessage } from '../platform/graphql/browser-api.ts';
import { ReviewsDocument, VoteForReviewDocument } from '../platform/graphql/generated/graphql.ts';
import { useLoadMore } from '../platform/graphql/use-load-more.ts';
import { onDemand } from '../platform/lazy/on-demand.ts';
import { useOnDemand } from '../platform/lazy/use-on-demand.ts';
import { useStore } from '../platform/store/root-store.tsx';
import {
  buildReviewsHref,
  defaultReviewListFilter,
  pageSize,
  type Review,
  type ReviewListFilter,
  type Reviews,
  toReviewCard,
  toReviewsVariables,
} from './review-list.rules.ts';
import type { ReviewedProduct } from './write/ReviewForm.tsx';

interface UsefulVoteProps {
  review: Pick<Review, 'id' | 'usefulCount' | 'isUseful'>;
  /** Address that accepts the vote without JavaScript. */
  action: string;
}

/** Marks a review as useful, or withdraws the mark; a guest signs in first. */
function UsefulVote({ review: { id: reviewId, ...initial }, action }: UsefulVoteProps) {
  const signIn = useStore(SignInStore);
  const [{ usefulCount, isUseful }, setVote] = useState(initial);
  const [previous, setPrevious] = useState(initial.isUseful);
  // The page of a guest does not contain the vote. It is reloaded when they have signed in.
  if (previous !== initial.isUseful) {
    setPrevious(initial.isUseful);
    setVote(initial);
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

const listStyle = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { paddingBlock: space(6), borderTop: `1px solid ${color('line')}`, '&:focus-visible': { outlineOffset: 4 } },
  [media.desktop]: { '& > li:first-of-type': { borderTop: 0, paddingTop: 0 } },
});

const loadMoreStyle = css({ marginTop: space(4) });

const loadReviewPhotos = onDemand(async () => (await import('./ReviewPhotos.tsx')).ReviewPhotos);

interface ReviewListProps {
  product: ReviewedProduct;
  /** Id of the shopper's own review, for which there is no vote. */
  viewerReviewId: string | undefined;
  firstPage: Reviews;
  filter: ReviewListFilter;
  /** Query of the current URL. */
  searchParams: URLSearchParams;
}

/** State of the photo viewer, opened at the pressed photo. */
function usePhotoViewer() {
  const [ReviewPhotos, loadViewer] = useOnDemand(loadReviewPhotos);
  const [openPhoto, setOpenPhoto] = useState<{ review: Review; index: number }>();
  const [isViewerOpen, setViewerOpen] = useState(false);
  const open = (review: Review, index: number) => {
    setOpenPhoto({ review, index });
    setViewerOpen(true);
    loadViewer();
  };
  const viewer = ReviewPhotos && openPhoto && (
    <ReviewPhotos
      key={`${openPhoto.review.id}-${openPhoto.index}`}
      author={openPhoto.review.user.name}
      photos={openPhoto.review.photos}
      initialIndex={openPhoto.index}
      open={isViewerOpen}
      onOpenChange={setViewerOpen}
    />
  );
  return { open, viewer };
}

/** A list of reviews that loads more on demand. */
export function ReviewList({ product, viewerReviewId, firstPage, filter, searchParams }: ReviewListProps) {
  const action = href('/product/:slug/review', { slug: product.slug });
  const { items, total, state, loadMore } = useLoadMore({
    first: firstPage.reviewList,
    pageSize,
    load: async (page, signal) => {
      const variables = toReviewsVariables(product.id, filter, { page, limit: pageSize });
      return (await queryApi(ReviewsDocument, { variables, signal })).reviewList;
    },
  });
  const rows = useRef<HTMLOListElement>(null);
  const { open, viewer } = usePhotoViewer();
  return (
    <div>
      <ol ref={rows} css={listStyle}>
        {items.map((review) => (
          // Focusable, because the first newly loaded review gets the focus.
          <li key={review.id} tabIndex={-1}>
            <ReviewCard
              {...toReviewCard(review)}
              onPhoto={(index) => open(review, index)}
              actions={review.id !== viewerReviewId && <UsefulVote review={review} action={action} />}
            />
          </li>
        ))}
      </ol>
      {items.length === 0 && (
        <p>
          Таких отзывов нет.{' '}
          <Link href={buildReviewsHref(searchParams, defaultReviewListFilter)} variant="underlined">
            Показать все
          </Link>
        </p>
      )}
      {total > pageSize && (
        <LoadMore
          css={loadMoreStyle}
          visibleCount={items.length}
          total={total}
          step={pageSize}
          forms={reviewForms}
          href={buildReviewsHref(searchParams, { ...filter, pages: Math.floor(items.length / pageSize) + 1 })}
          onLoad={loadMore}
          loading={state === 'loading'}
          error={state === 'failed' ? 'Отзывы не\u00a0загрузились' : undefined}
          getFirstNew={(before) => rows.current?.querySelector<HTMLElement>(`li:nth-of-type(${before + 1})`)}
        />
      )}
      {viewer}
    </div>
  );
}
