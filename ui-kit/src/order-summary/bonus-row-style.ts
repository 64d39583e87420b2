import { css } from '@emotion/react';
import { font, media, motion, role, space } from '../theme/index.ts';

export const root = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  width: '100%',
  minHeight: 64,
  paddingBlock: space(2),
  borderBlock: `1px solid ${role('border')}`,
  textAlign: 'start',
  font: font(400, 16),
  '&:disabled': { color: role('muted'), cursor: 'not-allowed' },
  '& b': { fontWeight: 500, whiteSpace: 'nowrap' },
  [media.hover]: { '&:hover:enabled': { borderColor: role('text') }, '&:hover:enabled svg': { transform: 'translateX(2px)' } },
  '&:active:enabled': { background: role('tile') },
  '& svg': { transition: `transform ${motion('fast')}` },
});
export const text = css({ flex: 1, minWidth: 0, display: 'grid', fontWeight: 500 });
export const hint = css({ font: font(400, 14), color: role('muted') });
