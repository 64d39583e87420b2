/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { brandTexts } from '../locale/brand-texts.ts';
import { fill } from '../locale/fill.ts';
import { useLocale, useTexts } from '../locale/locale-context.ts';
import { Picture } from '../picture/index.ts';
import { Rating } from '../rating/index.ts';
import { color, font, role, space } from '../theme/index.ts';
import { reviewCardTexts } from './review-card-texts.ts';
import { formatReviewDate } from './review-date.ts';

export interface ReviewPhoto {
  /** Key of the photo, which `PictureProvider` turns into an address. Each photo of a review has its own. */
  key: string;
  /** Text alternative: what the photo shows. By default it is «Фото 1 из отзыва: Марина». */
  alt?: string | undefined;
}

export interface ReviewCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Name of the author, as the author wrote it. */
  author: string;
  /** Rating from 1 to 5. */
  rating: number;
  /**
   * Date of the review, ISO 8601: a day alone, `2026-11-12`, as it is, or a moment, `2026-11-12T09:30:00Z`, in the `timeZone` of
   * `LocaleProvider`.
   */
  date: string;
  /** Variant that the author bought: «Размер 38, молочный». */
  variant?: string | undefined;
  /** Text of the review, whose line breaks are kept. */
  text?: string | undefined;
  /** Advantages of the product, in the words of the author. */
  advantages?: string | undefined;
  /** Disadvantages of the product, in the words of the author. */
  disadvantages?: string | undefined;
  /**
   * Photos by the author.
   * @default []
   */
  photos?: readonly ReviewPhoto[] | undefined;
  /** Called with the index of the photo to show full screen. If omitted, photos cannot be pressed. */
  onPhoto?: ((index: number) => void) | undefined;
  /**
   * Whether the author bought the product in this shop.
   * @default false
   */
  bought?: boolean | undefined;
  /**
   * Whether the review awaits moderation and is visible to its author only.
   * @default false
   */
  pending?: boolean | undefined;
  /**
   * Whether a moderator has rejected the review, which is visible to its author only.
   * @default false
   */
  rejected?: boolean | undefined;
  /** Content below the review, as wide as the review: put a button such as «Полезно» into a `<div>`, so that it keeps its own width. */
  actions?: ReactNode;
}

const root = css({
  display: 'grid',
  gap: space(2),
  minWidth: 0,
  overflowWrap: 'anywhere',
  // Only very long words are hyphenated.
  hyphens: 'auto',
  hyphenateLimitChars: '16 5 5',
});
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space(1)} ${space(4)}` });
const nameStyle = css({ fontWeight: 500 });
const smallText = css({ font: font(400, 14), color: role('muted') });
const dateStyle = css(smallText, { marginInlineStart: 'auto' });
const purchaseMark = css({ display: 'inline-flex', alignItems: 'center', gap: space(1), font: font(400, 14), color: role('success') });
const warning = css({ font: font(400, 14), color: role('warning') });
/** Keeps lines of text short enough to read; the date stays at the edge of the list. */
const readableWidth = { maxWidth: 680 } as const;
const textStyle = css({ ...readableWidth, whiteSpace: 'pre-line' });
const prosAndConsStyle = css({
  ...readableWidth,
  display: 'grid',
  gap: space(1),
  margin: 0,
  font: font(400, 14),
  '& > div': { display: 'flex', gap: space(2) },
  '& dt': { flex: 'none', width: '7em', color: role('muted') },
  '& dd': { margin: 0, minWidth: 0 },
});
const album = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--meet-seam)', margin: 0, padding: 0, listStyle: 'none' });
const photoBox = css({
  position: 'relative',
  display: 'block',
  width: 96,
  aspectRatio: '4 / 5',
  background: color('picture'),
  // Keeps the focus ring above the next photo, which touches this one.
  '&:focus-visible': { zIndex: 1 },
});

function Photos({ author, photos, onPhoto }: Pick<ReviewCardProps, 'author' | 'onPhoto'> & { photos: readonly ReviewPhoto[] }) {
  const texts = useTexts('reviewCard', reviewCardTexts);
  return (
    <ul css={album} role="list" aria-label={texts.photos}>
      {photos.map(({ key, alt }, index) => {
        const picture = <Picture imageKey={key} alt={alt ?? fill(texts.photo, { number: index + 1, author })} sizes="96px" />;
        return (
          <li key={key}>
            {onPhoto ? (
              <button css={photoBox} type="button" aria-haspopup="dialog" onClick={() => onPhoto(index)}>
                {picture}
              </button>
            ) : (
              <div css={photoBox}>{picture}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** One review of a shopper: stars, text and photos. For the average of all reviews take `ReviewSummary`. */
export function ReviewCard(props: ReviewCardProps) {
  const { author, rating, date, variant, bought = false, text, advantages, disadvantages, photos = [], onPhoto, ...rest } = props;
  const { pending = false, rejected = false, actions, ...articleProps } = rest;
  const texts = useTexts('reviewCard', reviewCardTexts);
  const brand = useTexts('brand', brandTexts).name;
  const formattedDate = formatReviewDate(date, useLocale());
  return (
    <article css={root} {...articleProps}>
      <div css={head}>
        <p css={nameStyle}>{author}</p>
        <Rating value={rating} starsOnly />
        {formattedDate && (
          <time css={dateStyle} dateTime={date}>
            {formattedDate}
          </time>
        )}
      </div>
      {pending && <p css={warning}>{texts.pending}</p>}
      {rejected && <p css={warning}>{texts.rejected}</p>}
      {bought && (
        <p css={purchaseMark}>
          <Icon name="check" size={16} />
          {fill(texts.bought, { brand })}
        </p>
      )}
      {variant && <p css={smallText}>{variant}</p>}
      {text && <p css={textStyle}>{text}</p>}
      {(advantages || disadvantages) && (
        <dl css={prosAndConsStyle}>
          {advantages && (
            <div>
              <dt>{texts.advantages}</dt>
              <dd>{advantages}</dd>
            </div>
          )}
          {disadvantages && (
            <div>
              <dt>{texts.disadvantages}</dt>
              <dd>{disadvantages}</dd>
            </div>
          )}
        </dl>
      )}
      {photos.length > 0 && <Photos author={author} photos={photos} onPhoto={onPhoto} />}
      {actions}
    </article>
  );
}
