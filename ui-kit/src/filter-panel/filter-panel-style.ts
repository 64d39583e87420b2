import { css } from '@emotion/react';
import { font, media, motion, role, space } from '../theme/index.ts';

export const root = css({ display: 'grid', minWidth: 0 });

export const group = css({
  minWidth: 0,
  borderBottom: `1px solid ${role('border')}`,
  '&[open]': { paddingBottom: space(4) },
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: space(2),
    minHeight: 52,
    font: font(500, 16),
    listStyle: 'none',
    cursor: 'pointer',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary > svg': { marginInlineStart: 'auto', transition: `transform ${motion('fast')}` },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
});
export const chosenCount = css({ fontWeight: 400, color: role('muted') });

export const foot = css({
  position: 'sticky',
  // In a drawer the foot also covers the padding of the drawer's content, `--room`.
  bottom: 'calc(-1 * var(--room, 0px))',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(4)}`,
  paddingBlock: space(4),
  background: `var(--ground, ${role('page')})`,
  '& > button': { flex: '1 1 auto' },
});
/** Wide screens apply each choice at once, so the button is displayed only without JavaScript. */
export const footForTouch = css({ [media.desktop]: { '@media (scripting: enabled)': { display: 'none' } } });
