import { css } from '@emotion/react';
import { Link } from '@meet/ui-kit/link';
import { LoadMore } from '@meet/ui-kit/load-more';
import { reviewForms } from '@meet/ui-kit/plural';
import { ReviewCard } from '@meet/ui-kit/review-card';
import { color, media, space } from '@meet/ui-kit/theme';
import { useRef, useState } from 'react';
import { href } from 'react-router';
import { queryApi } from '../platform/graphql/browser-api.ts';
import { ReviewsDocument } from '../platform/graphql/generated/graphql.ts';
import { useLoadMore } from '../platform/graphql/use-load-more.ts';
import { onDemand } from '../platform/lazy/on-demand.ts';
import { useOnDemand } from '../platform/lazy/use-on-demand.ts';
import {
  buildReviewsHref,
  defaultReviewListFilter,
  pageSize,
  type ReviewListFilter,
  toReviewsVariables,
} from './review-list-filter.rules.ts';
import { type Review, type Reviews, toReviewCard } from './reviews.rules.ts';
import { UsefulVote } from './UsefulVote.tsx';
import type { ReviewedProduct } from './write/ReviewForm.tsx';

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
  /** Id of the shopper's own review, which has no button to vote for it. */
  viewerReviewId: string | undefined;
  firstPage: Reviews;
  filter: ReviewListFilter;
  /** Query of the current URL, to which links to other reviews add their parameters. */
  searchParams: URLSearchParams;
}

/** State of the full-screen viewer, which opens at the photo that was pressed. */
function usePhotoViewer() {
  const [ReviewPhotos, loadViewer] = useOnDemand(loadReviewPhotos);
  const [openPhoto, setOpenPhoto] = useState<{ review: Review; index: number }>();
  const [isViewerOpen, setViewerOpen] = useState(false);
  const openPhotoViewer = (review: Review, index: number) => {
    setOpenPhoto({ review, index });
    setViewerOpen(true);
    loadViewer();
  };
  const photoViewer = ReviewPhotos && openPhoto && (
    <ReviewPhotos
      key={`${openPhoto.review.id}-${openPhoto.index}`}
      author={openPhoto.review.user.name}
      photos={openPhoto.review.photos}
      initialIndex={openPhoto.index}
      open={isViewerOpen}
      onOpenChange={setViewerOpen}
    />
  );
  return { openPhotoViewer, photoViewer };
}

/** A list of reviews that loads more on demand. */
export function ReviewList({ product, viewerReviewId, firstPage, filter, searchParams }: ReviewListProps) {
  const action = href('/product/:slug/review', { slug: product.slug });
  const { items, total, state, loadMore } = useLoadMore({
    firstPage: firstPage.reviewList,
    pageSize,
    load: async (page, signal) => {
      const variables = toReviewsVariables(product.id, filter, { page, limit: pageSize });
      return (await queryApi(ReviewsDocument, { variables, signal })).reviewList;
    },
  });
  const listElement = useRef<HTMLOListElement>(null);
  const { openPhotoViewer, photoViewer } = usePhotoViewer();
  return (
    <div>
      <ol ref={listElement} css={listStyle}>
        {items.map((review) => (
          // Focusable, because the first newly loaded review gets the focus.
          <li key={review.id} tabIndex={-1}>
            <ReviewCard
              {...toReviewCard(review)}
              onPhoto={(index) => openPhotoViewer(review, index)}
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
          getFirstNew={(visibleBefore) => listElement.current?.querySelector<HTMLElement>(`li:nth-of-type(${visibleBefore + 1})`)}
        />
      )}
      {photoViewer}
    </div>
  );
}
