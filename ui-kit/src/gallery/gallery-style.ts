import { css } from '@emotion/react';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { color, media, motion, role, space } from '../theme/index.ts';

export type GalleryView = 'spread' | 'single';

/** From 768 px on, the gallery stays inside the gutters of the page; on a phone it reaches the edges of the screen. */
export const root = css({
  position: 'relative',
  marginInline: 'calc(-1 * var(--meet-gutter))',
  [media.tablet]: { marginInline: 0 },
});

export const withThumbs = css({
  [media.desktop]: { display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr)', gap: space(3), alignItems: 'start' },
});

export const thumbs = css({
  display: 'none',
  [media.desktop]: { position: 'sticky', top: 80, display: 'grid', gap: space(1) },
});

export const thumb = css({
  display: 'block',
  '&::after': { content: '""', display: 'block', height: 2, marginTop: 3, transition: `background ${motion('fast')}` },
  [media.hover]: { '&:hover::after': { background: role('control') } },
  '&[aria-current]::after': { background: role('text') },
  [forcedColors]: { '&[aria-current]::after': { background: 'Highlight', forcedColorAdjust: 'none' } },
});

/** From 768 px on, a picture of the `single` view is never taller than the screen, except on very low screens. */
export const styleStage = (view: GalleryView) =>
  css({
    position: 'relative',
    minWidth: 0,
    ...(view === 'single' && { [media.tablet]: { maxWidth: 'max(320px, calc((100vh - 160px) * var(--ratio)))' } }),
  });

/** Row with native scrolling, until `data-swipe` marks that the carousel has taken over. */
export const styleViewport = (view: GalleryView) =>
  css({
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollSnapType: 'x mandatory',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    // `hidden` would still allow native scrolling, for example by focus, which would move the row independently of the carousel.
    '&[data-swipe]': { overflow: 'clip', scrollSnapType: 'none', touchAction: 'pan-y pinch-zoom' },
    ...(view === 'spread' && { [media.tablet]: { '&, &[data-swipe]': { overflow: 'visible', touchAction: 'auto' } } }),
  });

/** `useGallery` reads `display` to tell whether the layout is a row. */
export const styleTrack = (view: GalleryView) =>
  css({
    display: 'flex',
    ...(view === 'spread' && {
      [media.tablet]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(max(min(320px, 100%), calc(50% - 2px)), 1fr))',
        gap: 'var(--meet-seam)',
        // An odd number of pictures leaves no gap: the first takes a whole row, up to the height of the screen.
        '& > :first-of-type:nth-last-of-type(odd)': {
          gridColumn: '1 / -1',
          '& > a': { width: '100%', aspectRatio: '1', maxHeight: 'max(320px, calc(100dvh - 180px))' },
          '& img': { width: '100%', height: '100%', objectFit: 'contain' },
        },
      },
    }),
  });

export const slide = css({ flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start' });

export const zoomLink = css({
  display: 'block',
  overflow: 'hidden',
  background: color('picture'),
  cursor: 'zoom-in',
  '&:focus-visible': { outlineOffset: -4, outlineColor: color('on-picture') },
});

export const badges = css({
  position: 'absolute',
  top: space(3),
  left: space(4),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space(1),
  pointerEvents: 'none',
});
