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
  illustrated: number;
  /** Address of other reviews. */
  to: (other: Partial<VisibleReviews>) => string;
}

/** Which reviews are listed, and in which order. */
export function ReviewFilter({ visibleReviews, illustrated, to }: ReviewFilterProps) {
  return (
    <>
      {(illustrated > 0 || visibleReviews.stars) && (
        <nav css={chips} aria-label="Какие отзывы показать">
          <Chip href={to({ withPhotos: false, stars: undefined })} selected={!visibleReviews.withPhotos && !visibleReviews.stars}>
            Все
          </Chip>
          {visibleReviews.stars && (
            <Chip href={to({})} selected>
              {plural(visibleReviews.stars, starForms)}
            </Chip>
          )}
          {illustrated > 0 && (
            <Chip href={to({ withPhotos: true, stars: undefined })} selected={visibleReviews.withPhotos}>
              С&nbsp;фото, {illustrated}
            </Chip>
          )}
        </nav>
      )}
      <nav css={chips} aria-label="Порядок отзывов">
        {reviewOrders.map(({ sort, name }) => (
          <Chip key={sort} href={to({ sort })} selected={visibleReviews.sort === sort}>
            {name}
          </Chip>
        ))}
      </nav>
    </>
  );
}
