import { css } from '@emotion/react';
import { font, motion, radius, role } from '../../theme/index.ts';
import { layers } from './layers.ts';

/** Distance of a popup from its trigger and from the edge of the screen, in pixels. */
export const popupGap = { sideOffset: 6, collisionPadding: 16 } as const;

export const popupLayer = css({ zIndex: layers.popup });

export const popup = css({
  maxWidth: 'min(360px, 100vw - 32px, var(--available-width))',
  maxHeight: 'var(--available-height)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${role('control')}`,
  borderRadius: radius('control'),
  background: role('panel'),
  color: role('text'),
  font: font(400, 14),
  outline: 0,
  transformOrigin: 'var(--transform-origin)',
  transition: `opacity ${motion('fast')}, transform ${motion('fast')} ${motion('ease')}`,
  '&[data-starting-style], &[data-ending-style]': { opacity: 0, transform: 'translateY(4px)' },
});
