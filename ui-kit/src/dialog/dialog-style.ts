import { css } from '@emotion/react';
import { layers } from '../internal/style/layers.ts';
import { bottomEdge } from '../internal/style/panel-style.ts';
import { color, font, media, motion, radius, role, space } from '../theme/index.ts';

export const scrimFade = css({ transition: `opacity ${motion('slow')} ${motion('ease')}` });

/** The dialog is centred; on a phone it is at the bottom edge, above the on-screen keyboard. */
export const viewport = css({
  position: 'fixed',
  inset: 0,
  zIndex: layers.overlay,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'end center',
  overflow: 'hidden',
  paddingBottom: 'var(--keyboard-inset, 0px)',
  [media.tablet]: { placeItems: 'center', padding: `${space(4)} ${space(4)} calc(${space(4)} + var(--keyboard-inset, 0px))` },
});

const sizes = { small: 440, medium: 640, large: 880 } as const;

export type DialogSize = keyof typeof sizes;

export const styleDialog = (size: DialogSize) =>
  css({
    position: 'relative',
    width: '100%',
    maxHeight: 'calc(92dvh - var(--keyboard-inset, 0px))',
    overflow: 'hidden',
    ...bottomEdge,
    transition: `transform ${motion('drawer')} ${motion('ease-drawer')}, opacity ${motion('slow')} ${motion('ease')}`,
    '&[data-starting-style], &[data-ending-style]': { transform: 'translateY(100%)' },
    [media.tablet]: {
      width: `min(${sizes[size]}px, 100%)`,
      maxHeight: `calc(100dvh - 2 * ${space(4)} - var(--keyboard-inset, 0px))`,
      borderRadius: radius('panel'),
      transitionDuration: motion('slow'),
      '&[data-starting-style], &[data-ending-style]': { transform: `translateY(${space(3)})`, opacity: 0 },
    },
  });

/** A dialog with a band beside its content, or above the content on a phone. */
export const withAside = css({
  overflow: 'auto',
  [media.tablet]: { display: 'grid', gridTemplateColumns: '5fr 6fr', overflow: 'hidden', minHeight: 'min(500px, 100%)' },
});

export const aside = css({
  display: 'grid',
  alignContent: 'end',
  gap: space(2),
  flex: 'none',
  padding: space(5),
  background: color('stage'),
  color: color('on-stage'),
  [media.tablet]: { padding: space(8) },
});

export const mainColumn = css({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: 0,
});

/** A dialog is short, so its heading has no line below. */
export const dialogHead = css({ borderBottom: 0, paddingBottom: space(1), [media.tablet]: { paddingBottom: space(1) } });

export const description = css({ font: font(400, 16), color: role('muted'), '& + *': { marginTop: space(5) } });

export const dialogBody = css({ paddingTop: 0, [media.tablet]: { paddingTop: 0 } });
