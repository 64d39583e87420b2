import { css } from '@emotion/react';
import { color, font, media, motion, radius, space } from '../../theme/index.ts';
import { forcedColors } from './forced-colors.ts';

/** The box of single-line and multi-line text fields. */
export const inputStyle = css({
  display: 'block',
  width: '100%',
  minWidth: 0,
  minHeight: 'var(--meet-control-medium)',
  padding: `0 ${space(4)}`,
  border: `1px solid ${color('control')}`,
  borderRadius: radius('control'),
  background: color('paper'),
  color: color('ink'),
  font: font(400, 16),
  textOverflow: 'ellipsis',
  transition: `border-color ${motion('fast')}`,
  '&::placeholder': { color: color('muted'), opacity: 1 },
  [media.hover]: { '&:hover': { borderColor: color('ink') } },
  // Smaller padding makes up for the thicker border of an error, so nothing moves.
  '&[aria-invalid="true"]': { paddingInline: `calc(${space(4)} - 1px)`, borderWidth: 2, borderColor: color('accent') },
  '&:read-only': { background: color('surface') },
  '&:disabled': { borderColor: color('line'), background: color('tile'), color: color('muted'), opacity: 1, cursor: 'not-allowed' },
  [forcedColors]: { '&:disabled': { borderColor: 'GrayText', color: 'GrayText' } },
});
