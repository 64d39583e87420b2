import { css } from '@emotion/react';
import { color, font, media, motion, radius, role, space } from '../../theme/index.ts';
import { forcedColors } from './forced-colors.ts';
import { layers } from './layers.ts';

/** Backdrop of a dialog or a drawer. */
export const scrim = css({
  position: 'fixed',
  inset: 0,
  zIndex: layers.overlay,
  background: color('scrim'),
  '&[data-starting-style], &[data-ending-style]': { opacity: 0 },
});

export const panel = css({
  display: 'flex',
  flexDirection: 'column',
  background: role('panel'),
  // Background of the panel as a variable, for sticky parts inside it.
  '--ground': role('panel'),
  color: role('text'),
  outline: 0,
  [forcedColors]: { border: '1px solid' },
});

export const head = css({
  display: 'flex',
  // The close button stays in the corner beside a title of several lines.
  alignItems: 'start',
  gap: space(2),
  flex: 'none',
  padding: `6px 6px 5px ${space(4)}`,
  borderBottom: `1px solid ${role('border')}`,
  [media.tablet]: { padding: `10px 13px 9px ${space(6)}` },
});

export const title = css({ flex: 1, minWidth: 0, paddingBlock: space(2), font: font(500, 22), overflowWrap: 'anywhere' });

export const closeButton = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 'var(--meet-target)',
  height: 'var(--meet-target)',
  color: role('text'),
  transition: `color ${motion('fast')}`,
  [media.hover]: { '&:hover': { color: role('muted') } },
  '&:active': { background: role('tile') },
  '&:focus-visible': { outlineOffset: -4 },
});

export const body = css({
  flex: '1 1 auto',
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: space(6),
  padding: 'var(--room)',
  // Padding of the content. It is a variable, so that sticky content at the end, such as a form's button, can extend over the padding.
  '--room': space(4),
  [media.tablet]: { '--room': space(6) },
});

export const foot = css({
  flex: 'none',
  padding: `${space(4)} ${space(4)} calc(${space(4)} + env(safe-area-inset-bottom, 0px))`,
  borderTop: `1px solid ${role('border')}`,
  background: 'inherit',
  [media.tablet]: { paddingInline: space(6) },
});

/** Corners of panels that rise from the bottom edge. */
export const bottomEdge = { borderRadius: `${radius('panel')} ${radius('panel')} 0 0` } as const;
