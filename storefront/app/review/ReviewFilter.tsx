import { css } from '@emotion/react';
import { Chip } from '@meet/ui-kit/chip';
import { plural } from '@meet/ui-kit/plural';
import { space } from '@meet/ui-kit/theme';
import { type ReviewListFilter, reviewSortOptions } from './review-list-filter.rules.ts';

const chips = css({ display: 'flex', flexWrap: 'wrap', gap: space(2), marginBottom: space(4) });
const starForms = { one: 'звезда', few: 'звезды', many: 'звёзд' };

interface ReviewFilterProps {
  filter: ReviewListFilter;
  photoReviewCount: number;
  /** Returns the URL of the page with the reviews that match the filter after these changes. */
  buildHref: (changes: Partial<ReviewListFilter>) => string;
}

/** Lets the shopper choose which reviews are listed, and in which order. */
export function ReviewFilter({ filter, photoReviewCount, buildHref }: ReviewFilterProps) {
  return (
    <>
      {(photoReviewCount > 0 || filter.stars) && (
        <nav css={chips} aria-label="Какие отзывы показать">
          <Chip href={buildHref({ withPhotos: false, stars: undefined })} selected={!filter.withPhotos && !filter.stars}>
            Все
          </Chip>
          {filter.stars && (
            <Chip href={buildHref({})} selected>
              {plural(filter.stars, starForms)}
            </Chip>
          )}
          {photoReviewCount > 0 && (
            <Chip href={buildHref({ withPhotos: true, stars: undefined })} selected={filter.withPhotos}>
              С&nbsp;фото, {photoReviewCount}
            </Chip>
          )}
        </nav>
      )}
      <nav css={chips} aria-label="Порядок отзывов">
        {reviewSortOptions.map(({ sort, name }) => (
          <Chip key={sort} href={buildHref({ sort })} selected={filter.sort === sort}>
            {name}
          </Chip>
        ))}
      </nav>
    </>
  );
}
