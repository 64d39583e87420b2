/** @jsxImportSource @emotion/react */
'use client';

import { OTPField } from '@base-ui/react/otp-field';
import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { forcedColors } from '../internal/style/forced-colors.ts';
import { color, font, media, motion, radius } from '../theme/index.ts';

export interface CodeCellProps extends ComponentProps<typeof OTPField.Input> {
  /** Accessible name: «Цифра 1 из 4». */
  label: string;
}

const cell = css({
  flex: '1 1 0',
  minWidth: 0,
  maxWidth: 64,
  height: 72,
  padding: 0,
  border: `1px solid ${color('control')}`,
  borderRadius: radius('control'),
  background: color('paper'),
  color: color('ink'),
  font: font(600, 28, 'display'),
  textAlign: 'center',
  transition: `border-color ${motion('fast')}, color ${motion('fast')}`,
  // The cell shows the focus, so a highlighted digit would add nothing.
  '&::selection': { background: 'transparent', color: color('ink') },
  [media.hover]: { '&:hover': { borderColor: color('ink') } },
  '&:read-only': { background: color('surface'), color: color('muted') },
  '&:read-only::selection': { color: color('muted') },
  '&[aria-invalid="true"]': { borderColor: color('accent') },
  '&:disabled': { borderColor: color('line'), background: color('tile'), color: color('muted'), opacity: 1, cursor: 'not-allowed' },
  [forcedColors]: {
    '&[aria-invalid="true"]': { borderWidth: 3 },
    '&:disabled': { borderColor: 'GrayText', color: 'GrayText' },
  },
});

/** One cell of a code. The library does not label the first cell, so the label is set on the input. */
export function CodeCell({ label, ...input }: CodeCellProps) {
  return <OTPField.Input css={cell} pattern="[0-9]*" {...input} render={<input aria-label={label} />} />;
}
