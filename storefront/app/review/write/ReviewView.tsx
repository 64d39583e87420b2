import { css } from '@emotion/react';
import { Breadcrumbs } from '@meet/ui-kit/breadcrumbs';
import { Heading } from '@meet/ui-kit/heading';
import { space } from '@meet/ui-kit/theme';
import { href, useNavigate } from 'react-router';
import { wrap } from '../../platform/theme/layout-style.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { ReviewRemoval } from './ReviewRemoval.tsx';
import type { ReviewResult } from './review-form.rules.ts';
import type { ReviewPageData } from './review-page.server.ts';

const columnStyle = css({ maxWidth: '42rem' });
const titleStyle = css({ marginBlock: space(5) });

/** The page on which a shopper writes, changes or removes the review of a product. */
export function ReviewView({ accountId, product, savedReview, result }: ReviewPageData & { result?: ReviewResult | undefined }) {
  const navigate = useNavigate();
  const { slug, name } = product;
  const action = href('/product/:slug/review', { slug });
  const productHref = href('/product/:slug', { slug });
  const leaveForm = () => navigate(`${productHref}#reviews`);
  return (
    <div css={wrap}>
      <Breadcrumbs items={[{ label: 'Главная', href: '/' }, { label: name, href: productHref }, { label: 'Ваш отзыв' }]} />
      <div css={columnStyle}>
        <Heading css={titleStyle} level={1}>
          Ваш отзыв
        </Heading>
        <ReviewForm accountId={accountId} product={product} action={action} savedReview={savedReview} result={result} onDone={leaveForm} />
        {savedReview && <ReviewRemoval reviewId={savedReview.id} action={action} onDone={leaveForm} />}
      </div>
    </div>
  );
}
