/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { hidden } from '../hidden/index.ts';
import { formatNumber } from '../internal/number-format.ts';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { Link } from '../link/index.ts';
import { useLocale, useTexts } from '../locale/locale-context.ts';
import { plural } from '../plural/index.ts';
import { nounTexts } from '../plural/plural-texts.ts';
import { Rating } from '../rating/index.ts';
import { formatAverage } from '../rating/stars.ts';
import { font, media, role, space } from '../theme/index.ts';
import { reviewSummaryTexts } from './review-summary-texts.ts';

export type Stars = 1 | 2 | 3 | 4 | 5;

export interface ReviewSummaryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Average of all ratings, or `null` without reviews. */
  average: number | null;
  /** Number of reviews for each number of stars. */
  distribution: Readonly<Record<Stars, number>>;
  /** Returns the address of the reviews with a number of stars. If omitted, the rows are not links. */
  getHref?: ((stars: Stars) => string) | undefined;
  /** Number of stars by which the list of reviews is filtered. It has no effect without `getHref`. */
  current?: Stars | undefined;
  /** Content below the summary, such as the button «Написать отзыв». */
  action?: ReactNode;
}

const allStars: readonly Stars[] = [5, 4, 3, 2, 1];

const root = css({ display: 'grid', gap: space(5), justifyItems: 'start', minWidth: 0 });
const averageLine = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space(4) });
const figure = css({ font: font(600, 64, 'display'), lineHeight: 0.9, letterSpacing: 'var(--meet-tight-display)' });
const mutedText = css({ display: 'grid', gap: 2, font: font(400, 14), color: role('muted') });
/** The widest count sets the width of the column. */
const list = css({
  display: 'grid',
  gridTemplateColumns: '1em 1fr minmax(2em, auto)',
  columnGap: space(3),
  width: '100%',
  maxWidth: 320,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  font: font(400, 14),
});
const fullRow = css({ display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' });
const row = css(fullRow, { alignItems: 'center', minHeight: 28 });
/** Makes each row as tall as a finger needs, even rows without reviews, which are not links. */
const touchTarget = css({ minHeight: 'var(--meet-target)', '@media (min-width: 1024px) and (hover: hover)': { minHeight: 28 } });
const link = css({ [media.hover]: { '&:hover .bar': { height: 4 } }, '&[aria-current]': { fontWeight: 600 } });
const track = css({ display: 'flex', alignItems: 'center', height: 4 });
const emptyTrack = css({ flex: 1, height: 2, background: role('border') });
const filledTrack = css({
  display: 'block',
  height: 2,
  background: role('text'),
  [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' },
});
const countStyle = css({ textAlign: 'end', color: role('muted') });

interface DistributionRowProps {
  stars: Stars;
  reviewCount: number;
  total: number;
}

function DistributionRow({ stars, reviewCount, total }: DistributionRowProps) {
  const locale = useLocale();
  const texts = useTexts('reviewSummary', reviewSummaryTexts);
  const nouns = useTexts('nouns', nounTexts);
  return (
    <>
      <span aria-hidden="true">{stars}</span>
      <span css={track} aria-hidden="true">
        <span css={filledTrack} className="bar" style={{ width: `${(100 * reviewCount) / total}%` }} />
        <span css={emptyTrack} />
      </span>
      <span css={countStyle} aria-hidden="true">
        {formatNumber(reviewCount, undefined, locale)}
      </span>
      <span css={hidden}>{`${plural(stars, texts.stars, locale)}: ${plural(reviewCount, nouns.reviews, locale)}`}</span>
    </>
  );
}

/** Average, number and distribution of the ratings of a product. In a card of a listing take `Rating`. */
export function ReviewSummary({ average, distribution, getHref, current, action, ...divProps }: ReviewSummaryProps) {
  const locale = useLocale();
  const texts = useTexts('reviewSummary', reviewSummaryTexts);
  const nouns = useTexts('nouns', nounTexts);
  const total = allStars.reduce((sum, stars) => sum + distribution[stars], 0);
  if (total === 0 || average === null) {
    return (
      <div css={root} {...divProps}>
        <p css={mutedText}>{texts.none}</p>
        {action}
      </div>
    );
  }
  return (
    <div css={root} {...divProps}>
      <div css={averageLine}>
        <p css={figure} aria-hidden="true">
          {formatAverage(average, locale)}
        </p>
        <div css={mutedText}>
          <Rating value={average} starsOnly />
          {plural(total, nouns.reviews, locale)}
        </div>
      </div>
      <ol css={list} role="list" aria-label={texts.label}>
        {allStars.map((stars) => {
          const reviewCount = distribution[stars];
          const content = <DistributionRow stars={stars} reviewCount={reviewCount} total={total} />;
          return (
            <li key={stars} css={fullRow}>
              {getHref && reviewCount > 0 ? (
                <Link css={[row, touchTarget, link]} href={getHref(stars)} aria-current={stars === current ? 'true' : undefined}>
                  {content}
                </Link>
              ) : (
                <div css={[row, getHref && touchTarget]}>{content}</div>
              )}
            </li>
          );
        })}
      </ol>
      {action}
    </div>
  );
}
