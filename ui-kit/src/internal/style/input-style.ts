import { css } from '@emotion/react';
import { font, media, motion, radius, role } from '../../theme/index.ts';
import { forcedColors } from './forced-colors.ts';

/** Border, background and text of single-line and multi-line fields. */
export const inputStyle = css({
  display: 'block',
  width: '100%',
  minWidth: 0,
  minHeight: 'var(--meet-control-medium)',
  padding: '0 var(--meet-control-inset)',
  border: `1px solid ${role('control')}`,
  borderRadius: radius('control'),
  background: role('page'),
  color: role('text'),
  font: font(400, 16),
  textOverflow: 'ellipsis',
  transition: `border-color ${motion('fast')}`,
  '&::placeholder': { color: role('muted'), opacity: 1 },
  [media.hover]: { '&:hover': { borderColor: role('text') } },
  // Smaller padding makes up for the thicker border of an error, so nothing moves.
  '&[aria-invalid="true"]': { paddingInline: 'calc(var(--meet-control-inset) - 1px)', borderWidth: 2, borderColor: role('danger') },
  '&:read-only': { background: role('surface') },
  '&:disabled': { borderColor: role('border'), background: role('tile'), color: role('muted'), opacity: 1, cursor: 'not-allowed' },
  [forcedColors]: { '&:disabled': { borderColor: 'GrayText', color: 'GrayText' } },
});
