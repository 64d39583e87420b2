import { css } from '@emotion/react';
import { Chip } from '@meet/ui-kit/chip';
import { plural } from '@meet/ui-kit/plural';
import { space } from '@meet/ui-kit/theme';
import { reviewOrders, type VisibleReviews } from './review-list.rules.ts';

const chips = css({ display: 'flex', flexWrap: 'wrap', gap: space(2), marginBottom: space(4) });
const starForms = { one: 'звезда', few: 'звезды', many: 'звёзд' };

interface ReviewFilterProps {
  visibleReviews: VisibleReviews;
  /** Number of reviews with photos. */
  photoReviewCount: number;
  /** Address of other reviews. */
  buildHref: (changes: Partial<VisibleReviews>) => string;
}

/** Which reviews are listed, and in which order. */
export function ReviewFilter({ visibleReviews, photoReviewCount, buildHref }: ReviewFilterProps) {
  return (
    <>
      {(photoReviewCount > 0 || visibleReviews.stars) && (
        <nav css={chips} aria-label="Какие отзывы показать">
          <Chip href={buildHref({ withPhotos: false, stars: undefined })} selected={!visibleReviews.withPhotos && !visibleReviews.stars}>
            Все
          </Chip>
          {visibleReviews.stars && (
            <Chip href={buildHref({})} selected>
              {plural(visibleReviews.stars, starForms)}
            </Chip>
          )}
          {photoReviewCount > 0 && (
            <Chip href={buildHref({ withPhotos: true, stars: undefined })} selected={visibleReviews.withPhotos}>
              С&nbsp;фото, {photoReviewCount}
            </Chip>
          )}
        </nav>
      )}
      <nav css={chips} aria-label="Порядок отзывов">
        {reviewOrders.map(({ sort, name }) => (
          <Chip key={sort} href={buildHref({ sort })} selected={visibleReviews.sort === sort}>
            {name}
          </Chip>
        ))}
      </nav>
    </>
  );
}
