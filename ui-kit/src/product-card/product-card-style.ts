import { css } from '@emotion/react';
import { twoLines } from '../internal/style/two-lines.ts';
import { color, font, media, role, space } from '../theme/index.ts';
import { mouseMedia, quickSizesClass } from './QuickSizes.tsx';

/** Class name of the card's link, which the card's styles use to show the focus. */
export const cardLinkClass = 'card-link';
export const secondPictureClass = 'card-second';

export const card = css({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  alignContent: 'start',
  minWidth: 0,
  font: font(400, 14),
  [`&:has(.${cardLinkClass}:focus-visible)`]: { outline: `2px solid ${role('focus')}`, outlineOffset: 2, zIndex: 1 },
  [media.hover]: {
    [`&:hover .${cardLinkClass}`]: { textDecoration: 'underline', textUnderlineOffset: '.25em', textDecorationThickness: 1 },
    [`&:hover .${secondPictureClass}`]: { display: 'block' },
    [`&:hover .${quickSizesClass}`]: { opacity: 1 },
  },
  [`& .${quickSizesClass}:focus-within`]: { opacity: 1 },
});

export const tile = css({
  gridArea: '1 / 1',
  position: 'relative',
  display: 'block',
  aspectRatio: '4 / 5',
  background: color('picture'),
  overflow: 'hidden',
});

export const soldTile = css({ '& img': { opacity: 0.5 } });

export const noPicture = css({ position: 'absolute', inset: 0, margin: 'auto', color: color('on-picture'), opacity: 0.6 });

export const secondPictureStyle = css({ position: 'absolute', inset: 0, display: 'none' });

export const badgeList = css({
  position: 'absolute',
  top: space(3),
  insetInline: space(2),
  [media.tablet]: { left: space(3) },
  // Reserves room for the like button in the other corner. A badge that is too long to fit beside it goes below.
  '&::before': { content: '""', float: 'right', width: 28, height: 24 },
  '& > span': { display: 'flow-root', width: 'max-content', marginBottom: space(1) },
});

export const texts = css({
  gridArea: '2 / 1',
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  minWidth: 0,
  padding: `${space(3)} ${space(2)} 0 var(--meet-gutter)`,
  overflowWrap: 'anywhere',
  // Only very long words are hyphenated.
  hyphens: 'auto',
  hyphenateLimitChars: '14 5 5',
  [media.tablet]: { paddingInline: `0 ${space(5)}` },
});

export const brandName = css({ fontWeight: 600 });

export const heading = css({
  font: 'inherit',
  letterSpacing: 0,
  ...twoLines,
  [`& .${cardLinkClass}::after`]: { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
  [`& .${cardLinkClass}:focus-visible`]: { outline: 'none' },
});

export const priceLine = css({ display: 'grid', gap: 2, marginTop: space(1) });
export const soldOutLine = css({ color: role('muted') });

const cornerButton = css({
  gridArea: '1 / 1',
  zIndex: 2,
  display: 'inline-grid',
  placeItems: 'center',
  width: 'var(--meet-target)',
  height: 'var(--meet-target)',
  color: color('on-picture'),
  '@media (scripting: none)': { display: 'none' },
  '&:focus-visible': { outlineColor: color('on-picture'), outlineOffset: -4 },
});

export const likeButton = css(cornerButton, { placeSelf: 'start end' });
export const addButton = css(cornerButton, { placeSelf: 'end' });
/** For the plus button, which is hidden where sizes appear on hover. */
export const hiddenWithMouse = css({ [mouseMedia]: { display: 'none' } });
