import { css } from '@emotion/react';
import { color, font, media, radius, space } from '../theme/index.ts';
import type { GalleryView } from './gallery-style.ts';

export const styleBar = (view: GalleryView) =>
  css({
    position: 'absolute',
    insetInline: `${space(2)} ${space(4)}`,
    bottom: space(3),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    pointerEvents: 'none',
    ...(view === 'spread' && { [media.tablet]: { display: 'none' } }),
  });

export const count = css({
  padding: '2px 8px',
  borderRadius: radius('control'),
  background: color('badge'),
  color: color('on-picture'),
  filter: 'brightness(var(--meet-picture-dim))',
  font: font(500, 12),
});

/** Touch screens swipe; the mouse and the keyboard use arrows. */
export const arrow = css({
  display: 'none',
  placeItems: 'center',
  width: 'var(--meet-target)',
  height: 'var(--meet-target)',
  color: color('on-picture'),
  pointerEvents: 'auto',
  '&:focus-visible': { outlineColor: color('on-picture'), outlineOffset: -4 },
  '&:last-of-type': { marginInlineEnd: 'auto' },
  [media.hover]: { display: 'grid', '&:hover': { opacity: 0.66 } },
  '&[aria-disabled=true]': { opacity: 0.4, cursor: 'default' },
});
