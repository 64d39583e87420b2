/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/index.ts';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { fill } from '../locale/fill.ts';
import { useLocale, useTexts } from '../locale/locale-context.ts';
import { plural } from '../plural/index.ts';
import { nounTexts } from '../plural/plural-texts.ts';
import { font, role, space } from '../theme/index.ts';
import { ratingTexts } from './rating-texts.ts';
import { formatAverage, formatRating, stars } from './stars.ts';

interface StarsProps {
  /** Number of filled stars out of five; may be a fraction. */
  value: number;
}

const row = css({ position: 'relative', display: 'inline-flex', flex: 'none', color: role('border') });
const emptyStars = css({ display: 'flex', [forcedColors]: { '& svg': { fill: 'none' } } });
const fullStars = css({ position: 'absolute', inset: '0 auto 0 0', display: 'flex', overflow: 'hidden', color: role('text') });

/** Five stars, of which `value` are filled, the last one in part. */
function Stars({ value }: StarsProps) {
  const starIcons = stars.map((star) => <Icon key={star} name="star" size={16} filled />);
  return (
    <span css={row}>
      <span css={emptyStars}>{starIcons}</span>
      <span css={fullStars} style={{ width: `${(value / stars.length) * 100}%` }}>
        {starIcons}
      </span>
    </span>
  );
}

export interface RatingProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Average rating from 0 to 5. If omitted or `null`, «Отзывов пока нет» is shown. */
  value?: number | null | undefined;
  /** Number of reviews. With 0, «Отзывов пока нет» is shown. */
  count?: number | undefined;
  /**
   * Hides the average and the number of reviews visually, for a single review or where nearby text shows them.
   * @default false
   */
  starsOnly?: boolean | undefined;
}

const root = css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(2), font: font(400, 14) });
const averageStyle = css({ display: 'inline-flex', gap: space(2) });
const mutedText = css({ color: role('muted') });

/**
 * The average rating of a product, one image for screen readers: «4,6 из 5, 128 отзывов». For the rating that a shopper gives take
 * `RatingInput` from the same module.
 */
export function Rating({ value, count, starsOnly = false, ...spanProps }: RatingProps) {
  const locale = useLocale();
  const texts = useTexts('rating', ratingTexts);
  const nouns = useTexts('nouns', nounTexts);
  if (value === null || value === undefined || !Number.isFinite(value) || count === 0) {
    return (
      <span css={root} {...spanProps}>
        <span aria-hidden="true" css={root}>
          <Stars value={0} />
        </span>
        <span css={mutedText}>{texts.none}</span>
      </span>
    );
  }
  const filledStars = Math.min(Math.max(value, 0), 5);
  const average = formatAverage(filledStars, locale);
  const reviews = count === undefined ? undefined : plural(count, nouns.reviews, locale);
  const name =
    reviews === undefined
      ? fill(texts.outOf, { rating: formatRating(filledStars, locale) })
      : fill(texts.outOfCount, { rating: average, reviews });
  return (
    <span css={root} role="img" aria-label={name} {...spanProps}>
      <Stars value={filledStars} />
      {!starsOnly && (
        <span css={averageStyle}>
          {average}
          {reviews !== undefined && <span css={mutedText}>·&nbsp;&nbsp;{reviews}</span>}
        </span>
      )}
    </span>
  );
}
