import { css, keyframes } from '@emotion/react';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { layers } from '../internal/style/layers.ts';
import { font, media, motion, radius, role, space } from '../theme/index.ts';

const spin = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = css({ display: 'flex', animation: `${spin} 1s linear infinite`, [media.reducedMotion]: { animation: 'none' } });

const toastStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  // Below 601 px sonner makes toasts as wide as the screen.
  '@media (min-width: 601px)': { width: 'var(--width)' },
  minHeight: 56,
  padding: `${space(2)} ${space(1)} ${space(2)} ${space(4)}`,
  borderRadius: radius('control'),
  background: role('text'),
  color: role('page'),
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${role('page')} 24%, transparent)`,
  font: font(400, 14),
  '&:focus-visible': { outline: `2px solid ${role('focus')}`, outlineOffset: 2 },
  [forcedColors]: { border: '1px solid' },
} as const;

/** Sonner positions and animates toasts; these rules style them. Selectors are doubled, because sonner's style sheet comes later. */
export const toasts = css({
  '&&': { zIndex: layers.toast, fontFamily: 'inherit', outlineOffset: 4 },
  '&& [data-sonner-toast]': toastStyle,
  '&& [data-icon]': { display: 'flex', flex: 'none', position: 'relative' },
  '&& [data-icon] img': { width: 40, marginInlineStart: `calc(-1 * ${space(2)})` },
  '&& .sonner-loader': { position: 'static', transform: 'none', display: 'flex' },
  '&& .sonner-loader[data-visible=false]': { display: 'none' },
  '&& [data-content]': { flex: 1, minWidth: 0, overflowWrap: 'anywhere', paddingInlineEnd: space(2) },
  '&& [data-title]': { fontWeight: 500 },
  '&& [data-close-button]': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 'var(--meet-target)',
    height: 'var(--meet-target)',
    transition: `opacity ${motion('fast')}`,
    [media.hover]: { '&:hover': { opacity: 0.72 } },
  },
  '&& [data-action]': {
    flex: 'none',
    minHeight: 'var(--meet-target)',
    font: font(500, 14),
    textDecoration: 'underline',
    textUnderlineOffset: '.25em',
  },
  '&& :is([data-close-button], [data-action]):focus-visible': { outline: `2px solid ${role('page')}`, outlineOffset: -4 },
  // On a phone the text takes the whole line and the action is below it.
  '@media (max-width: 600px)': {
    '&& [data-sonner-toast]': {
      display: 'grid',
      gridTemplate: '"sign words close" auto "sign action close" auto / auto minmax(0, 1fr) auto',
      columnGap: 0,
      rowGap: 0,
    },
    '&& [data-icon]': { gridArea: 'sign', marginInlineEnd: space(3) },
    '&& [data-content]': { gridArea: 'words' },
    '&& [data-close-button]': { gridArea: 'close', alignSelf: 'start' },
    '&& [data-action]': { gridArea: 'action', justifySelf: 'start', marginBlock: `-${space(1)}` },
  },
});
